import { roundChance } from './chance-words.ts';

it.each([
  [0, 'almostNone'],
  [0.024, 'almostNone'],
  [0.03, { part: 1, all: 20 }],
  [0.14, { part: 1, all: 10 }],
  [0.18, { part: 1, all: 5 }],
  [0.25, { part: 1, all: 4 }],
  [0.3, { part: 1, all: 3 }],
  [0.45, { part: 1, all: 2 }],
  [0.7, { part: 2, all: 3 }],
  [0.96, { part: 19, all: 20 }],
  [0.98, 'almostSure'],
  [1, 'almostSure'],
])('a chance of %d is heard as %j', (chance, rounded) => {
  expect(roundChance(chance)).toEqual(rounded);
});
