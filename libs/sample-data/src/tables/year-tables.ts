/**
 * Tables of a year that are read while its parts are written, beside the drawing of the next: they lie with the incoming rows, where every
 * connection sees them, and stay as they are.
 */
const ofYear =
  (name: string) =>
  (year: number): string =>
    `incoming.sample_${name}_${String(year)}`;

/** The payments of the year, and those of them that are posted twice. */
export const settledOf = ofYear('settled');
export const twiceOf = ofYear('twice');
/** What began to be owed in the year, and all that was owed in it or is still. */
export const freshDebtsOf = ofYear('fresh_debts');
export const debtsOf = ofYear('debts');
/** What is filed of what fell due in the year. */
export const returnsOf = ofYear('returns');
/** All objects, and the taxpayers who own them, each in the order of their keys. */
export const REGISTER = 'incoming.sample_register';
export const OWNERS = 'incoming.sample_owners';
