/** Beside a value that rests on too little to be compared. */
export const WEAK_MARK = '*';
