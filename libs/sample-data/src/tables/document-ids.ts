/** Separates the obligations of an object: two digits of the tax year and two of the month, 00 for a whole year. */
const key = 'object_key * 10000 + (tax_year % 100) * 100 + coalesce(period % 100, 0)';

const id = (mark: string): string => `concat('${mark}', CAST(${key} AS VARCHAR))`;

/** Numbers of documents, from the columns `object_key`, `tax_year` and `period`. */
export const noticeId = id('A');
export const underpaymentId = id('K');
export const collectionId = id('T');
export const returnId = id('R');
/** Number of a payment. `turn` counts the payments for one obligation. */
export const paymentId = `CASE WHEN object_key IS NULL THEN concat('P0', CAST(tax_year * 1000 + turn AS VARCHAR)) ELSE concat('P', CAST((${key}) * 100 + turn AS VARCHAR)) END`;
