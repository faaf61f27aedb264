/** What the tests use of logic-solver, which comes without types. */

declare module "logic-solver" {
  interface Solution {
    getTrueVars(): string[];
    getFormula(): unknown;
  }
  const Logic: {
    Solver: new () => { require(formula: unknown): void; forbid(formula: unknown): void; solve(): Solution | null };
    or(...terms: readonly string[]): unknown;
  };
  export default Logic;
}
