import fc from 'fast-check';
import { createAmountReader, formatPlainAmount, type NumberMarks } from './amount.ts';
import { RoundedSum } from './rounded-sum.ts';

const english: NumberMarks = { decimal: '.', thousands: ',', minus: 'leading' };
const indonesian: NumberMarks = { decimal: ',', thousands: '.', minus: 'leading', symbol: 'Rp' };
const bare: NumberMarks = { decimal: '.', thousands: 'none', minus: 'leading' };

describe('exact amounts', () => {
  it.each<[string, NumberMarks, number, bigint, bigint]>([
    ['7449093.0', bare, 2, 1n, 744909300n],
    ['-7747816.0', bare, 2, 1n, -774781600n],
    ['0.0', bare, 2, 1n, 0n],
    ['1,100.24', english, 2, 1_000_000n, 110_024_000_000n],
    ['600.79', english, 2, 1_000_000n, 60_079_000_000n],
    ['1100', english, 2, 1n, 110000n],
    ['1.234', indonesian, 0, 1n, 1234n],
    ['1.234,00', indonesian, 0, 1n, 1234n],
    ['1.234.567.890.123', indonesian, 0, 1n, 1234567890123n],
    ['Rp 1.000', indonesian, 0, 1n, 1000n],
    ['Rp1.000', indonesian, 0, 1n, 1000n],
    ['1234,5', indonesian, 2, 1n, 123450n],
    ['0.0000015', bare, 0, 10_000_000n, 15n],
    ['9007199254740993', bare, 0, 1n, 9007199254740993n],
    ['90071992547409.93', bare, 2, 1n, 9007199254740993n],
    ['9223372036854775807', bare, 0, 1n, 9223372036854775807n],
    ['0.10000000', bare, 1, 1n, 1n],
    ['007', bare, 0, 1n, 7n],
    ['1 234\u00a0567', { decimal: ',', thousands: ' ', minus: 'leading' }, 0, 1n, 1234567n],
    ["1'234.5", { decimal: '.', thousands: "'", minus: 'leading' }, 1, 1n, 12345n],
    ['(500)', { ...bare, minus: 'parentheses' }, 0, 1n, -500n],
    ['500-', { ...bare, minus: 'trailing' }, 0, 1n, -500n],
    ['Rp -1.000', indonesian, 0, 1n, -1000n],
    ['Rp1.250.000,-', { ...indonesian, suffix: ',-' }, 0, 1n, 1250000n],
    ['-5,-', { ...indonesian, suffix: ',-' }, 0, 1n, -5n],
  ])('%s', (text, marks, digits, multiply, expected) => expect(createAmountReader(marks, digits, multiply)(text)).toBe(expected));
});

describe('refused amounts', () => {
  it.each<[string, NumberMarks, string]>([
    ['1.234,56', english, 'amount-malformed'],
    ['1,234.56', indonesian, 'amount-malformed'],
    ['1.23', indonesian, 'amount-malformed'],
    ['1.2345', indonesian, 'amount-malformed'],
    ['1234.567', indonesian, 'amount-malformed'],
    ['12,34', english, 'amount-malformed'],
    ['1,234,56', english, 'amount-malformed'],
    ['1,,234', english, 'amount-malformed'],
    ['1,234', bare, 'amount-malformed'],
    ['(500)', bare, 'amount-malformed'],
    ['500-', bare, 'amount-malformed'],
    ['--5', bare, 'amount-malformed'],
    ['+5', bare, 'amount-malformed'],
    ['Rp 1000', bare, 'amount-symbol'],
    ['Rp. 1.000', indonesian, 'amount-symbol'],
    ['1.250.000,-', indonesian, 'amount-suffix'],
    ['1.250 rupiah', indonesian, 'amount-suffix'],
    ['Rp 1.25', indonesian, 'amount-malformed'],
    ['USD 5', indonesian, 'amount-symbol'],
    ['NaN', bare, 'amount-malformed'],
    ['Infinity', bare, 'amount-malformed'],
    ['.5', bare, 'amount-malformed'],
    ['5.', bare, 'amount-malformed'],
    ['0x10', bare, 'amount-malformed'],
    ['１２３', bare, 'amount-malformed'],
    ['1e6', bare, 'amount-scientific'],
    ['3,17409E+15', indonesian, 'amount-scientific'],
    ['-1.5E-3', bare, 'amount-scientific'],
    ['1.0005', bare, 'amount-decimals'],
    ['1.005', bare, 'amount-marks'],
    ['1.250', bare, 'amount-marks'],
    ['12345678901234567890', bare, 'amount-too-large'],
    ['92233720368547758.08', bare, 'amount-too-large'],
  ])('%s', (text, marks, expected) => expect(createAmountReader(marks, 2, 1n)(text)).toBe(expected));
});

describe('three digits after the decimal mark', () => {
  const declared = { ...bare, decimals: 3 };
  it.each<[string, NumberMarks, number, bigint, bigint | string]>([
    ['250.000', bare, 0, 1n, 'amount-marks'],
    ['1,000', indonesian, 0, 1n, 'amount-marks'],
    ['-1.234', bare, 0, 1_000_000n, 'amount-marks'],
    ['1.234', { ...bare, decimals: 2 }, 0, 1_000_000n, 'amount-marks'],
    ['1.234', declared, 0, 1_000_000n, 1_234_000n],
    ['250.000', declared, 0, 1n, 250n],
    ['1.2345', declared, 0, 1_000_000n, 'amount-more-decimals'],
    ['1.5', { ...bare, decimals: 1 }, 0, 1_000_000n, 1_500_000n],
    ['1.234', bare, 3, 1n, 1_234n],
  ])('%s is asked about unless they are declared or the currency has them', (text, marks, digits, multiply, expected) =>
    expect(createAmountReader(marks, digits, multiply)(text)).toBe(expected),
  );
});

it('reads back every amount that is written with the declared marks', () => {
  const group = (text: string, mark: string) => text.replace(/\B(?=(\d{3})+$)/g, mark);
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), fc.constantFrom(0, 2, 4), fc.boolean(), (minor, digits, grouped) => {
      const [whole = '', fraction] = formatPlainAmount(minor, digits).replace('-', '').split('.');
      const text = `${minor < 0n ? '-' : ''}${grouped ? group(whole, '.') : whole}${fraction === undefined ? '' : `,${fraction}`}`;
      expect(createAmountReader(indonesian, digits, 1n)(text)).toBe(minor);
    }),
    { numRuns: 2_000, seed: 3 },
  );
});

it('writes minor units as plain text', () => {
  expect([formatPlainAmount(-5n, 2), formatPlainAmount(0n, 2), formatPlainAmount(123456n, 2), formatPlainAmount(-12n, 0)]).toEqual([
    '-0.05',
    '0.00',
    '1234.56',
    '-12',
  ]);
});

// An amount with its symbol takes the slow path; a plain whole number does not.
it('says the same of a number with and without its symbol', () => {
  const marks = { ...indonesian, symbol: 'Rp' };
  const text = fc
    .string({ unit: fc.constantFrom('0', '1', '9', '12', '.', '.345', ',', '-', ' '), minLength: 1, maxLength: 9 })
    .filter((made) => made.trim() === made);
  fc.assert(
    fc.property(text, fc.constantFrom(0, 2), fc.constantFrom(1n, 1_000_000n), (made, digits, multiply) => {
      const read = createAmountReader(marks, digits, multiply);
      // The finding names the symbol or suffix, which is part of the longer text.
      const plain = (flaw: unknown) => (flaw === 'amount-symbol' || flaw === 'amount-suffix' ? 'amount-malformed' : flaw);
      expect(plain(read(`Rp${made}`))).toBe(plain(read(made)));
    }),
    { numRuns: 5_000, seed: 5 },
  );
});

describe('amounts as spreadsheets and reports write them', () => {
  const rupiah = { ...indonesian };
  const apostrophe: NumberMarks = { decimal: '.', thousands: "'", minus: 'leading' };
  const scales = { M: 1_000_000_000, jt: 1_000_000 };
  it.each<[string, NumberMarks, number, bigint]>([
    ['-Rp500.000', rupiah, 0, -500_000n],
    ['-Rp 500.000,00', rupiah, 0, -500_000n],
    ['(Rp500.000)', { ...rupiah, minus: 'parentheses' }, 0, -500_000n],
    ['(Rp 500.000,00)', { ...rupiah, minus: 'parentheses' }, 0, -500_000n],
    ['Rp (500.000)', { ...rupiah, minus: 'parentheses' }, 0, -500_000n],
    ['Rp500.000-', { ...rupiah, minus: 'trailing' }, 0, -500_000n],
    ['1’000', apostrophe, 0, 1000n],
    ["1'000’000.5", apostrophe, 1, 10_000_005n],
    ['2.291,88 M', { ...indonesian, scales }, 0, 2_291_880_000_000n],
    ['88,72M', { ...indonesian, scales }, 0, 88_720_000_000n],
    ['-Rp 1,5 jt', { ...indonesian, scales }, 0, -1_500_000n],
    ['500', { ...indonesian, scales }, 0, 500n],
  ])('%s', (text, marks, digits, expected) => expect(createAmountReader(marks, digits, 1n)(text)).toBe(expected));

  it.each<[string, NumberMarks, string]>([
    ['-Rp500.000', { ...rupiah, minus: 'parentheses' }, 'amount-malformed'],
    ['(Rp500.000)', rupiah, 'amount-malformed'],
    ['-Rp-500.000', rupiah, 'amount-malformed'],
    ['(Rp500.000', { ...rupiah, minus: 'parentheses' }, 'amount-malformed'],
    ['88,72 M', rupiah, 'amount-suffix'],
    ['88,72 m', { ...indonesian, scales }, 'amount-suffix'],
    ['88,72 M M', { ...indonesian, scales }, 'amount-malformed'],
    ['M', { ...indonesian, scales }, 'amount-malformed'],
    ['-Rp500', bare, 'amount-symbol'],
  ])('%s is refused', (text, marks, flaw) => expect(createAmountReader(marks, 2, 1n)(text)).toBe(flaw));
});

describe('rounding by a stated rule', () => {
  const read = (rounding: 'remains' | 'unit', digits: number, texts: readonly string[]) => {
    const sum = new RoundedSum();
    const amounts = texts.map(createAmountReader({ ...bare, rounding }, digits, 1n, sum.add));
    sum.take();
    return { amounts, rounded: sum.result };
  };
  it('removes remains of binary arithmetic, and sums what was added', () => {
    // 0.000000004 were added to the first amount, 0.000000271 taken from the second.
    expect(read('remains', 2, ['483977.229999996', '427738.910000271', '12.50'])).toEqual({
      amounts: [48397723n, 42773891n, 1250n],
      rounded: { amounts: 2, difference: '-0.000000267' },
    });
    expect(read('remains', 0, ['483977.229999996', '100.00000000000001'])).toEqual({
      amounts: ['amount-decimals', 100n],
      rounded: { amounts: 1, difference: '-0.00000000000001' },
    });
  });
  it('rounds half away from zero to the smallest unit', () => {
    // 0.5 up, 0.5 down, 0.23 down.
    expect(read('unit', 0, ['10.5', '-10.5', '483977.229999996', '7'])).toEqual({
      amounts: [11n, -11n, 483977n, 7n],
      rounded: { amounts: 3, difference: '-0.229999996' },
    });
  });
  it('still asks whether three digits are thousands', () =>
    expect(read('unit', 0, ['250.125'])).toEqual({ amounts: ['amount-marks'], rounded: null }));
});
