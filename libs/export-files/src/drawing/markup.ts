import { plainText } from '../cells/safe-text.ts';

export type Attributes = Readonly<Record<string, string | number | undefined>>;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for markup: whatever a name says, it is never an element. */
export const escaped = (text: string): string => plainText(text).replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);

/** A tenth of a pixel is finer than anybody sees. */
export const rounded = (value: number): number => Math.round(value * 10) / 10;

/** An element from parts that are already safe: `content` is markup. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .flatMap(([key, value]) => (value === undefined ? [] : [` ${key}="${escaped(String(value))}"`]))
    .join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}
