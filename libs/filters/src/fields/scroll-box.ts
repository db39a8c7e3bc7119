/** Style of a box of options that scrolls. Its padding leaves room for focus rings, which the box would cut off. */
export const scrollBox = { overflowY: 'auto', ml: -2, pl: 2.5, py: 0.5, scrollPaddingBlock: 8 } as const;
