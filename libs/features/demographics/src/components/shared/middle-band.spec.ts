import { middleBand } from './middle-band.ts';

/** 10 of a small band, 4 of the next, 1 of the largest; of 5 it is not known. */
const BANDS = [
  { code: '2000000', count: 4 },
  { code: '1000000', count: 10 },
  { code: '100000000', count: 1 },
  { code: null, count: 5 },
];

it('is the band of the middle one by number, whatever the order', () => {
  expect(middleBand(BANDS)).toBe('1000000');
  expect(middleBand(BANDS.slice(0, 1))).toBe('2000000');
});

it('is none where no band is known, and where nobody is in one', () => {
  expect(middleBand([{ code: null, count: 5 }])).toBeNull();
  expect(middleBand([{ code: '1000000', count: 0 }])).toBeNull();
});
