/**
 * Where the kernel and its driver meet: what lies where in the memory they share. Plain constants, so that
 * AssemblyScript and TypeScript read the same file. Every `…At` is a byte offset into the block at the start of memory.
 */

// Addresses of the tables whose place depends on the problem.
export const masksAt = 0;
export const weightsAt = 4;
export const tableAt = 8;
export const notesAt = 12;
export const rowsAt = 16;
export const countsAt = 20;

// Sizes.
export const fitStrideAt = 24;
export const chunksAt = 28;
export const wordsAt = 32;
export const formCountAt = 36;
export const copiesAt = 40;
export const handBitsAt = 44;
export const tableShiftAt = 48;
export const rowBytesAt = 52;
export const capacityAt = 56;

// What changes as the search goes on.
export const topAt = 60;
/** The frame that ends the search when it is left; those below only say how it began. */
export const bottomAt = 64;
export const rowCountAt = 68;
export const foundAt = 72;
/** How many solutions had been found when the rows were last taken away. */
export const takenAt = 80;
export const nodesAt = 88;

/** Steps to neighbours, in order: a 64-bit shift, 1 for the first of them, and the 64-bit set of cells that have such a neighbour. */
export const stepCountAt = 96;
export const stepsAt = 104;
export const stepBytes = 16;
export const maxSteps = 3;

/** Notes of another generation tell of rows that are gone. */
export const generationAt = 152;

// Tables that always have the same place: the kernel reaches them without a register.
export const maxCopies = 64;
/** 64-bit words by position: the forms that may begin there. */
export const allow = 384;
export const frames = 4608;
export const forms = 12928;
/** By position and form: the option they make, in 16 bits. */
export const options = 78464;
/** By position (where each has its own), word and byte: for each value of the byte the forms that have room. */
export const fit = 144000;

// A form: one shape of one stock, anchored at its first cell. 128 bytes.
export const formMask = 0;
export const formUnit = 8;
export const formHand = 16;
export const formSpare = 24;
export const formSlot = 32;
export const formShift = 36;
export const formScales = 40;
export const formKeep = 48;
export const formSizeLog2 = 7;

// A frame: the state before an item is placed, what has been tried there, and what is placed just now. 128 bytes.
export const frameOpen = 0;
export const frameHand = 8;
export const frameSpare = 16;
export const frameBits = 24;
export const frameFound = 32;
export const frameTarget = 40;
export const frameWord = 44;
/** The option placed, in 16 bits, and its place in the row, in the next 16. */
export const frameChoice = 48;
export const frameAvail = 56;
export const frameBytes = 128;

/** As many words of forms as a form and a frame have room for. */
export const maxWords = 8;

// A note about a state in the table that has solutions: where its rows begin, how many, and their target until there.
export const noteStart = 0;
export const noteCount = 4;
export const noteTarget = 8;
export const noteGeneration = 12;
export const noteSizeLog2 = 4;
