/**
 * Where the frontier graph and its driver meet: what lies where in the memory they share. Plain constants, so that
 * AssemblyScript and TypeScript read the same file. Every `…At` is a byte offset into the block at the start of memory.
 */

// Addresses of tables, by position of the scan unless said otherwise.
/** 64-bit sets: what is open from a position on, before anything is placed. */
export const openAt = 0;
/** 32 bits: the first open position from here on, or the end. */
export const nextOpenAt = 4;
/** 64-bit words: the forms that may begin here. */
export const allowAt = 8;
/** By area and slot, in words: the forms of the stocks that choose a word, as far as hands of that slot have any left. */
export const othersAt = 12;
/** By area, stock and slot: the slot that a hand moves to when it takes one from the stock, or `noSlot`. */
export const movesAt = 24;
/** How many of the stocks choose a bit: those after the keyed ones. */
export const commonCountAt = 32;
/** 64-bit sets for each direction: which of the next positions have a neighbour that way. */
export const scanStepsAt = 36;
/** 64-bit sets for each keyed stock, and one for all others: where a cell may stand alone. */
export const spareAt = 40;
export const layersAt = 44;
/** By position and form: the option they make, in 32 bits. */
export const optionsAt = 48;
/** By option, a byte: whether it must not be used. */
export const bannedAt = 52;
/** By keyed state: see `dimension…`. */
export const dimensionsAt = 56;
/** By option: which choice of its stock it is. */
export const digitsAt = 60;
/** By option, 64-bit floats: how many solutions have it. */
export const optionCountsAt = 68;
/** By keyed state and stock: how far apart two choices of the stock are in the longer of the two vectors. */
export const stridesAt = 72;

// Sizes.
export const positionsAt = 80;
export const formWordsAt = 84;
export const windowBytesAt = 88;
export const scanFormCountAt = 92;
export const stockCountAt = 96;
/** Stocks up to this one are part of a node's key; the others are in the sets of hands. */
export const keyedCountAt = 100;
export const slotsAt = 104;
export const scanStepCountAt = 108;
export const keyShiftAt = 112;
export const windowMaskAt = 120;
/** The positions of a window whose neighbours all lie in it. */
export const judgedAt = 128;
/** The bytes that may be used in all. */
export const limitAt = 136;
/** Shifts of the directions. */
export const shiftsAt = 140;

// What changes as the work goes on.
export const usedAt = 160;
export const layerAt = 164;
export const chunkAt = 168;
export const nodeAt = 172;
export const edgeChunkAt = 176;
export const liveChunkAt = 180;
export const freeChunkAt = 184;
export const failedAt = 188;
export const expandedAt = 192;
export const edgesAt = 196;
export const rootAt = 200;
export const finalAt = 204;
export const liveNodesAt = 208;
export const livePairsAt = 212;
/** How many positions the longest edge leads on. */
export const longestAt = 216;
/** Of a list of solutions: the stack, how many frames are in use, and where rows go. */
export const stackAt = 368;
export const depthAt = 372;
export const listedAt = 376;
/** Free hash tables, and later vectors, by the power of two of their size. */
export const freeTablesAt = 224;
/** 64-bit floats: how many entries all vectors before the pivot have, and all after it. */
export const entriesBeforeAt = 352;
export const entriesAfterAt = 360;
/** All that lies before the tables. */
export const scratchAt = 384;

// Tables that always have the same place: the graph reaches them without looking up where they are.
export const maxStocks = 64;
export const maxForms = 512;
export const maxAreas = 1024;
export const stocks = 1024;
export const scanForms = 5120;
/** By stock, in words: which forms are its own. */
export const stockForms = 13312;
/** By area, a byte: how many words a set of hands has. */
export const slotCount = 17408;
/** By word and byte of the window: for each value of the byte the forms that have room. The other tables follow. */
export const scanFit = 18432;

/** No slot: the stock is used up, or the hand is impossible. */
export const noSlot = 255;
export const maxSlots = 64;

// A form: a shape of a stock. 16 bytes.
export const scanFormMask = 0;
export const formStock = 8;
export const scanFormSizeLog2 = 4;

// A stock. 64 bytes.
export const stockUnit = 0;
export const stockField = 8;
export const stockFull = 16;
export const stockHands = 24;
export const stockShift = 32;
export const stockArea = 36;
export const stockSingle = 40;
export const stockChoices = 44;
export const stockKeyShift = 48;
export const stockSizeLog2 = 6;

// A node: 16 bytes and its set of hands.
export const nodeKey = 0;
export const nodeArea = 8;
export const nodeLayer = 10;
/** Where its vectors are, or, for a list of solutions, its edges. */
export const nodeVector = 12;
export const nodeHands = 16;

// A frame of the stack: a node, a hand, what comes next there, and the option taken there. 32 bytes.
export const frameNode = 0;
export const frameEdge = 4;
export const frameSlot = 8;
export const frameBit = 12;
export const frameOption = 16;
export const frameSizeLog2 = 5;

// A layer: the nodes whose first open position is this one. 32 bytes.
export const layerTable = 0;
export const layerBits = 4;
export const layerCount = 8;
export const layerFirst = 12;
export const layerLast = 16;
export const layerSizeLog2 = 5;

// A chunk of memory, of nodes or of edges.
export const chunkBytes = 65536;
export const chunkNext = 0;
export const chunkBefore = 4;
export const chunkEnd = 8;
export const chunkHead = 16;

// What is known of a keyed state. 32 bytes.
/** The entries of a vector: of targets so far, or of targets to come once the pivot is passed. */
export const dimensionLength = 0;
/** The same, rounded up so that two entries can always be taken together. */
export const dimensionPadded = 4;
export const dimensionPassed = 8;
/** Where the matrices of the state begin, one for each choice of the pivot: this vector times that of the child. */
export const dimensionMatrices = 12;
export const dimensionMatrixBytes = 16;
export const dimensionSizeLog2 = 5;
