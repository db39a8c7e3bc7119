import { grouped, tableLines } from './plain-table.ts';

describe('plain tables', () => {
  const before = process.env['PENDAPA_LANG'];
  afterEach(() => {
    if (before === undefined) delete process.env['PENDAPA_LANG'];
    else process.env['PENDAPA_LANG'] = before;
  });

  it.each([
    ['id', '1234567', 0, '1.234.567'],
    ['en', '1234567', 0, '1,234,567'],
    ['id', '-100', 0, '-100'],
    ['en', '-123456', 2, '-1,234.56'],
    ['id', '5', 2, '0,05'],
    ['id', '12345678901234567890123456789', 2, '123.456.789.012.345.678.901.234.567,89'],
    ['en', '0', 0, '0'],
  ])('%s groups %s with %d decimals as %s', (language, whole, digits, text) => {
    process.env['PENDAPA_LANG'] = language;
    expect(grouped(whole, digits)).toBe(text);
  });

  it('aligns columns', () => {
    expect(
      tableLines(
        [
          ['a', '1', 'x'],
          ['long', '200', ''],
        ],
        [1],
      ),
    ).toEqual(['  a       1  x', '  long  200']);
  });
});
