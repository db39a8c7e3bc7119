import { hyphenated } from './hyphenated.ts';

it.each([
  ['Pesanggrahan', 'Pesang-gra-han'],
  ['Cengkareng', 'Ceng-ka-reng'],
  ['Penjaringan', 'Pen-ja-ri-ngan'],
  // No part of fewer than three letters; short words stay whole.
  ['Kebayoran Baru', 'Keba-yo-ran Baru'],
  ['Gambir', 'Gambir'],
])('%s may break as %s', (name, parts) => {
  expect(hyphenated(name).replaceAll('\u00ad', '-')).toBe(parts);
});
