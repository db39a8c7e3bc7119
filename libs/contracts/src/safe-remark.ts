/** Ten or more digits in a row: a NIK, NPWP or NOP, or a telephone number. */
const RUN = /\d{10,}/g;
/** Fifteen or more digits in groups, as these numbers are written. */
const GROUPED = /\d(?:[\s./–-]{0,3}\d){14,}/g;
/** A day, or an amount grouped by thousands. */
const DAY_OR_AMOUNT = /(?<![\d.])(?:\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{4}-\d{2}-\d{2}|\d{1,3}(?:\.\d{3})+)(?!\.?\d)/g;

const isNumber = (digits: string): boolean => /\d/.test(digits.replace(DAY_OR_AMOUNT, ''));

/** Masks numbers of people and objects in a remark before it is stored. Days and amounts stay, because remarks are about them. */
export const safeRemark = (text: string): string => text.replace(GROUPED, (digits) => (isNumber(digits) ? '#' : digits)).replace(RUN, '#');
