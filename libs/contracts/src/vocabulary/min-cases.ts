/** A rate or a change of fewer cases says too little to be called the lowest, the highest or strong. */
export const MIN_CASES = 30;
