/** A part of the line of filters. */
export const segment = {
  typography: 'body2',
  height: 34,
  pl: 1.5,
  pr: 1,
  whiteSpace: 'nowrap',
  '&:hover': { bgcolor: 'raised' },
  '&:focus-visible': { outlineOffset: -2 },
} as const;

/** A filter that does not have its default. */
export const SET = { bgcolor: 'brandGround', '& button': { fontWeight: 600 } } as const;
