import { tipInWords, type Tip } from './tip.tsx';

/** Steps of each arrow key through the marks. */
const STEPS = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (columns: number) => columns,
  ArrowUp: (columns: number) => -columns,
} as const;

export type ArrowKey = keyof typeof STEPS;
export const isArrow = (key: string): key is ArrowKey => Object.hasOwn(STEPS, key);

/** Index that a key moves to; null for other keys and beyond the ends. */
export function markAfter(key: string, from: number, count: number, columns: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (!isArrow(key)) return null;
  const to = from + STEPS[key](columns);
  return to >= 0 && to < count ? to : null;
}

export interface MarkProps {
  readonly 'data-mark': number;
  readonly tabIndex: number;
  readonly 'aria-description': string;
}

/** Properties of a mark in a `MarkArea`; the first mark is the tab stop. */
export const markProps = (index: number, tip: Tip): MarkProps => ({
  'data-mark': index,
  tabIndex: index === 0 ? 0 : -1,
  'aria-description': tipInWords(tip),
});
