import type { TypographyVariantsOptions } from '@mui/material/styles';

const REGULAR = 400;
const STRONG = 600;

const size = (rem: number, lineHeight: number, weight = REGULAR) => ({
  fontSize: `${rem}rem`,
  lineHeight,
  fontWeight: weight,
  letterSpacing: 0,
  textTransform: 'none' as const,
});

const small = 0.75;
const body = 0.875;
const heading = 1;
const page = 1.5;

/** Four sizes and two weights. Digits have equal widths, so that they align in columns. */
export const typography: TypographyVariantsOptions = {
  // The face's own spaces are narrow for running text, hence the word spacing below.
  // The fallback has the same metrics (the shell's style sheet), so nothing moves when the face arrives.
  fontFamily: '"Plus Jakarta Sans Variable", "Plus Jakarta Sans Fallback", system-ui, sans-serif',
  fontWeightMedium: STRONG,
  fontWeightBold: STRONG,
  allVariants: { fontVariantNumeric: 'tabular-nums lining-nums', wordSpacing: '0.06em' },
  h1: size(page, 1.25, STRONG),
  h2: size(heading, 1.375, STRONG),
  h3: size(body, 1.43, STRONG),
  h4: size(page, 1.25, STRONG),
  h5: size(heading, 1.375, STRONG),
  h6: size(body, 1.43, STRONG),
  subtitle1: size(heading, 1.5),
  subtitle2: size(body, 1.43, STRONG),
  body1: size(body, 1.57),
  body2: size(body, 1.43),
  button: size(body, 1.43, STRONG),
  caption: size(small, 1.5),
  overline: size(small, 1.5, STRONG),
};
