/** Taxpayers relative to objects. Some taxpayers have many objects. */
export const TAXPAYERS_AN_OBJECT = { individual: 0.55, corporate: 0.07 } as const;
/** The largest objects of a tax, in permille, belong to firms. */
export const FIRMS_OWN = 25;

/** Section of the business classification by the tax of a firm's objects. The other firms get one from the list below. */
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

/** Region code of taxpayers outside the province. No real region has it. */
export const OUTSIDE = 'LUAR';

/** Syllables that occur in no person's name. Four of them make a name. */
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
