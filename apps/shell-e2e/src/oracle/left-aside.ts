import type { Filter } from './view.ts';

/** Filters as a page names them where it leaves them aside. */
const NAMES: Readonly<Record<string, Filter>> = {
  region: 'region',
  'region level': 'level',
  'tax type': 'tax',
  'tax category': 'category',
  'without PBB-P2': 'without',
  'service unit': 'unit',
  'kind of unit': 'kind',
  'payment channel': 'channel',
  bank: 'bank',
  'quality of arrears': 'quality',
  'tax year': 'taxYear',
  'target period': 'target',
  'target version': 'version',
  'principal only': 'penalty',
};
const ASIDE = /The filter (.+?) does not apply (?:here|to: )/;

/** What these remarks say that their figures leave aside. */
export const leftAsideBy = (said: readonly string[]): readonly Filter[] =>
  said.flatMap((line) => (ASIDE.exec(line)?.[1] ?? '').split(', ').flatMap((name) => NAMES[name] ?? []));
