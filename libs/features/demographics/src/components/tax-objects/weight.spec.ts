import { heaviest } from './weight.ts';

/** 10 objects of a small band hold 20, 4 of the next hold 30, 1 of the largest holds 50; of 5 the base is not known. */
const BANDS = [
  { code: '2000000', registered: 4, baseValue: '30' },
  { code: '1000000', registered: 10, baseValue: '20' },
  { code: '100000000', registered: 1, baseValue: '50' },
  { code: null, registered: 5, baseValue: '0' },
];

it('names the largest bands that together hold about half of the value, and their part of the objects of known base', () => {
  expect(heaviest(BANDS)).toEqual({ from: '100000000', objects: 1 / 15, held: 0.5 });
  expect(heaviest(BANDS.slice(0, 2))).toEqual({ from: '2000000', objects: 4 / 14, held: 0.6 });
});

it('says nothing where no base is known', () => {
  expect(heaviest([{ code: null, registered: 5, baseValue: null }])).toBeNull();
  expect(heaviest([{ code: '0', registered: 2, baseValue: '0' }])).toBeNull();
});
