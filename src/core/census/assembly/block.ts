/**
 * Where the census and its driver meet: what lies where in the memory they share. Plain constants, so that AssemblyScript
 * and TypeScript read the same file. Every `…At` is a byte offset into the block at the start of memory.
 */

/** The end of what is in use, and how far it may grow. */
export const roomUsedAt = 0;
export const mayTakeAt = 4;
/** Why nothing more is looked for, if so. */
export const stoppedAt = 8;
/** The memory was not enough: whatever was found until then is worth nothing. */
export const outOfRoom = 1;
/** Where one target decides, every set has been solved. */
export const allSolved = 2;
/** Whether tilings are counted, or only whether there are any. */
export const isCountingAt = 12;
/** Whether the half that is filled leaves cells to the other one. */
export const leavesAt = 16;

// The half that is filled. Addresses of tables by position, 64-bit words unless said otherwise.
/** What is open from a position on, before anything is placed. */
export const openCellsAt = 20;
/** The fields that must have been used before this is the first open position. */
export const dueAt = 24;
/** Where a cell may stand alone, for a field may leave it uncovered. */
export const spareCellsAt = 28;
/** 32 bits: the first choice that begins here, in the list of choices. */
export const choicesAt = 32;
export const choiceListAt = 36;
/** How many positions are to be filled. */
export const endAt = 40;

// Forms: the shapes of all pieces of the pool, each counted from its first position.
export const poolWordsAt = 44;
export const reachBytesAt = 48;
/** By byte of the window and its value, in words: the forms that fit what is blocked there. */
export const fitAt = 52;
export const shapesAt = 56;
/** By form, a byte. */
export const pieceOfFormAt = 60;
/** By piece, in words: the forms that are left when the piece is used; and when its whole size is used up. */
export const withoutPieceAt = 64;
export const withoutSizeAt = 68;
/** By piece: 64-bit set of the pieces of its size, and how many of them a set has. */
export const sizeMateAt = 72;
export const quotaAt = 76;
/** Words of available forms, one row for each depth of the search. */
export const availableAt = 80;
/** How many positions further on the row below is; 0 where a lone cell is no reason to turn back. */
export const strideAt = 84;
/** Whether the lattice has the third pair of directions. */
export const isHexAt = 88;

// Which hands belong together.
/** Sizes there are, and by size: the pieces of that size as a 64-bit set. */
export const sizeCountAt = 92;
export const sizeSetsAt = 96;
/** What a whole set has of each size, packed like the signature of a hand. */
export const wholeAt = 100;

// From a set of pieces to its number: chunks of its bits, each with a table.
export const rankChunkCountAt = 104;
export const rankChunksAt = 108;
/** The first set of the part, and how many there are. */
export const partFromAt = 112;
export const partSizeAt = 116;
/**
 * By set of the part: how many solutions each target has, in 64-bit floats; or which targets have any, in 32 bits. Where one
 * target decides: a bit for each set that may work and hasn't been solved yet.
 */
export const setRowsAt = 120;
export const rowLengthAt = 124;
/** A 64-bit count of the nodes of both halves, and of the pairs that were looked at. */
export const triedAt = 128;
export const pairsAt = 136;
/** All fields, as bits of a hand. */
export const allFieldsAt = 144;

// What the program notes for itself.
export const findingsAt = 152;
export const findingsBitsAt = 156;
export const entriesAt = 160;
export const treeAt = 164;
export const levelsAt = 168;
/** Numberings: each is a table, its size, and how many numbers there are. */
export const bucketsAt = 172;
export const frontiersAt = 184;
/** The sorted hands of each half, with the first of each bucket; runs of targets and counts. */
export const topHandsAt = 196;
export const topFirstAt = 200;
export const topRunsAt = 204;
export const bottomHandsAt = 208;
export const bottomFirstAt = 212;
export const bottomRunsAt = 216;
/** Hands of live sets, or 0 where all sets are alive. */
export const usefulAt = 220;
export const usefulBitsAt = 224;
/** By set of the part, 32 bits: the place of its row, or the size of the part where it has none; 0 for one row each. */
export const liveAt = 228;
/** Which sets are alive, by a mixture of their pieces: a table of bits and its size as a power of two, or 0 where all are. */
export const liveFilterAt = 232;
export const liveFilterBitsAt = 236;
/** Where one target decides: how many sets haven't been solved, and with how few of them the tables of live sets are made again. */
export const unsolvedAt = 240;
export const fewUnsolvedAt = 244;
/** The pieces of each live set, 64 bits, and how many there are; 0 where too many are alive. */
export const liveSetsAt = 248;
export const liveSetCountAt = 252;
/** Room for both tables of live sets, even if they aren't noted yet; and how many pieces a set has. */
export const usefulRoomAt = 256;
export const filterRoomAt = 260;
export const setSizeAt = 264;
/** Findings that wait until there are some, how many there are, and what was seen in passing. */
export const waitingAt = 268;
export const waitingCountAt = 272;
export const seenAt = 280;

/** Where the tables begin. */
export const blockBytes = 320;

/** A choice in the list: its shape, the bit of its field, and what it adds to the number of the target. */
export const choiceBytes = 24;
export const choiceField = 8;
export const choiceOffset = 16;

/** What a half found: the frontier (or bucket), the hand, the target and how often, or the targets as bits. */
export const entryBytes = 24;
/** Where one target decides, it's the frontier (or bucket) and the hand alone. */
export const shortEntryBytes = 16;
export const entryHand = 8;
export const entryTarget = 16;
export const entryCount = 20;

/** A hand of a bucket: its pieces and fields, and its run of targets, or the targets as bits. */
export const handBytes = 16;
/** Where one target decides, it's the pieces alone. */
export const shortHandBytes = 8;
export const handFrom = 8;
export const handTo = 12;

/** A chunk of a set's bits: where they are, their table, and whether they are the first of their size. */
export const rankChunkBytes = 16;
export const chunkTable = 4;
export const chunkStarts = 8;
export const chunkMask = 12;
export const chunkWidth = 12;

/** Fields are the highest bits of a hand. */
export const firstFieldBit = 56;
