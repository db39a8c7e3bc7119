import { plainText } from '../cells/safe-text.ts';

export type Attributes = Readonly<Record<string, string | number | undefined>>;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for markup. */
export const escapeMarkup = (text: string): string => plainText(text).replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The number of a length in pixels or percent. */
export const pixels = (text: string): number => Number.parseFloat(text) || 0;

/** Rounds to a tenth of a pixel. */
export const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

/** Writes an element. `content` is markup and must be escaped already. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .flatMap(([key, value]) => (value === undefined ? [] : [` ${key}="${escapeMarkup(String(value))}"`]))
    .join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}
