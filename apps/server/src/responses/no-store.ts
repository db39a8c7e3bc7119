/** Headers of an answer that nobody may keep. */
export const NO_STORE = { 'cache-control': 'no-store' } as const;
