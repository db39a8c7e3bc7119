import type { Currency } from '@pendapa/contracts';
import { money, moneyChange, moneyExact, moneyScale, tableScale } from './format-money.ts';

const NBSP = '\u00a0';
const IDR: Currency = { code: 'IDR', symbol: 'Rp', digits: 0 };
const USD: Currency = { code: 'USD', symbol: '$', digits: 2 };
const PHP: Currency = { code: 'PHP', symbol: '₱', digits: 2 };
const words = (text: string): string => text.replaceAll(NBSP, ' ');

describe('money in words', () => {
  it.each([
    ['1250000000', 'Rp 1,25 miliar', 'Rp 1.25 billion'],
    ['45600000000000', 'Rp 45,6 triliun', 'Rp 45.6 trillion'],
    ['812345678', 'Rp 812,35 juta', 'Rp 812.35 million'],
    ['850000', 'Rp 850.000', 'Rp 850,000'],
    ['999999', 'Rp 999.999', 'Rp 999,999'],
    ['0', 'Rp 0', 'Rp 0'],
    ['-1250000000', '−Rp 1,25 miliar', '−Rp 1.25 billion'],
  ])('%s', (minor, id, en) => {
    expect(words(money(minor, IDR, 'id'))).toBe(id);
    expect(words(money(minor, IDR, 'en'))).toBe(en);
  });

  it('never shows a bare M, which is miliar in one language and million in the other', () => {
    for (const language of ['id', 'en'] as const) expect(money('1250000000', IDR, language)).not.toMatch(/\bM\b/);
  });

  it('goes up a scale where rounding reaches it', () => {
    expect(words(money('999999999', IDR, 'id'))).toBe('Rp 1,00 miliar');
    expect(words(money('999994999', IDR, 'id'))).toBe('Rp 999,99 juta');
    expect(words(money('99999999', USD, 'en'))).toBe('$1.00 million');
  });

  it('has both decimals where it was rounded, none too many where the amount is round', () => {
    const amounts = ['563103456789', '563100000000', '13000456789', '13000000000', '8800000001', '10430000000'];
    expect(amounts.map((minor) => words(money(minor, IDR, 'id')))).toEqual([
      'Rp 563,10 miliar',
      'Rp 563,1 miliar',
      'Rp 13,00 miliar',
      'Rp 13 miliar',
      'Rp 8,80 miliar',
      'Rp 10,43 miliar',
    ]);
  });

  it('stays with trillion and groups above 999', () => {
    expect(words(money('1100000000000000', IDR, 'id'))).toBe('Rp 1.100 triliun');
    expect(words(money('1234567890000000', IDR, 'en'))).toBe('Rp 1,234.57 trillion');
  });

  it('takes sign and digits from the currency', () => {
    expect(words(money('125000000000', USD, 'en'))).toBe('$1.25 billion');
    expect(words(money('125000000000', PHP, 'id'))).toBe('₱1,25 miliar');
    expect(words(money('12345', USD, 'en'))).toBe('$123.45');
    expect(words(money('1234567', USD, 'en'))).toBe('$12,346');
  });

  it('keeps sign and number on one line', () => {
    expect(money('1250000000', IDR, 'id')).toBe(`Rp${NBSP}1,25${NBSP}miliar`);
  });

  it('keeps unknown apart from zero', () => {
    expect(money(null, IDR, 'id')).toBe('-');
    expect(moneyExact(null, IDR, 'id')).toBe('-');
    expect(moneyChange(null, IDR, 'id')).toBe('-');
  });

  it('signs changes', () => {
    expect(words(moneyChange('1250000000', IDR, 'id'))).toBe('+Rp 1,25 miliar');
    expect(words(moneyChange('-1250000000', IDR, 'en'))).toBe('−Rp 1.25 billion');
    expect(words(moneyChange('0', IDR, 'en'))).toBe('Rp 0');
  });
});

describe('exact money', () => {
  it('writes every digit', () => {
    expect(words(moneyExact('9007199254740993', IDR, 'id'))).toBe('Rp 9.007.199.254.740.993');
    expect(words(moneyExact('-123456789', USD, 'en'))).toBe('−$1,234,567.89');
    expect(words(moneyExact(5n, PHP, 'id'))).toBe('₱0,05');
  });
});

describe('one scale for an axis', () => {
  it('names the unit once and leaves the ticks plain', () => {
    const scale = moneyScale(4_500_000_000, IDR, 'id');
    expect(words(scale.unitLabel)).toBe('Rp miliar');
    expect(scale.tick(1_500_000_000)).toBe('1,5');
    expect(scale.tick(-1_500_000_000)).toBe('−1,5');
    expect(scale.cell('1234567890')).toBe('1,23');
    expect(scale.cell(null)).toBe('-');
  });

  it('counts the digits of the currency', () => {
    const scale = moneyScale(45_000_000_00, USD, 'en');
    expect(words(scale.unitLabel)).toBe('$ million');
    expect(scale.tick(10_000_000_00)).toBe('10');
    expect(scale.cell('1234567890')).toBe('12.35');
  });

  it('never writes zero for an amount that is only small', () => {
    const scale = moneyScale(10_000_000_000_000, IDR, 'id');
    expect([scale.cell('446434895'), scale.cell('-446434895'), scale.cell('0')].map(words)).toEqual(['< 0,01', '> −0,01', '0,00']);
  });

  it('writes narrow cells without decimals', () => {
    const scale = moneyScale(10_000_000_000_000, IDR, 'id');
    expect(['12745678900000', '446434895', '-446434895', '0'].map(scale.wholeCell).map(words)).toEqual(['13', '< 1', '> −1', '0']);
  });

  it('writes small steps of an axis with the decimals that they need', () => {
    const { tick } = moneyScale(1_000_000_000, IDR, 'id');
    expect([5_000_000, 10_000_000, 2_500_000_000].map(tick)).toEqual(['0,005', '0,01', '2,5']);
  });

  it('has thousands, which sentences never use', () => {
    expect(words(moneyScale(45_000, IDR, 'en').unitLabel)).toBe('Rp thousand');
  });

  it('leaves small amounts as they are', () => {
    const scale = moneyScale(950, IDR, 'id');
    expect(scale.unitLabel).toBe('Rp');
    expect(scale.cell('950')).toBe('950');
  });
});

describe('one unit for all money of a table', () => {
  const unitOf = (...amounts: readonly (string | null)[]): string => words(tableScale([amounts], IDR, 'id').unitLabel);

  it('is the largest in which the median has two digits before the decimal mark', () => {
    expect(unitOf('9999999999', '9999999999')).toBe('Rp juta');
    expect(unitOf('10000000000', '10000000000')).toBe('Rp miliar');
    expect(unitOf('-563103456789', '8278280000000', '563100000000')).toBe('Rp miliar');
    expect(unitOf('9999')).toBe('Rp');
  });

  it('is one smaller where the median of a column could not be read, and never two', () => {
    const ofColumns = (...columns: readonly (readonly string[])[]): string => words(tableScale(columns, IDR, 'id').unitLabel);
    const revenue = ['47390000000', '83360000000', '21970000000'];
    expect(ofColumns(revenue, ['4290000', '5660000', '4750000'])).toBe('Rp juta');
    expect(ofColumns(revenue, ['429000000', '566000000', '475000000'])).toBe('Rp miliar');
    expect(ofColumns(revenue, revenue, ['204', '0', '0'])).toBe('Rp juta');
    expect(ofColumns(revenue, ['0', '0', '0'])).toBe('Rp miliar');
  });

  it('counts neither what is not known nor what is nothing, and is moved by no single large amount', () => {
    const scale = tableScale([['260000', null, '-310000', '0', '82000000000']], IDR, 'id');
    expect([words(scale.unitLabel), scale.cell('-310000')]).toEqual(['Rp ribu', '−310,00']);
    expect(unitOf(null, '0')).toBe('Rp');
  });

  it('takes the mean of the two in the middle', () => {
    expect(unitOf('5000000', '50000000')).toBe('Rp juta');
    expect(unitOf('1000000', '20000000')).toBe('Rp juta');
    expect(unitOf('1000000', '18000000')).toBe('Rp ribu');
  });
});
