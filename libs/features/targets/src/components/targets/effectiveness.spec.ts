import { figureOf } from '@pendapa/query';
import { effectiveness } from './effectiveness.ts';

it.each([
  [1.0001, 'very'],
  [1, 'effective'],
  [0.9, 'effective'],
  [0.8999, 'fairly'],
  [0.8, 'fairly'],
  [0.6, 'less'],
  [0.5999, 'not'],
  [null, 'unknown'],
] as const)('of %p of the target is %s', (achievement, band) => {
  expect(effectiveness(figureOf(achievement))).toBe(band);
});
