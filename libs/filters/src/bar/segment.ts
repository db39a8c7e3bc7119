/** Style of one filter in the line. */
export const segment = {
  typography: 'body2',
  height: 34,
  pl: 1.5,
  pr: 1,
  whiteSpace: 'nowrap',
  '&:hover': { bgcolor: 'raised' },
  '&:focus-visible': { outlineOffset: -2 },
} as const;

/** Style of a filter that is set. */
export const SET = { bgcolor: 'brandGround', '& button': { fontWeight: 600 } } as const;
