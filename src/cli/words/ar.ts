/** What the command line says in Arabic. Whatever is filled in is kept apart by `voice.ts`, and words to type by `typed`. */

import { arCoach } from "../../requests/coach-words/ar.js";
import { arQueue } from "./queue/ar.js";
import { dotted, toolsIn } from "./tools.js";
import type { CommandWords } from "./translation.js";

const { written, counted, either, monthName, weekdayName, dateText, size, time } = toolsIn("ar");

/** What is typed reads from the left, in a sentence that reads from the right. Within it there are no other marks. */
const typed = (text: string): string => `\u2066${text.replace(/[\u2066-\u2069]/g, "")}\u2069`;
const list = (names: readonly string[]): string => names.join("، ");

const dates = (count: number, areDates: boolean): string =>
  counted(
    count,
    areDates
      ? { zero: "# تاريخ", one: "تاريخ واحد", two: "تاريخان", few: "# تواريخ", many: "# تاريخًا", other: "# تاريخ" }
      : {
          zero: "# تركيبة",
          one: "تركيبة واحدة",
          two: "تركيبتان",
          few: "# تركيبات",
          many: "# تركيبة",
          other: "# تركيبة",
        },
  );
const solutions = (count: number): string =>
  counted(count, { zero: "لا حل", one: "حل واحد", two: "حلّان", few: "# حلول", many: "# حلًّا", other: "# حل" });
const sets = (count: number): string =>
  counted(count, {
    zero: "# مجموعة",
    one: "مجموعة واحدة",
    two: "مجموعتان",
    few: "# مجموعات",
    many: "# مجموعة",
    other: "# مجموعة",
  });
const cells = (count: number): string =>
  counted(count, {
    zero: "# خانة",
    one: "خانة واحدة",
    two: "خانتان",
    few: "# خانات",
    many: "# خانة",
    other: "# خانة",
  });
const pieces = (count: number): string =>
  counted(count, { zero: "# قطعة", one: "قطعة واحدة", two: "قطعتان", few: "# قطع", many: "# قطعة", other: "# قطعة" });
const ways = (count: number): string =>
  counted(count, { zero: "# وضع", one: "وضع واحد", two: "وضعان", few: "# أوضاع", many: "# وضعًا", other: "# وضع" });
const places = (count: number): string =>
  counted(count, {
    zero: "# موضع",
    one: "موضع واحد",
    two: "موضعان",
    few: "# مواضع",
    many: "# موضعًا",
    other: "# موضع",
  });
const range = (min: number, max: number | undefined): string =>
  max === undefined ? `من ${written(min)} فأكثر` : `من ${written(min)} إلى ${written(max)}`;

export const arCommands: CommandWords = {
  coach: arCoach,
  queue: arQueue,
  text: {
    hinted: (wrong, hint) => `${wrong}؛ ${hint}`,
    didYouMean: (words) => `هل تقصد ${either(words)}؟`,
    chooseFrom: (words) => `اختر من: ${list(words)}`,
    chooseNumber: (first, last) => `اختر رقمًا من ${first} إلى ${last}`,
    useEither: (one, other) => `استعمل ${one} أو ${other}، لا كليهما`,
  },
  dates: {
    outsideYears: (text, first, last) => `${text} ليس بين السنتين ${first} و${last}`,
    noMonth: (month, text) => `لا يوجد شهر ${month}: ${text}`,
    noDay: (day, text) => `لا يوجد يوم ${day}: ${text}`,
    noYear: (year, text) => `لا توجد هنا سنة ${year}: ${text}`,
    notADate: (text) => `${text} ليس تاريخًا`,
    tryThese: (example) =>
      `جرّب اليوم أو ${typed("2026-12-25")} أو ${typed("12-25")} أو ${typed("25 Dec")} أو ${example}`,
    ambiguous: (text, one, other) => `${text} يعني ${one} أو ${other}؛ اكتب أحدهما`,
    whichYear: (text) => `${text} لا يحدد السنة؛ اكتب الأرقام الأربعة`,
    whichMonth: (text) => `${text} لا يحدد أي رقم هو الشهر`,
  },
  fields: {
    unknownField: (name) => `حقل غير معروف ${name}`,
    unknownChoice: (field, name) => `قيمة غير معروفة ${name} للحقل ${field}`,
    hasNone: () => "ليس في هذه الأحجية شيء منها",
    expectedChoice: (field, example) => `الحقل ${field} يحتاج إلى قيمة مثل ${example}`,
    twice: (field, name) => `الحقل ${field} مكتوب مرتين، والثانية ${name}`,
    missing: (field) => `الحقل ${field} ناقص`,
    monthLength: (month, year, days) =>
      `عدد أيام ${monthName(month)}${year === undefined ? "" : ` ${year}`} هو ${days}`,
    byFields: (text) => `لتراه مع ذلك اكتب ${text} بدل التاريخ`,
    wrongWeekday: (year, month, day, is, not) =>
      `${dateText(year, month, day)} هو ${weekdayName(is)}، لا ${weekdayName(not)}`,
    weekdayMissing: () => "يوم الأسبوع ناقص؛ أضفه أو اكتب التاريخ مع سنته",
    yearMissing: (digit) => `السنة ناقصة؛ تُظهر هذه الأحجية رقمًا منها (${digit})`,
    partMissing: (part) => `${part} ناقص؛ اكتب تاريخًا مثل ${typed("25 Dec")}`,
    noChoice: (field, value) => `ليس في هذه الأحجية القيمة ${value} للحقل ${field}`,
    noWeekday: (weekday) => `ليس في هذه الأحجية ${weekdayName(weekday)}`,
  },
  grid: {
    at: (row, column, wrong) => `الصف ${row}، العمود ${column}: ${wrong}`,
    noCell: (mark) => `لا خانة هنا؛ اكتب ${mark}`,
    aCell: (mark) => `هنا خانة؛ اكتب ${mark} إن كانت فارغة`,
    unknownLetter: (letter, known) => `لا قطعة بالحرف ${letter}؛ اختر من: ${known}`,
    rows: (rows, height) => `عدد الصفوف المكتوبة ${rows}، وصفوف اللوحة ${height}`,
    columns: (row, letters, width) => `في الصف ${row} عدد الحروف ${letters}، وأعمدة اللوحة ${width}`,
    wrongSize: (letter, piece, count, times) =>
      `${letter} هي القطعة ${piece} وعدد خاناتها ${written(count)}، لكنها مكتوبة ${written(times)} مرة`,
    cannotFlip: (letter, piece) => `${letter} هي القطعة ${piece}، ولا يمكن قلبها`,
    wrongShape: (letter, piece) => `${letter} هي القطعة ${piece}، لكن شكل هذه الخانات مختلف`,
  },
  requests: {
    unknownPuzzle: (name) => `أحجية غير معروفة ${name}`,
    unknownCell: (name) => `خانة غير معروفة ${name}`,
    severalCells: (name, names) => `${name} على أكثر من خانة؛ اكتب ${either(names)}`,
    cellTwice: (cell) => `الخانة ${cell} مكتوبة مرتين`,
    unknownValue: (part, value) => `قيمة غير معروفة ${value} في ${part}`,
    noWeekdays: (puzzle) => `${puzzle} لا تُظهر يوم الأسبوع`,
    noCellFor: (puzzle, weekday) => `ليس في ${puzzle} خانة تخص ${weekday}`,
    emptyDate: () => "التاريخ فارغ؛ احذفه لاستعمال اليوم",
    noDates: (puzzle, date) => `${puzzle} لا تُظهر تاريخًا؛ احذف ${date}`,
    usingYear: (date) => `التاريخ المستعمل ${date}؛ أضف سنة لتختار غيره`,
    usingToday: (date) => `التاريخ المستعمل ${date}؛ اكتب تاريخًا مع سنته لتختار غيره`,
    twoWeekdays: (date, weekday) => `استعمل ${date} أو اليوم ${weekday}، لا كليهما`,
    noWeekday: (why, example) => `${why}، فليس لهذا اليوم يوم أسبوع؛ أضف واحدًا مثل ${example}`,
    cellsOrDate: (part) => `استعمل ${part} أو تاريخًا، لا كليهما`,
    covers: (piece, cell) => `القطعة ${piece} تغطي ${cell}، ويجب أن تبقى ظاهرة`,
    wrongArea: (area, all, left, uncovered) =>
      `تغطي القطع ${area} من ${all} خانة؛ فيبقى ظاهرًا ${left} منها، لا ${uncovered}`,
    noSolution: (title, arePlaced, flips) =>
      `لا حل في ${title}${arePlaced ? " مع هذه القطع" : ""}${flips ? "" : " بلا قلب"}`,
    onlySolutions: (count) => `لا يوجد إلا ${solutions(count)}`,
    tooMany: (count, areDates) => `${dates(count, areDates)}، وهذا أكثر مما يمكن عدّه`,
    narrowDown: (example) => `قلّلها، مثلًا ${example}`,
    tooManySets: (some, all) => `${some} من ${all} خانة تعطي مجموعات أكثر مما يمكن عدّه`,
    unknownPieces: (pieces, example) => `قطع غير معروفة ${pieces}؛ اكتبها كما في ${example}`,
    onlySoMany: (pieces) => `لا يوجد سوى ${pieces}`,
    wrongSetArea: (area, all) => `عدد الخانات التي تغطيها هذه القطع: ${area}، وعلى اللوحة ما يجب تغطيته: ${all}`,
    tooManyPieceSets: (count) => `مجموعات القطع أكثر مما يمكن عدّه: ${written(count)}`,
    tooWide: () => "هذه اللوحة أعرض مما يحتمله مثل هذا الإحصاء",
    needsWebAssembly: () => `يحتاج هذا إلى ${typed("WebAssembly")}، وهو معطّل`,
    wrongBase: (base) =>
      `اكتب أين سيكون الموقع، مثل ${typed("/puzzles/")} أو ${typed("https://example.org/puzzles/")}، وليس ${base}`,
    labelsOfOneCell: () => "لا يمكن نقل التسميات إلا مع حقل إلى ثلاثة حقول، وكل خيار في خانة واحدة",
    notInstalled: (engine, version) =>
      `${engine} غير مثبّت؛ نفّذ ${typed(`npm install ${engine}@${version}`)} (مع ${typed("-g")} إن كان Daytile مثبّتًا للجميع)`,
    otherModel: (format) => `هذا الجواب لا يطابق هذا النموذج؛ هل هو خاص بـ ${format}؟`,
    noAnswer: (why) => `هذا الجواب ليس حلًّا: ${why}`,
  },
  pictures: {
    needsNoDate: (picture) => `الصورة ${picture} لا تعتمد على تاريخ؛ احذف التاريخ`,
    unused: (picture, part) => `الصورة ${picture} لا تستعمل ${part}؛ احذفه`,
    wrongFormat: (picture, format) => `الصورة ${picture} لا تكون ${format}`,
    noYear: () => "لا تُظهر هذه الأحجية تاريخًا، فلا سنة لتُرسم",
    noPairs: (left) => `خريطة الأزواج تحتاج إلى أحجية تُبقي خانتين ظاهرتين، لا ${left}`,
    showingSome: (count, title) => `المعروض ${solutions(count)}؛ وفي ${title} المزيد`,
    showingFirst: (count, title) => `المعروض من البداية ${solutions(count)}؛ وفي ${title} المزيد`,
    tooLong: (algorithm, title, steps) => `لم يجد ${algorithm} حلًّا في ${title} خلال ${written(steps)} خطوة`,
    steps: (algorithm, steps, frames) => `${algorithm}: الخطوات ${written(steps)}، الصور ${written(frames)}`,
  },
  products: {
    wrongFormat: (product, format) => `${product} لا يكون ${format}`,
    unused: (product, part) => `${product} لا يستعمل ${part}؛ احذفه`,
    noSetting: (product, setting) => `ليس في ${product} إعداد ${setting}`,
    sharedWeekdays: (puzzle, weekday) =>
      `في ${puzzle} أيام أسبوع تشترك في خانات، فلا يبدأ الأسبوع من ${weekdayName(weekday)}`,
    noWeekdays: (puzzle, weekday) => `${puzzle} لا تُظهر يوم الأسبوع، فلا يبدأ الأسبوع من ${weekdayName(weekday)}`,
    noBook: (puzzle, field) => `تُظهر ${puzzle} ما ليس من التاريخ (${field})، فلا كتاب لسنتها`,
    datesOnPages: (count, all) => `${dates(count, true)}، الصفحات ${written(all)}`,
    datesWithout: (count, names) => `بلا حل: ${dates(count, true)}: ${list(names)}`,
    pagesToPrint: (count) => `الصفحات: ${written(count)}. اطبع بنسبة 100% بلا «ملاءمة الصفحة»`,
    noSheet: (sheet, count) => `لا يوجد لوح ${sheet}؛ يكفي من الألواح ${written(count)}`,
    sheets: (count, first) => `عدد الألواح المتجاورة ${count}؛ استعمل ${first} للأول فقط`,
    islands: (count) => `في اللوحة فراغات؛ ألصق جزر الإطار على القاعدة، وعددها ${written(count)}`,
    partTooLarge: (part, own, gap, bed) =>
      `${part} (${own}، وحوله ${written(gap)} مم) لا يسعه سرير ${bed}؛ صغّر الخانة أو المسافة أو الحافة، أو خذ سريرًا أكبر`,
    noPlate: (plate, count) => `لا يوجد طبق ${plate}؛ يكفي من الأطباق ${written(count)}`,
    onPlate: (count, own) => `${pieces(count)} على طبق مقاسه ${own}`,
    plateOf: (plate, all, parts, option) => `الطبق ${plate} من ${all}: ${list(parts)}؛ والباقي مع ${option}`,
    sheetFiles: (count) => `ملف لكل لوح، وعدد الألواح ${written(count)}`,
    onPlateNumber: (plate, parts) => `الطبق ${plate}: ${list(parts)}`,
    largePlate: (own, option) => `يحتاج الكل معًا إلى سرير ${own}؛ استعمل ${option} لتوزيعه على عدة أطباق`,
    thinLabels: (nozzle, cell) =>
      `بعض الكتابة أرفع مما تطبعه فوهة ${written(nozzle)} مم؛ خذ خانة ${written(cell)} مم أو أكثر`,
    noRoom: () => "لا متسع على الإطار للعبارة؛ خذ عبارة أقصر أو حافة أعرض",
    giftNeedsMachine: () => "تحتاج الهدية إلى تحديد آلة",
    giftFiles: (files) => `ابدأ بهذه الملفات: ${list(files)}`,
    noSolutionInside: (date) => `لا حل لتاريخ ${date}، فالظرف يعرض اللوحة الفارغة`,
    unknownMachine: (machine) => `آلة غير معروفة ${machine}`,
    unknownMaterial: (material) => `مادة غير معروفة ${material}`,
    wrongMachine: (machine, product) => `الآلة ${machine} لا تصنع ${product}`,
  },
  make: {
    notASize: (name, example, min, max, text) =>
      `${name}: المطلوب مقاس مثل ${example}، كل ضلع من ${min} إلى ${written(max)} مم، أو ورق مثل A4، لا ${text}`,
    sheetTooSmallForBook: (sheet, least) => `ورقة ${sheet} أصغر من كتاب؛ خذ ما لا يقل ضلعه عن ${least} مم`,
    sheetTooSmall: (sheet, room, least) =>
      `ورقة ${sheet} صغيرة: يبقى ${room} بين الهوامش والعنوان والمسطرة، والمطلوب ${least} مم في كل اتجاه`,
    cellTooLarge: (cell, room, most) =>
      `خانة ${written(cell)} مم لا تسعها صفحة فيها ${room} بين الهوامش والعنوان والمسطرة؛ خذ ${most} مم أو أقل، أو ورقة أكبر`,
    partTooLarge: (part, sheet, needed) => `${part}: لا يسعه لوح ${sheet}؛ يلزم مع المسافة حوله ${needed}`,
    narrowest: (piece, width) => `عرض القطعة ${piece} في أضيق موضع ${width} مم`,
    narrowestAfter: (piece, width, left) => `عرض القطعة ${piece} في أضيق موضع ${width} مم، أو ${left} مم بعد الخلوص`,
    clearanceTooLarge: (clearance, why) => `خلوص ${written(clearance)} مم كبير: ${why}`,
    kerfTooLarge: (kerf, why) => `عرض قطع ${written(kerf)} مم كبير: ${why}`,
    radiusTooLarge: (radius, piece, less) =>
      `نصف قطر ${written(radius)} مم كبير على القطعة ${piece}؛ خذ أقل من ${less} مم`,
    gapTooSmall: (gap, kerf) => `مسافة ${written(gap)} مم أقل من عرض القطع؛ خذ ${written(kerf)} مم أو أكثر`,
    clearanceTooSmall: (clearance, least) =>
      `خلوص ${written(clearance)} مم أصغر من أي طابعة؛ خذ ${written(least)} مم أو أكثر`,
    clearanceForCells: (clearance, cell, most) =>
      `خلوص ${written(clearance)} مم كبير على خانات ${written(cell)} مم؛ خذ ${most} مم أو أقل`,
    radiusForCells: (radius, cell, most) =>
      `نصف قطر ${written(radius)} مم كبير على خانات ${written(cell)} مم؛ خذ ${most} مم أو أقل`,
    cells: (own) => `خانات ${written(own)} مم`,
    pieces: (own) => `قطع ${written(own)} مم`,
    floor: (own) => `قاعدة ${written(own)} مم`,
    frame: (own) => `إطار ${written(own)} مم`,
    border: (own) => `حافة ${written(own)} مم`,
    chamferTooLarge: (chamfer, what, most) => `شطف ${written(chamfer)} مم كبير على ${what}؛ خذ ${most} مم أو أقل`,
    labelsTooDeep: (depth, base, most) =>
      `كتابة عمقها ${written(depth)} مم تخترق قاعدة ${written(base)} مم؛ خذ ${most} مم أو أقل، أو قاعدة أسمك`,
    gridTooDeep: (depth, base, most) =>
      `خطوط عمقها ${written(depth)} مم تخترق قاعدة ${written(base)} مم؛ خذ ${most} مم أو أقل، أو قاعدة أسمك`,
    labelsTooHigh: (depth, wall) =>
      `كتابة ارتفاعها ${written(depth)} مم تبلغ أعلى إطار ${written(wall)} مم؛ اخفضها أو ارفع الجدار`,
    fixedFrame: () => `الإطار الثابت جزء من القاعدة؛ اختر ${typed("tray")}`,
    thePiece: (piece) => `القطعة ${piece}`,
    theFrame: () => "الإطار",
    theBase: () => "القاعدة",
    unknownPart: (part) => `جزء غير معروف ${part}`,
  },
  steps: {
    cell: (number) => `الخانة ${number}`,
    place: (piece, names) => `ضع ${piece} على ${names.join(" ")}`,
    remove: (piece, names) => `ارفع ${piece} عن ${names.join(" ")}`,
    nothingFits: (cell) => `${cell}: لا شيء يناسب، ارجع`,
    noRoom: (piece) => `القطعة ${piece}: لا مكان، ارجع`,
    piecesLeft: () => "غُطّي كل شيء وبقيت قطع: ارجع",
    tooSmall: (cell, count) => `${cell}: منطقة من ${cells(count)} أصغر من أي قطعة، ارجع`,
    solution: () => "حل",
  },
  line: {
    unknownOption: (option) => `خيار غير معروف ${option}`,
    unknownValue: (option, value) => `قيمة غير معروفة ${value} في ${option}`,
    needsValue: (option, text) => `${option} يحتاج إلى قيمة؛ اكتب ${text}`,
    takesNoValue: (option) => `${option} بلا قيمة`,
    twice: (option) => `${option} مكتوب مرتين`,
    wholeNumber: (option, min, max, text) => `${option}: المطلوب عدد صحيح ${range(min, max)}، لا ${text}`,
    millimetres: (option, min, max, text) => `${option}: المطلوب مليمترات ${range(min, max)}، لا ${text}`,
    misplaced: (option, place) => `${option} لا يعمل مع ${place}؛ انظر ${typed(`daytile help ${place}`)}`,
    unknownCommand: (word) => `أمر غير معروف ${word}`,
    listCommands: () => `قائمة الأوامر: ${typed("daytile help")}`,
    listPuzzles: () => `القائمة: ${typed("daytile puzzles")}`,
    seeBoard: () => `لترى اللوحة: ${typed("daytile show")}`,
    unexpected: (word, command) => `${word} زائد؛ انظر ${typed(`daytile help ${command}`)}`,
    chooseDrawing: (kinds) => `اختر ما يُرسم: ${list(kinds)}`,
    chooseDesign: (kinds) => `اختر ما تبحث عنه: ${list(kinds)}`,
    chooseProduct: (kinds) => `اختر ما يُصنع: ${list(kinds)}`,
    unknownPicture: (word) => `صورة غير معروفة ${word}`,
    unknownKind: (word) => `نوع غير معروف ${word}`,
    nameShell: (shells) => `سمِّ الصدفة: ${list(shells)}`,
    unknownShell: (word) => `صدفة غير معروفة ${word}`,
    fieldForm: (text) => `${typed("--field")}: المطلوب مثل ${typed("month=Apr")}، لا ${text}`,
    fieldTwice: (field) => `الحقل ${field} مكتوب مرتين`,
    oneInput: (one, other) => `لا يقرأ الدخل القياسي إلا واحد من ${typed(one)} و${typed(other)}`,
    needsFile: (what, formats) => `${what} يحتاج إلى ملف: أضف ${typed("-o")} واسمًا ينتهي بـ ${typed(dotted(formats))}`,
    needsFolder: (what) => `${what} يحتاج إلى مجلد: أضف ${typed("-o")} واسمه`,
    wrongEnding: (what, name, formats) => `${what} لا يكتب ${name}؛ أنهِ الاسم بـ ${typed(dotted(formats))}`,
    yearHasNoDate: () => `${typed("year")} يعدّ كل التواريخ؛ لتاريخ واحد: ${typed("daytile count DATE")}`,
    auditHasNoDate: () => `${typed("audit")} يفحص كل مجموعات الخانات؛ احذف التاريخ`,
    makeHasNoDate: (what, date) => `${what} لا يتعلق بالتاريخ؛ احذف ${date}`,
    puzzlesListsAll: () => `${typed("puzzles")} يعرض كل الأحجيات؛ لواحدة: ${typed("daytile show PUZZLE")}`,
    showOne: () => `${typed("show")} يعرض أحجية واحدة كل مرة`,
    checkNeedsFile: () => `${typed("check")} يحتاج إلى ملف أحجية، مثل ${typed("daytile check mine.yaml")}`,
    checkIsForFiles: (puzzle) =>
      `${typed("check")} يحتاج إلى ملف أحجية؛ لأحجية مدمجة: ${typed(`daytile year -p ${puzzle}`)}`,
    importNeedsFiles: () =>
      `${typed("import")} يحتاج إلى ملفين: جدول كتابة وأشكال من 0 و1؛ انظر ${typed("daytile help import")}`,
    gifShowsSearch: (option) => `ملف GIF يعرض بحثًا واحدًا حتى أول حل؛ احذف ${option}`,
    ownSolver: () => `الصور تستعمل برنامج Daytile نفسه؛ احذف ${typed("--engine")}`,
  },
  files: {
    wrote: (name, bytes) => `كُتب ${name} (${size(bytes)})`,
    cannotRead: (name, why) => `تعذرت قراءة ${name}: ${why}`,
    cannotReadInput: (why) => `تعذرت قراءة الدخل القياسي: ${why}`,
    cannotWrite: (name, why) => `تعذرت كتابة ${name}: ${why}`,
    cannotWriteOutput: (why) => `تعذرت الكتابة في الخرج القياسي: ${why}`,
    existsAlready: (name) => `${name} موجود من قبل؛ احذفه أو اختر اسمًا آخر`,
    otherCensus: (name) => `${name} يخص إحصاءً آخر؛ احذفه أو اختر اسمًا آخر`,
    wroteSite: (name, files, bytes) => `كُتبت الملفات في ${name}، وعددها ${written(files)} (${size(bytes)})`,
    otherFolder: (name) => `في ${name} ملفات أخرى؛ اختر مجلدًا فارغًا أو اسمًا جديدًا`,
    noFolder: (folder) => `لا يوجد مجلد ${folder}`,
    tooLarge: (bytes) => `أكبر من ${written(bytes)} بايت، وهو أقصى ما يقرؤه Daytile`,
    isUtf16: () => "الترميز UTF-16؛ احفظه بترميز UTF-8",
    notUtf8: (byte, line, value) => `البايت ${byte} في السطر ${line} هو ${value} وليس UTF-8؛ احفظ الملف بترميز UTF-8`,
    noSuchFile: () => "لا يوجد هذا الملف",
    aFolder: () => "هذا مجلد",
    notAFolder: () => "جزء من المسار ليس مجلدًا",
    denied: () => "الإذن مرفوض",
    readOnly: () => "القرص للقراءة فقط",
    wouldBeTooLarge: () => "سيكون الملف كبيرًا جدًا",
    diskFull: () => "القرص ممتلئ",
    inUseOrMounted: () => "الملف مستعمل أو موصول وحده ولا يمكن استبداله",
    inUse: () => "الملف مستعمل ولا يمكن استبداله",
    circle: () => "روابطه تدور في حلقة",
    nameTooLong: () => "الاسم طويل جدًا",
    tooManyFiles: () => "الملفات المفتوحة كثيرة جدًا",
    diskError: () => "القرص يبلغ عن خطأ",
    nobodyReads: () => "لا أحد يقرأ",
  },
  results: {
    titled: (title, puzzle) => `${title} على ${puzzle}`,
    titledCount: (title, puzzle, count) => `${title} على ${puzzle}: ${solutions(count)}`,
    some: (names, more) => list([...names, ...(more > 0 ? [`وغيرها: ${written(more)}`] : [])]),
    yearTotals: (puzzle, count, areDates, all, mean) =>
      `${puzzle}: ${dates(count, areDates)}، ${solutions(all)}، بمتوسط ${written(mean)}`,
    fewest: (count, names) => `الأقل: ${written(count)} (${names})`,
    most: (count, names) => `الأكثر: ${written(count)} (${names})`,
    noFewest: () => "الأقل: لا شيء",
    noMost: () => "الأكثر: لا شيء",
    noneImpossible: () => "بلا حل: لا شيء",
    impossible: (count, names) => `بلا حل: ${dates(count, false)}: ${names}`,
    impossibleReal: (count, real) => `بلا حل: ${dates(count, true)}، منها في التقويم: ${written(real)}`,
    impossibleDates: (names) => `بلا حل وفي التقويم: ${names}`,
    notReal: (names) => `ليست في التقويم: ${names}`,
    noneSolved: (areDates) => (areDates ? "لا حل لأي تاريخ" : "لا حل لأي تركيبة"),
    setTotals: (puzzle, some, all, count, found, mean) =>
      `${puzzle}، أي ${some} من ${all} خانة ظاهرة: ${sets(count)}، ${solutions(found)}، بمتوسط ${written(mean)}`,
    impossibleSets: (count, names) => `بلا حل: ${sets(count)}: ${names}`,
    uniqueSets: (count, names) => `حل وحيد: ${sets(count)}: ${names}`,
    noneUnique: () => "حل وحيد: لا شيء",
    noSetSolved: (some, all) => `لا حل مهما كانت الخانات الظاهرة (${some} من ${all})`,
    designNow: (puzzle, figures) => `${puzzle} الآن: ${figures}`,
    designFigures: (total, fewest, most, impossible) =>
      `${solutions(total)}، من ${written(fewest)} إلى ${written(most)} لكل تاريخ، ${impossible === 0 ? "كل التواريخ لها حل" : `بلا حل: ${dates(impossible, true)}`}`,
    swapIdea: (piece, other) => `استبدل ${piece} بـ ${other}`,
    flipIdea: (piece, mayFlip) => (mayFlip ? `اسمح بقلب ${piece}` : `لا تقلب ${piece}`),
    exchangeIdea: (one, other) => `بدّل بين ${one} و${other}`,
    noIdeas: () => "لا شيء يمكن استبداله أو تبديله",
    setFound: (pieces, tried) => `وُجدت، المجموعات المجرّبة: ${written(tried)}؛ القطع: ${list(pieces)}`,
    setClosest: () => "لم توجد مجموعة لها حل في كل تاريخ؛ هذه هي الأقرب",
    labelsMoved: (count) => `التسميات المنقولة: ${written(count)}`,
    labelsStay: () => "التسميات في أفضل مكان لها",
    labelsClosest: () => "تبقى تواريخ بلا حل أينما وُضعت هذه التسميات؛ هذا هو الأقرب",
    censusPlan: (count, units, seconds, threads, megabytes) =>
      `المجموعات: ${written(count)}، الوحدات: ${written(units)}؛ الثواني تقريبًا: ${written(seconds)}، الخيوط: ${threads}، والذاكرة لكل خيط حتى ${written(megabytes)} ${typed("MB")}`,
    censusGoesOn: (done, units) => `متابعة: اكتمل ${written(done)} من ${written(units)} من الوحدات`,
    censusTooLarge: () => "عدد القطع الممكنة في هذا النوع أكبر من أن تتسع له الذاكرة؛ جرّب قطعًا أقل عددًا أو أكبر حجمًا",
    censusDone: (working, count, rate) =>
      `مجموعات تُحل دائمًا: ${written(working)} من ${written(count)}؛ في الثانية: ${written(rate)}`,
    everySolved: (areDates) => (areDates ? "لكل تاريخ حل" : "لكل تركيبة حل"),
    withoutSolution: (count, areDates, names) => `بلا حل: ${dates(count, areDates)}: ${names}`,
    notRealWithout: (names) => `ليست في التقويم وبلا حل: ${names}`,
    totals: (all, count, areDates, mean) => `${solutions(all)} في ${dates(count, areDates)}، بمتوسط ${written(mean)}`,
    fewestAndMost: (fewest, most) => `الأقل ${fewest}، الأكثر ${most}`,
    extreme: (count, names) => `${written(count)} (${names})`,
    none: () => "لا شيء",
    soundButMany: (count, areDates) => `لا أخطاء، لكن ${dates(count, areDates)} أكثر مما يمكن عدّه`,
    note: (text) => `ملاحظة: ${text}`,
    cells: (count, areHexagons, blank) =>
      `${cells(count)}، ${areHexagons ? "سداسية" : "مربعة"}${blank > 0 ? `، منها فارغ: ${blank}` : ""}`,
    uncovers: (fields, count, areDates) => `الظاهر: ${list(fields)}؛ ${dates(count, areDates)}`,
    allCovered: () => "كل شيء مغطى",
    stock: (count, orientations, placements) => `${pieces(count)}، ${ways(orientations)}، ${places(placements)}`,
    piece: (id, count, orientations, placements, copies, flips) =>
      `${id}: ${cells(count)}، ${ways(orientations)}، ${places(placements)}${copies > 1 ? `، النسخ: ${copies}` : ""}${flips ? "" : "، بلا قلب"}`,
    puzzleHead: () => "الأحجية",
    cellsHead: () => "الخانات",
    piecesHead: () => "القطع",
    datesHead: () => "التواريخ",
    titleHead: () => "العنوان",
  },
  watch: {
    timeLeft: (seconds) => `بقي ${time(seconds)}`,
    workingOut: () => "جارٍ تقدير الوقت…",
    takesSeconds: (low, high) => `يستغرق هذا من ${low} إلى ${high} ثانية تقريبًا. اضغط ${typed("Ctrl-C")} للإيقاف.`,
    takesMinutes: (low, high) => `يستغرق هذا من ${low} إلى ${high} دقيقة تقريبًا. اضغط ${typed("Ctrl-C")} للإيقاف.`,
    takesHours: (low, high) => `يستغرق هذا من ${low} إلى ${high} ساعة تقريبًا. اضغط ${typed("Ctrl-C")} للإيقاف.`,
    logScale: () => "أطوال الأشرطة لوغاريتمية.",
    stopped: (seconds, algorithms) =>
      `توقفت بعد ${time(seconds)}: ${list(algorithms)}. مع ${typed("--budget")} وقت أطول.`,
    algorithmHead: () => "الخوارزمية",
    firstHead: () => "الأول",
    solutionsHead: () => "الحلول",
    nodesHead: () => "النقاط",
    triedHead: () => "المحاولات",
    allHead: () => "الكل",
    timesHead: () => "المضاعف",
    soFar: (count) => `حتى الآن ${written(count)}`,
    none: () => "لا شيء",
    faster: () => `${typed("+")} أسرع`,
    slower: () => `${typed("-")} أبطأ`,
    pause: () => "المسافة: توقف",
    oneStep: () => `${typed(".")} خطوة`,
    quit: () => `${typed("q")} خروج`,
    pace: (algorithm, speed) => `${algorithm}، ${written(speed)} خطوة في الثانية`,
    paused: (algorithm) => `${algorithm}، متوقف`,
    counts: (steps, nodes, tried) => `الخطوات ${written(steps)}، النقاط ${written(nodes)}، المحاولات ${written(tried)}`,
    playAt: (address) => `أحجية اليوم: ${address}`,
    noNetwork: () => "هذا الجهاز ليس على شبكة، فلا يفتحها غيرك.",
    othersAt: (address) => `يمكن لمن على شبكتك فتحها، مثلًا بالهاتف: ${address}`,
    orAt: (address) => `  أو ${address}`,
    toStop: () => `اضغط ${typed("Ctrl-C")} للإيقاف.`,
    portInUse: (port) => `المنفذ ${port} مستعمل؛ احذف ${typed("--port")} لاستعمال منفذ حر`,
    portNeedsRights: (port) => `المنفذ ${port} يحتاج إلى صلاحيات المدير؛ استعمل 1024 أو أكثر`,
    noAddress: (host) => `ليس لهذا الجهاز العنوان ${host}`,
    unknownHost: (host) => `جهاز غير معروف ${host}`,
    otherPort: (port) => `المنفذ ${port} مستعمل؛ نستعمل غيره`,
    notBuilt: () => `لم يُبنَ التطبيق بعد؛ نفّذ ${typed("npm run build")}`,
  },
};
