/** The owner's board in Arabic. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { counted } = numbersIn("ar");

export const arOwner: Words["owner"] = {
  whichPuzzle: "أي أحجية لديك؟",
  otherPuzzle: "لديّ أحجية أخرى",
  howTo: { pieces: "اسحب فوق خانات قطعة، فيتعرّف عليها Daytile.", free: "حدّد كل خانة ما زالت فارغة." },
  modesTitle: "ماذا ترسم",
  modes: { pieces: "ارسم القطع", free: "الخانات الفارغة" },
  instructions: "الأسهم تحرّك، والمسافة تلوّن، وEnter تنهي قطعة. وBackspace ترفع قطعة، وEsc تمسح التلوين.",
  clear: "أفرغ اللوحة",
  cleared: "اللوحة فارغة. زر «تراجع» يعيد قطعك.",
  removed: (piece) => `رُفعت القطعة ${piece}.`,
  onDate: (count) =>
    counted(count, {
      zero: "لا قطع على التاريخ.",
      one: "كانت قطعة واحدة على التاريخ فرُفعت.",
      two: "كانت قطعتان على التاريخ فرُفعتا.",
      few: "كانت # قطع على التاريخ فرُفعت.",
      many: "كانت # قطعة على التاريخ فرُفعت.",
      other: "كانت # قطعة على التاريخ فرُفعت.",
    }),
  faults: {
    "nothing drawn": "لوّن أولًا خانات قطعة.",
    "no such shape": "لا قطعة بهذا الشكل. تابع التلوين، أو المس خانة لتمسحها.",
    "wrong way up": "لا يمكنك قلب تلك القطعة في هذه الأحجية. هل وجهها صحيح؟",
    "no copy left": "تلك القطعة على اللوحة بالفعل.",
    "off the board": "هذا يخرج عن اللوحة. حاول مرة أخرى.",
    "on an uncovered cell": "اترك التاريخ مكشوفًا.",
    "on another piece": "هناك قطعة أخرى. المسها لترفعها.",
  },
  painted: (labels) => `لُوّن: ${labels}.`,
  unpainted: (labels) => `مُسح: ${labels}.`,
  free: (labels) => `فارغ: ${labels}.`,
  covered: (labels) => `مغطى: ${labels}.`,
  paintedCell: (label) => `الخانة ${label}، ملوّنة`,
  freeCell: (label) => `الخانة ${label}، فارغة`,
  coveredCell: (label) => `الخانة ${label}، مغطاة`,
  workOut: "ابحث عن القطع",
  showOne: "أظهر طريقة",
  oneWay: "طريقة واحدة فقط، وها هي.",
  ways: (count) =>
    counted(count, {
      zero: "قطعك لا تغطي الباقي. راجع الخانات الفارغة.",
      one: "للباقي طريقة واحدة.",
      two: "للباقي طريقتان.",
      few: "للباقي # طرق.",
      many: "للباقي # طريقة.",
      other: "للباقي # طريقة.",
    }),
  tooManyWays: "الاحتمالات كثيرة جدًا. ارسم قطعة أو قطعتين بدلًا من ذلك.",
  manyWays: (count) =>
    counted(count, {
      zero: "للباقي طرق كثيرة.",
      one: "للباقي أكثر من طريقة واحدة.",
      two: "للباقي أكثر من طريقتين.",
      few: "للباقي أكثر من # طرق.",
      many: "للباقي أكثر من # طريقة.",
      other: "للباقي أكثر من # طريقة.",
    }),
  ask: "اسأل عن لوحتك",
  noClock: "لا وقت ولا نقاط. اسأل كما تشاء.",
  questions: {
    solvable: "هل ما زال الحل ممكنًا؟",
    wrong: "أي قطعة في غير مكانها؟",
    look: "إلى أين أنظر؟",
    next: "ما القطعة التالية؟",
    solution: "أظهر حلًّا",
  },
  yes: "نعم.",
  no: "لا.",
  yesMore: "ما زال بإمكانك الإكمال من هنا.",
  noMore: "ارفع قطعة أولًا.",
  howMany: "كم عدد الحلول؟",
  goesHere: (piece) => `القطعة ${piece} مكانها هنا.`,
  takeOff: "ارفعها",
  keepsAll: "تبقى كل قطعك في مكانها.",
  keeps: (kept, all) =>
    counted(
      kept,
      {
        zero: "لا تبقى أي من قطعك، وعددها {all}.",
        one: "تبقى قطعة واحدة من {all}.",
        two: "تبقى قطعتان من {all}.",
        few: "تبقى # قطع من {all}.",
        many: "تبقى # قطعة من {all}.",
        other: "تبقى # قطعة من {all}.",
      },
      { all: String(all) },
    ),
  useIt: "ضعه على لوحتي",
};
