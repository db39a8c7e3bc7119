/** What the words of totals begin with; a number of a document that begins so is for the strict reader to judge. */
const BEGINNINGS = [
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

/** Whether a number of a document may call its row a total, as an expression. */
export const mayBeTotal = (value: string): string =>
  `lower(left(${value}, 3)) IN (${BEGINNINGS.map((text) => `'${text}'`).join(', ')}) AND NOT regexp_matches(${value}, '[0-9]')`;
