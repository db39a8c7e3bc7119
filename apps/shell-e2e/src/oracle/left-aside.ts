import type { Table } from './tables.ts';
import type { Filter } from './view.ts';

/** Filters as a page names them where it leaves them aside. */
const NAMES: Readonly<Record<string, Filter>> = {
  region: 'region',
  'region level': 'level',
  'tax type': 'tax',
  'tax category': 'category',
  'service unit': 'unit',
  'kind of unit': 'kind',
  'payment channel': 'channel',
  bank: 'bank',
  'target period': 'target',
  'target version': 'version',
  'principal only': 'penalty',
};
const ASIDE = /^The filter (.+) does not apply (?:here|to: )/;

/** What the lines below a table say that it leaves aside; of a card those that begin with its name. */
export function leftAsideBy({ said }: Table, card?: string): readonly Filter[] {
  const own = card === undefined ? said : said.filter((line) => line.startsWith(`${card}: `)).map((line) => line.slice(card.length + 2));
  return own.flatMap((line) => (ASIDE.exec(line)?.[1] ?? '').split(', ').flatMap((name) => NAMES[name] ?? []));
}
