/** Mark beside a value with too few cases. */
export const WEAK_MARK = '*';
