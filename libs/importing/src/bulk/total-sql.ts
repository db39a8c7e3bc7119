import { quotedList } from '@pendapa/warehouse';
/** First letters of words for totals. The strict reader checks document numbers that begin so. */
const TOTAL_BEGINNINGS = [
  'tot',
  'jum',
  'jml',
  'sub',
  'gra',
  'aku',
  'kum',
  'cum',
  'acc',
  'run',
  'ytd',
  'pin',
  'dip',
  'rat',
  'ave',
  'sel',
  'kes',
  's.d',
  's/d',
  'sam',
  'sem',
  'all',
];

/** SQL that is true if a document number may call its row a total. */
export const mayBeTotalSql = (value: string): string =>
  `lower(left(${value}, 3)) IN (${quotedList(TOTAL_BEGINNINGS)}) AND NOT regexp_matches(${value}, '[0-9]')`;
