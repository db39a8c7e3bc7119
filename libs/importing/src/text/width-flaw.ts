import type { FindingCode } from '../finding-texts.ts';
import type { Profile } from '../profile/schema.ts';
import { Tokenizer } from './tokenizer.ts';

/** How many fields a record holds whose whole line was put into quotes; 0 where it has several cells, or is no line. */
function fieldsWithin([cell = '', ...more]: readonly string[], { file }: Pick<Profile, 'file'>): number {
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

/** What is wrong with a record that has not as many fields as the header. */
export function widthFlaw(
  cells: readonly string[],
  expected: number,
  profile: Pick<Profile, 'file'>,
): [code: FindingCode, params: Readonly<Record<string, string>>] {
  const within = fieldsWithin(cells, profile);
  if (within === expected) return ['line-quoted', { found: String(within) }];
  return ['field-count', { found: String(cells.length), expected: String(expected) }];
}
