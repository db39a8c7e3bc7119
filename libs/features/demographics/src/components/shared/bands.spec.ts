import { figureOf, known, missing, NO_ROWS } from '@pendapa/query';
import { bandReaching, findHeaviestBands } from './bands.ts';

const band = (code: string | null, registered: number, baseValue: string | null) => ({
  codes: { valueBand: code },
  current: { registered: known(registered), baseValue: figureOf(baseValue) },
  comparison: { registered: missing(NO_ROWS), baseValue: missing(NO_ROWS) },
});

/** 10 objects of the smallest band are worth 20, 4 of the next 30, 1 of the largest 50. The base of 5 is unknown. */
const BANDS = [band('2000000', 4, '30'), band('1000000', 10, '20'), band('100000000', 1, '50'), band(null, 5, '0')];

it('finds the band up to which a part of the members lies, whatever the order', () => {
  const reaching = (part: number, rows = BANDS) => bandReaching(rows, 'valueBand', 'registered', part)?.codes.valueBand;
  expect(reaching(0.5)).toBe('1000000');
  expect(reaching(0.9)).toBe('2000000');
  expect(reaching(0.99)).toBe('100000000');
  expect(reaching(0.5, [band(null, 5, null)])).toBeUndefined();
  expect(reaching(0.5, [band('1000000', 0, null)])).toBeUndefined();
});

it('names the largest bands that together hold about half of the value, and their part of the objects of known base', () => {
  expect(findHeaviestBands(BANDS)).toEqual({ from: '100000000', objects: 1 / 15, value: 0.5 });
  expect(findHeaviestBands(BANDS.slice(0, 2))).toEqual({ from: '2000000', objects: 4 / 14, value: 0.6 });
});

it('says nothing where no base is known', () => {
  expect(findHeaviestBands([band(null, 5, null)])).toBeNull();
  expect(findHeaviestBands([band('0', 2, '0')])).toBeNull();
});
