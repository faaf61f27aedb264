/** What the coach says in Arabic. */

import { type CoachWords, coachToolsIn } from "./translation.js";

const { written, counted, listed, either } = coachToolsIn("ar");

/** What is typed reads from the left, in a sentence that reads from the right. */
const typed = (text: string): string => `\u2066${text}\u2069`;

const dates = (count: number, areDates: boolean): string =>
  counted(
    count,
    areDates
      ? { zero: "# تاريخ", one: "تاريخ واحد", two: "تاريخين", few: "# تواريخ", many: "# تاريخًا", other: "# تاريخ" }
      : {
          zero: "# تركيبة",
          one: "تركيبة واحدة",
          two: "تركيبتين",
          few: "# تركيبات",
          many: "# تركيبة",
          other: "# تركيبة",
        },
  );
const solutions = (count: number): string =>
  counted(count, { zero: "لا حل", one: "حل واحد", two: "حلّان", few: "# حلول", many: "# حلًّا", other: "# حل" });
const cellCount = (count: number): string =>
  counted(count, {
    zero: "# خانة",
    one: "خانة واحدة",
    two: "خانتين",
    few: "# خانات",
    many: "# خانة",
    other: "# خانة",
  });
const placed = (count: number): string =>
  counted(count, {
    zero: "لا قطعة موضوعة",
    one: "قطعة واحدة موضوعة",
    two: "قطعتان موضوعتان",
    few: "# قطع موضوعة",
    many: "# قطعة موضوعة",
    other: "# قطعة موضوعة",
  });
const pieces = (names: readonly string[]): string =>
  `${names.length === 1 ? "القطعة" : names.length === 2 ? "القطعتين" : "القطع"} ${listed(names)}`;

export const arCoach: CoachWords = {
  sentence: (text) => `${text}.`,
  heading: (text) => `${text}:`,
  subheading: (text) => `${text}:`,
  // Two cells would need another ending in every sentence, so each has the noun.
  cells: (names) => (names.length < 3 ? listed(names.map((name) => `الخانة ${name}`)) : `الخانات ${listed(names)}`),
  cellRange: (count, first, last) => `الخانات من ${first} إلى ${last} (عددها ${written(count)})`,
  uncoverable: (cell) => `لا قطعة من القطع الباقية تغطي الخانة ${cell}`,
  noRoom: (piece) => `لم يبق مكان يكفي القطعة ${piece}`,
  wrongSize: (cells, count) =>
    count === 1
      ? `${cells} معزولة، ولا قطعة باقية تغطي خانة واحدة فقط`
      : `${cells} معزولة عن غيرها، والقطع الباقية لا تغطي ${cellCount(count)} بالضبط`,
  wrongShape: (cells) => `القطع الباقية لا تملأ ${cells}`,
  samePiece: (piece, regions) => `منطقتان تحتاجان إلى القطعة ${piece}، وهي لا تكفي الاثنتين: ${regions.join("؛ ")}`,
  colouring: (cells, dark, light) =>
    `لو لُوّنت اللوحة كرقعة الشطرنج لكان في ${cells} من الداكنة ${written(dark)} ومن الفاتحة ${written(light)}، والقطع الباقية لا توافق ذلك`,
  choices: (cell, count) =>
    counted(
      count,
      {
        zero: "لا خيار للخانة {cell}",
        one: "للخانة {cell} خيار واحد",
        two: "للخانة {cell} خياران",
        few: "للخانة {cell} # خيارات",
        many: "للخانة {cell} # خيارًا",
        other: "للخانة {cell} # خيار",
      },
      { cell },
    ),
  places: (piece, count) =>
    counted(
      count,
      {
        zero: "لا مكان للقطعة {piece}",
        one: "بقي للقطعة {piece} مكان واحد",
        two: "بقي للقطعة {piece} مكانان",
        few: "بقيت للقطعة {piece} # أماكن",
        many: "بقي للقطعة {piece} # مكانًا",
        other: "بقي للقطعة {piece} # مكان",
      },
      { piece },
    ),
  piece: (piece) => `القطعة ${piece}`,
  pieceOn: (piece, cells) => `القطعة ${piece} على ${cells}`,
  onlyChoice: (choice, cell) => `لا تغطي الخانة ${cell} إلا ${choice}`,
  onlySpot: (piece, cells) => `لا مكان للقطعة ${piece} إلا على ${cells}`,
  withAny: (choices) => `مع ${either(choices)}`,
  follows: (choice, text) => `${choice}: ${text}`,
  noArgument: () => "لا توجد حجة قصيرة تبيّن ذلك: جرّب Daytile كل شيء.",
  notEvenEmpty: () => "لا حل حتى من دون أي قطعة موضوعة.",
  solvableWithout: (names) => `ارفع ${pieces(names)} فيعود هناك حل.`,
  nothingToExplain: (title) => `لا شيء يحتاج إلى شرح: يوجد حل في ${title}.`,
  coversDate: (piece, cell) => `القطعة ${piece} تغطي الخانة ${cell} التي يجب أن تبقى ظاهرة`,
  whyNone: (steps) =>
    counted(steps, {
      zero: "لماذا لا يوجد حل",
      one: "لماذا لا يوجد حل، في خطوة واحدة",
      two: "لماذا لا يوجد حل، في خطوتين",
      few: "لماذا لا يوجد حل، في # خطوات",
      many: "لماذا لا يوجد حل، في # خطوة",
      other: "لماذا لا يوجد حل، في # خطوة",
    }),
  placed: (title, puzzle, count) => `${title} على ${puzzle}، ${placed(count)}`,
  onlyCell: (piece, cell) => `طريقة وحيدة: لا تغطي الخانة ${cell} إلا القطعة ${piece}، وبطريقة واحدة.`,
  onlyPiece: (piece, cell) => `قطعة وحيدة: لا تغطي الخانة ${cell} إلا القطعة ${piece}.`,
  onlyPlace: (piece, cell) => `مكان وحيد: لا مكان للقطعة ${piece} إلا على الخانة ${cell}.`,
  onlyPlaces: (piece, cell, copies) =>
    `مكان وحيد: عدد نسخ القطعة ${piece} الباقية ${written(copies)}، وعدد أماكنها ${written(copies)} فقط، وأحدها على الخانة ${cell}.`,
  forcedRegion: (piece, cell, region) =>
    `منطقة محسومة: كيفما ملأت ${region}، تغطي القطعة ${piece} الخانة ${cell} بالطريقة نفسها.`,
  sharedPiece: (piece, cell, region, needs) =>
    `قطعة محجوزة: لا تمتلئ ${region} من دون القطعة ${needs}، فلا يبقى للخانة ${cell} إلا القطعة ${piece}.`,
  othersFail: (piece, cell) => `غيرها لا ينفع: أي قطعة أخرى على الخانة ${cell} تترك فراغًا، فهي القطعة ${piece}.`,
  everySolution: (piece, cell) => `كل الحلول: في كل الحلول الباقية تغطي القطعة ${piece} الخانة ${cell} بالطريقة نفسها.`,
  bestChance: (piece, cell) => `أفضل فرصة: تغطي القطعة ${piece} الخانة ${cell} في حل من حلول كثيرة.`,
  bestChanceOf: (piece, cell, count, all) =>
    `أفضل فرصة: عدد الحلول ${written(all)}، وفي ${written(count)} منها تغطي القطعة ${piece} الخانة ${cell} هكذا.`,
  hidden: () => `لا يظهر السبب من نظرة؛ شغّل ${typed("daytile explain")}.`,
  left: (count) =>
    counted(count, {
      zero: "لم يبق أي حل.",
      one: "بقي حل واحد.",
      two: "بقي حلّان.",
      few: "بقيت # حلول.",
      many: "بقي # حلًّا.",
      other: "بقي # حل.",
    }),
  fine: () => "كل شيء على ما يرام حتى الآن.",
  solved: () => "حُلّت. أحسنت!",
  impossible: () => "لا حل هنا، حتى من دون أي قطعة موضوعة.",
  takeOff: (names) => `ارفع ${pieces(names)}.`,
  reach: (puzzle, count, possible, all, areDates, found) =>
    `${puzzle}، ${placed(count)}: ما زال ممكنًا ${written(possible)} من ${dates(all, areDates)}${found === 0 ? "" : `، ${solutions(found)}`}`,
  reachMost: (names) => `الأكثر حلولًا: ${names}`,
  withCount: (label, count) => `${label}\u00a0(${written(count)})`,
  reachNone: (areDates) => `${areDates ? "لا تاريخ ممكن" : "لا تركيبة ممكنة"} مع هذه القطع الموضوعة`,
  tasteHasOrder: (part) => `الحلول حسب الذوق تأتي من الأفضل إلى الأقل؛ احذف ${part}`,
  tasteIsText: () => `الحلول حسب الذوق نص أو ${typed("JSON")}؛ لرسم أحدها استعمل ${typed("--number")}`,
  noneUpright: (title) => `لا حل يقف قائمًا في ${title}`,
  nothingToMove: () => "لا شيء يُنقل",
  move: (names) => `انقل ${written(names.length)}: ${listed(names)}`,
  flipped: (count) => `القطع المقلوبة: ${written(count)}`,
  joints: (count) => `الوصلات المستقيمة: ${written(count)}`,
  shared: (count) => `المواضع المشتركة: ${written(count)}`,
  neighbours: (count) => `الجيران المتناظرة: ${written(count)}`,
  difficulty: (rating) => `الصعوبة: ${written(rating)} من 5`,
  difficultyMap: () => "الصعوبة، من 1 (سهل) إلى 5 (صعب)",
  easiest: (names) => `الأسهل: ${names}`,
  hardest: (names) => `الأصعب: ${names}`,
  lazyYear: (puzzle, year, days, moves, mean) =>
    `${puzzle}، ${year}: أيام لها حل: ${written(days)}، قطع تُنقل: ${written(moves)}${mean === undefined ? "" : `، بمعدل ${written(mean)} كل صباح`}`,
  lazyStart: () => "البداية",
  noSolution: () => "لا حل",
  noDaySolved: () => "لا يوم له حل",
  noDates: (puzzle) => `${puzzle} لا تعرض تواريخ`,
  onlyWithLazy: (option, lazy) => `${option} لا يُستعمل إلا مع ${lazy}؛ احذفه`,
  lazyHasAllDays: (one, other) => `السنة الكسولة فيها كل أيامها؛ احذف ${one} و${other}`,
  lazyIsNoPng: () =>
    `لا تُحفظ السنة الكسولة بصيغة ${typed("PNG")}؛ اختر ${typed("txt")} أو ${typed("json")} أو ${typed("pdf")} أو ${typed("gif")} أو ${typed("svg")}`,
  onlyLazyIsGif: (option) => `السنة الكسولة وحدها تُحفظ بصيغة ${typed("GIF")}؛ أضف ${typed(option)}`,
};
