/** Patterns of the word before a quarter's figure, and of the figure, for expressions that ignore capitals. */
export const QUARTER_WORDS = '(?:triwulan|tri wulan|kuartal|kwartal|quarter|tw|q)[ .-]?\\s?';
export const QUARTER_FIGURES = '[1-4]|iv|i{1,3}';

const QUARTER = new RegExp(`^(?:${QUARTER_WORDS})?(${QUARTER_FIGURES})$`, 'i');
const ROMAN: Readonly<Record<string, number>> = { i: 1, ii: 2, iii: 3, iv: 4 };

/** Number of a quarter's figure, such as `3` or `III`. */
export const quarterNumber = (figure: string): number => ROMAN[figure.toLowerCase()] ?? Number(figure);

/** Quarter of a text such as `2`, `TW II` or `Triwulan IV`; null for any other text. */
export function quarterOf(text: string): number | null {
  const figure = QUARTER.exec(text.trim())?.[1];
  return figure === undefined ? null : quarterNumber(figure);
}
