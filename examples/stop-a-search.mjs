/** A long search that reports its progress, and stops when you say so. */

import { askYear } from "daytile";

const controller = new AbortController(); // AbortSignal.timeout(5000) would end it after five seconds
const onProgress = ({ done }) => {
  if (done > 0) controller.abort();
};

try {
  await askYear({ puzzle: "classic-year" }, { signal: controller.signal, onProgress });
} catch (reason) {
  console.log(reason.name); // → AbortError
}
