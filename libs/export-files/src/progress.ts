/** Receives the finished part, 0 to 1. */
export type Progress = (done: number) => void;
