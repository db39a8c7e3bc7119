/**
 * Tables of a year that are read while its parts are written and the next year is generated. They lie with the incoming rows, so that
 * every connection sees them, and do not change.
 */
const ofYear =
  (name: string) =>
  (year: number): string =>
    `incoming.sample_${name}_${String(year)}`;

/** The payments of the year, and those of them that are posted twice. */
export const paymentsOf = ofYear('settled');
export const postedTwiceOf = ofYear('twice');
/** New debts of the year, and all debts owed in it or still owed. */
export const freshDebtsOf = ofYear('fresh_debts');
export const debtsOf = ofYear('debts');
/** Returns of obligations of the year. */
export const returnsOf = ofYear('returns');
/** All objects and their owners, each in the order of their keys. */
export const REGISTER = 'incoming.sample_register';
export const OWNERS = 'incoming.sample_owners';
