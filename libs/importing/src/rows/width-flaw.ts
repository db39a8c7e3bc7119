import type { FindingCode } from '../finding-texts.ts';
import type { Profile } from '../profile/schema.ts';
import { Tokenizer } from '../text/tokenizer.ts';

/** Counts the fields in a record whose whole line is quoted; 0 if it has several cells, or is invalid. */
function countFieldsInQuotes([cell = '', ...more]: readonly string[], { file }: Pick<Profile, 'file'>): number {
  if (more.length > 0) return 0;
  let found = 0;
  const quote = file?.quote ?? '"';
  const tokenizer = new Tokenizer({
    delimiter: file?.delimiter ?? ',',
    quote: quote === 'none' ? null : quote,
    onRecord: (cells) => (found = cells.length),
    onFlaw: () => (found = 0),
  });
  tokenizer.write(cell);
  tokenizer.end();
  return found;
}

/** Explains why a record has another number of fields than the header. */
export function explainWidth(
  cells: readonly string[],
  expected: number,
  profile: Pick<Profile, 'file'>,
): [code: FindingCode, params: Readonly<Record<string, string>>] {
  const fieldCount = countFieldsInQuotes(cells, profile);
  if (fieldCount === expected) return ['line-quoted', { found: String(fieldCount) }];
  return ['field-count', { found: String(cells.length), expected: String(expected) }];
}
