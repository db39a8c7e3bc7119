import { FINDING_ADVICE, FINDING_TEXTS } from './finding-texts.ts';
import { FindingList, isWholeText } from './finding.ts';
import { formatFinding } from './import-refused.ts';

const CODES = Object.keys(FINDING_TEXTS) as (keyof typeof FINDING_TEXTS)[];
const names = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort();

it.each(CODES)('%s says what is wrong and what to do, in both languages', (code) => {
  const [texts, advice] = [FINDING_TEXTS[code], FINDING_ADVICE[code]];
  for (const { id, en } of [texts, advice]) {
    expect([id, en].map((text) => text.length > 10)).toEqual([true, true]);
    expect(id).not.toBe(en);
    expect(id).toMatch(/\.$|: .+$/);
    expect(names(id)).toEqual(names(en));
  }
  expect(advice.id).not.toBe(texts.id);
});

const at = (line: number, column = 'c') => ({ file: 'f.csv', line, column });

it('tells a thousand lines with one cause once, with their number and the first three', () => {
  const list = new FindingList();
  for (let line = 2; line <= 1_001; line += 1) list.add(at(line), 'amount-malformed', { value: `x${line}`, decimal: ',', thousands: '.' });
  list.add(at(7, 'd'), 'amount-malformed', { value: 'y', decimal: ',', thousands: '.' });
  expect(list.listed).toMatchObject([
    { column: 'c', count: 1_000, lines: [2, 3, 4], params: { value: 'x2' } },
    { column: 'd', count: 1, lines: [7] },
  ]);
  expect([list.count, list.rows]).toEqual([1_001, 1_000]);
  const [first] = list.listed;
  if (!first) throw new Error('Nothing is listed.');
  expect(formatFinding(first, 'id')).toMatch(/^f\.csv, baris 2, 3, 4 \(1\.000 tempat semuanya\), kolom "c": "x2" bukan angka/);
  expect(formatFinding(first, 'en')).toMatch(/^f\.csv, line 2, 3, 4 \(1,000 places in all\), column "c": "x2" is not a number/);
});

it('keeps causes apart that need different remedies, and what concerns a file as a whole', () => {
  const list = new FindingList();
  for (const value of ['A', 'B', 'A']) list.add(at(2), 'code-unknown', { value, extract: 'taxTypes' });
  for (const name of ['a.csv', 'b.csv']) list.add({ file: name, line: 0 }, 'file-unlisted');
  expect(list.listed.map(({ file, params, count }) => [file, params['value'], count])).toEqual([
    ['f.csv', 'A', 2],
    ['f.csv', 'B', 1],
    ['a.csv', undefined, 1],
    ['b.csv', undefined, 1],
  ]);
});

it('lists the first thousand causes, counts the others, and hands all of them on', () => {
  const taken: number[] = [];
  const list = new FindingList({ full: false, take: ({ line }) => taken.push(line) });
  for (let line = 1; line <= 1_200; line += 1) list.add(at(line), 'code-unknown', { value: `X${line}`, extract: 'taxTypes' });
  list.add(at(1_201), 'code-unknown', { value: 'X1', extract: 'taxTypes' });
  expect([list.count, list.listed.length, list.listed[0]?.count]).toEqual([1_201, 1_000, 2]);
  expect([taken.length, taken.at(-1)]).toEqual([1_201, 1_201]);
});

it('tells texts of a file from hidden and cut ones', () => {
  expect(['Pjk Roda Dua', 'x'.repeat(120), '***', `${'x'.repeat(120)}...`].map(isWholeText)).toEqual([true, true, false, false]);
});
