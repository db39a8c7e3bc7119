import fc from 'fast-check';
import { Tokenizer, type Flaw } from './tokenizer.ts';

interface Read {
  readonly records: { cells: string[]; line: number }[];
  readonly flaws: Flaw[];
}

function read(chunks: readonly string[], delimiter = ',', quote: string | null = '"'): Read {
  const result: Read = { records: [], flaws: [] };
  const tokenizer = new Tokenizer({
    delimiter,
    quote,
    onRecord: (cells, line) => result.records.push({ cells, line }),
    onFlaw: (flaw) => result.flaws.push(flaw),
  });
  for (const chunk of chunks) tokenizer.write(chunk);
  tokenizer.end();
  return result;
}

const cells = (text: string, delimiter?: string, quote?: string | null) => {
  const { records, flaws } = read([text], delimiter, quote);
  expect(flaws).toEqual([]);
  return records.map((record) => record.cells);
};

describe('correct text', () => {
  it.each([
    [
      'LF',
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'CRLF',
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'no line end at the end',
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'an empty last field',
      'a,b\n1,\n',
      [
        ['a', 'b'],
        ['1', ''],
      ],
    ],
    [
      'an empty last field at the end of the file',
      'a,b\n1,',
      [
        ['a', 'b'],
        ['1', ''],
      ],
    ],
    [
      'only delimiters',
      'a,b,c\n,,\n',
      [
        ['a', 'b', 'c'],
        ['', '', ''],
      ],
    ],
    ['quotes', '"a","b ""c"""\n', [['a', 'b "c"']]],
    ['a delimiter and line ends in quotes', '"a,b","c\nd\r\ne"\n', [['a,b', 'c\nd\r\ne']]],
    ['an empty quoted field alone', 'a\n""\n"x"\n', [['a'], [''], ['x']]],
    ['an empty quoted field before CRLF', 'a\r\n""\r\n', [['a'], ['']]],
    ['blanks are kept', ' a , b \n', [[' a ', ' b ']]],
    ['one blank line at the end', 'a\n1\n\n', [['a'], ['1']]],
    ['several blank lines at the end', 'a\n1\n\n\n\n', [['a'], ['1']]],
    ['a tab inside a field', 'a\tb,c\n', [['a\tb', 'c']]],
  ])('%s', (_name, text, expected) => expect(cells(text)).toEqual(expected));

  it('reads other delimiters and quotes', () => {
    expect(cells("a;'b;c'\n", ';', "'")).toEqual([['a', 'b;c']]);
    expect(cells('a\t"b\n', '\t', null)).toEqual([['a', '"b']]);
    expect(cells('a|b\n', '|')).toEqual([['a', 'b']]);
  });

  it('counts the lines that quoted fields cover', () => {
    const { records } = read(['h\n"1\n2\n3"\nx\n']);
    expect(records.map(({ line }) => line)).toEqual([1, 2, 5]);
  });
});

describe('flaws', () => {
  it.each([
    ['a quote inside a plain field', 'a,b\nx,y"z\n1,2\n', { code: 'stray-quote', line: 2, field: 1 }],
    ['text after a closing quote', 'a,b\n"x"y,z\n1,2\n', { code: 'text-after-quote', line: 2, field: 0 }],
    ['a blank after a closing quote', 'a,b\n"x" ,z\n1,2\n', { code: 'text-after-quote', line: 2, field: 0 }],
    ['CR alone', 'a,b\rx,y\n1,2\n', { code: 'bare-cr', line: 1, field: 1 }],
    ['CR at the very end', 'a,b\n1,2\r', { code: 'bare-cr', line: 2, field: 1 }],
    ['NUL', 'a,b\nx,\u0000\n1,2\n', { code: 'control-character', line: 2, field: 1, params: { character: 'U+0000' } }],
    [
      'a control character in quotes',
      'a,b\n"x\u0007",y\n1,2\n',
      { code: 'control-character', line: 2, field: 0, params: { character: 'U+0007' } },
    ],
    ['a C1 control', 'a,b\nx,\u0085\n1,2\n', { code: 'control-character', line: 2, field: 1, params: { character: 'U+0085' } }],
    ['a blank line inside', 'a,b\n\n1,2\n', { code: 'blank-line', line: 2, field: null }],
  ])('%s', (_name, text, expected) => {
    const { flaws, records } = read([text]);
    expect(flaws).toEqual([expected]);
    // Reading continues, so that one run reports all flaws.
    if (!text.endsWith('\r')) expect(records.at(-1)?.cells).toEqual(['1', '2']);
  });

  it('tells where an unterminated quote was opened', () => {
    expect(read(['a,b\n1,"2\n3,4\n5,6\n']).flaws).toEqual([{ code: 'unterminated-quote', line: 2, field: 1 }]);
  });

  it('refuses several blank lines where a record follows them', () => {
    expect(read(['a\n1\n\n\n2\n']).flaws.map(({ code, line }) => [code, line])).toEqual([
      ['blank-line', 3],
      ['blank-line', 4],
    ]);
  });

  it('refuses more than 1,000 columns and fields of more than a million characters', () => {
    expect(read([`${','.repeat(1_000)}\n`]).flaws).toMatchObject([{ code: 'too-many-columns', line: 1 }]);
    expect(cells(`${','.repeat(999)}\n`)[0]).toHaveLength(1_000);
    expect(read([`a\n${'x'.repeat(1_048_577)}\n1\n`]).flaws).toMatchObject([{ code: 'field-too-long', line: 2, field: 0 }]);
  });

  it('stays quick on a field of many quotes and on many empty lines', () => {
    expect(read([`"${'""'.repeat(200_000)}"\n`]).records[0]?.cells[0]).toHaveLength(200_000);
    expect(read([`a\n${'\n'.repeat(100_000)}1\n`]).flaws).toHaveLength(100_000);
  });
});

const field = fc.string({ unit: fc.constantFrom('a', '1', ' ', ',', ';', '"', '\n', '\r\n', 'é', '漢', '\t'), maxLength: 12 });
const table = fc
  .integer({ min: 1, max: 6 })
  .chain((width) => fc.array(fc.array(field, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 12 }));

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const plain = (text: string): string => (/[",;\n\r]/.test(text) || text === '' ? quoted(text) : text);

describe('properties', () => {
  it('reads back what a correct writer wrote, however it is cut', () => {
    fc.assert(
      fc.property(
        table,
        fc.constantFrom(quoted, plain),
        fc.constantFrom('\n', '\r\n'),
        fc.boolean(),
        fc.array(fc.nat(200)),
        (rows, write, end, last, cuts) => {
          const text = rows.map((row) => row.map(write).join(',')).join(end) + (last ? end : '');
          const places = [...new Set(cuts.map((cut) => cut % (text.length + 1)))].sort((a, b) => a - b);
          const chunks = [0, ...places].map((from, index) => text.slice(from, places[index] ?? text.length));
          const result = read(chunks);
          expect(result.flaws).toEqual([]);
          expect(result.records.map((record) => record.cells)).toEqual(rows);
        },
      ),
      { numRuns: 500, seed: 1 },
    );
  });

  it('never throws and numbers every flaw by an existing line', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', '\r', '\u0000', ' '), maxLength: 60 }), (text) => {
        const lines = text.split('\n').length;
        for (const { line } of read([text]).flaws) {
          expect(line).toBeGreaterThanOrEqual(1);
          expect(line).toBeLessThanOrEqual(lines);
        }
      }),
      { numRuns: 2_000, seed: 2 },
    );
  });

  // Single characters never form a whole line, so that the fast path is not used.
  it('says the same of a text whether it takes its plain lines at once or not', () => {
    const unit = fc.constantFrom('a', 'bc', ',', ',', '"', '\n', '\n', '\r\n', '\r', '\u0007', 'é');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 80 }), (text) => {
        expect(read([text])).toEqual(read([...text]));
      }),
      { numRuns: 5_000, seed: 4 },
    );
  });
});
