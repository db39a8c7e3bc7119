import {
  percentChange,
  count,
  countChange,
  countScale,
  countShort,
  divideRounded,
  exactDecimal,
  percent,
  percentAxis,
} from './format-number.ts';

const NBSP = '\u00a0';

describe('counts', () => {
  it('groups by the language', () => {
    expect(count(1_234_567, 'id')).toBe('1.234.567');
    expect(count(1_234_567, 'en')).toBe('1,234,567');
  });

  it('keeps unknown apart from zero', () => {
    expect(count(null, 'id')).toBe('-');
    expect(count(0, 'id')).toBe('0');
  });

  it('spells the scale out from a million on', () => {
    expect(countShort(999_999, 'id')).toBe('999.999');
    expect(countShort(1_854_000, 'id')).toBe(`1,85${NBSP}juta`);
    expect(countShort(1_854_000, 'en')).toBe(`1.85${NBSP}million`);
  });

  it('scale an axis once, from ten thousand on', () => {
    const scale = countScale(166_000, 'id');
    expect([scale.unitLabel, scale.tick(150_000), scale.tick(2_500)]).toEqual(['ribu', '150', '2,5']);
    const small = countScale(9_000, 'en');
    expect([small.unitLabel, small.tick(9_000)]).toEqual(['', '9,000']);
  });

  it('signs differences', () => {
    expect(countChange(1_200, 'id')).toBe('+1.200');
    expect(countChange(-1_200, 'id')).toBe('−1.200');
    expect(countChange(0, 'id')).toBe('0');
  });
});

describe('percentages', () => {
  it('has no blank before the sign, one digit on cards and two in tables', () => {
    expect(percent(0.9885, 'id')).toBe('98,9%');
    expect(percent(0.9885, 'id', 2)).toBe('98,85%');
    expect(percent(0.9885, 'en', 2)).toBe('98.85%');
    expect(percent(12.5, 'id')).toBe('1.250,0%');
  });

  it('reads "-" where the denominator was missing', () => {
    expect(percent(null, 'id')).toBe('-');
    expect(percent(Number.POSITIVE_INFINITY, 'id')).toBe('-');
    expect(percentChange(Number.NaN, 'id')).toBe('-');
  });

  it('signs changes with a real minus and leaves what rounds to zero without a sign', () => {
    expect(percentChange(0.041, 'id')).toBe('+4,1%');
    expect(percentChange(-0.041, 'id')).toBe('−4,1%');
    expect(percentChange(-0.0004, 'id')).toBe('0,0%');
    expect(percent(-0.0004, 'en')).toBe('0.0%');
  });
});

describe('exact decimals', () => {
  it('never passes through a float', () => {
    expect(exactDecimal(9_007_199_254_740_993n, 0, 'en')).toBe('9,007,199,254,740,993');
    expect(exactDecimal(123_456_789_012_345_678_901n, 2, 'id')).toBe('1.234.567.890.123.456.789,01');
    expect(exactDecimal(-5n, 2, 'id')).toBe('−0,05');
  });

  it('rounds half away from zero', () => {
    expect(divideRounded(125n, 10n)).toBe(13n);
    expect(divideRounded(-125n, 10n)).toBe(-13n);
    expect(divideRounded(124n, 10n)).toBe(12n);
  });
});

it('writes percentages of an axis with the decimals that they need', () => {
  expect([0, 0.005, 0.07, 0.2, 0.30000000000000004, -1].map((ratio) => percentAxis(ratio, 'id'))).toEqual([
    '0%',
    '0,5%',
    '7%',
    '20%',
    '30%',
    '−100%',
  ]);
});
