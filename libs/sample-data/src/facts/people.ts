/** Taxpayers beside objects: some have many. */
export const TAXPAYERS_AN_OBJECT = { individual: 0.55, corporate: 0.07 } as const;
/** The largest objects of a tax, in permille, belong to firms. */
export const FIRMS_OWN = 25;

/** Section of the business classification by the tax that a firm's objects pay; the others draw from the list below. */
export const SECTOR_OF = {
  PBJT_MAMIN: 'I',
  PBJT_HOTEL: 'I',
  PBJT_HIBURAN: 'R',
  PBJT_PARKIR: 'H',
  PBJT_LISTRIK: 'D',
  PBBKB: 'G',
  PAB: 'F',
} as const;
export const OTHER_SECTORS = ['G', 'G', 'G', 'G', 'G', 'C', 'C', 'F', 'F', 'L', 'L', 'K', 'J', 'M', 'N', 'P', 'Q', 'S', 'H', 'G'] as const;

export const LEGAL_FORMS = [
  'PT',
  'PT',
  'PT',
  'PT',
  'PT',
  'PT',
  'PT',
  'PT',
  'PT',
  'PT',
  'PT',
  'PT',
  'PT',
  'CV',
  'CV',
  'CV',
  'CV',
  'YAYASAN',
  'KOPERASI',
  'FIRMA',
] as const;

/** Where taxpayers live that live outside of the province: a code that no region has. */
export const OUTSIDE = 'LUAR';

/** Syllables of which no name of a person is made; names are put together of four of them. */
export const SYLLABLES = [
  'xa',
  'qo',
  'zu',
  'vex',
  'qi',
  'zyr',
  'xul',
  'voq',
  'zix',
  'qua',
  'xen',
  'vuz',
  'qeb',
  'zof',
  'xim',
  'vaq',
] as const;
