import { HOLDINGS, over, ratio, REGISTERED_TODAY, type Rows, type View } from '@pendapa/oracle';
import { ratioOf, ownColumn, type Column, type Columns } from '../columns.ts';
import type { PageOfFigures, Panel } from '../panel.ts';
import { onMap } from '../places.ts';
import { caseList } from '../rows.ts';

const PAYERS: Rows = {
  sql: `SELECT taxpayer_key AS case_id, name_masked AS called, sum(amount) AS amount, sum(transactions) AS transactions, CAST($to AS DATE) AS day
    FROM payments LEFT JOIN taxpayers USING (taxpayer_key) WHERE taxpayer_key IS NOT NULL AND posted_on BETWEEN $from AND $to GROUP BY ALL HAVING sum(amount) > 0`,
  filters: [],
};

const HIDEABLE = ['Taxpayers with objects', 'Paying taxpayers to date'];
const today = over(REGISTERED_TODAY);
/** The register of today, for any period. */
const REGISTERED: Column = { ...ownColumn('registered', today('count(*)')), isCompared: false };

const ofKind = (
  kind: 'individual' | 'corporate',
  address: string,
  hideableCards: readonly string[],
  cards: Columns,
  panels: readonly Panel[],
): PageOfFigures => ({
  address,
  offeredFilters: ['period', 'compare'],
  countsTaxpayers: true,
  subjects: ['payers', 'taxpayers', 'holders'],
  conditionSql: () => `taxpayer_kind = '${kind}'`,
  hideable: HIDEABLE,
  uncheckedCards: ['Median payment to date'],
  hideableCards: ['New taxpayers', 'Deregistered taxpayers', ...hideableCards],
  cards: {
    'Registered taxpayers': REGISTERED,
    'Objects per taxpayer': { ...ratioOf('holders.objects', 'holders.taxpayers'), isCompared: false },
    ...cards,
  },
  panels: [
    { titles: ['Time since registration'], hideable: ['Registered taxpayers'], columns: { 'Registered taxpayers': REGISTERED } },
    {
      titles: ['Individuals by age', 'Objects in arrears by age of the owner', 'Individuals in detail', 'Corporate taxpayers in detail'],
      subject: 'holders',
    },
    ...panels,
  ],
});

/** Land and building tax alone until a tax is chosen. */
const ofTax = ({ codes }: View): string => (codes.tax === undefined ? "tax_code = 'PBBP2'" : 'true');

export const TAXPAYER_PAGES: readonly PageOfFigures[] = [
  {
    address: '/tax-subjects',
    offeredFilters: ['period', 'compare'],
    countsTaxpayers: true,
    subjects: ['taxpayers', 'payers', 'revenue'],
    uncheckedCards: ['Share of corporate taxpayers in revenue', 'Share of the 100 largest payers', 'Share of the largest 1% of payers'],
    panels: [
      { titles: ['Individual and corporate taxpayers', 'Number of tax types paid'], hideable: HIDEABLE },
      { titles: ['Paying taxpayers by tax type', 'Revenue from taxpayers by tax type'], subject: 'holders' },
      { titles: ['Groups of taxpayers in detail'], subject: 'holders', hideable: HIDEABLE },
      caseList('Largest payers', 'Name (masked)', PAYERS, { Transactions: 'transactions', Amount: 'amount' }),
    ],
  },
  ofKind(
    'individual',
    '/demo-individual',
    ['Individuals with 3 objects or more', 'Taxpayers with objects', 'Tax objects held'],
    {
      'Individuals with 3 objects or more': {
        ...ownColumn('several', over(HOLDINGS)('count(DISTINCT taxpayer_key) FILTER (objects >= 3)')),
        isCompared: false,
      },
      'Share with valid NIK': {
        ...ownColumn('nik', ratio(today('count(*) FILTER (nik_valid)'), today('count(nik_valid)'))),
        isCompared: false,
      },
    },
    [
      {
        titles: ['Individuals by number of objects', 'Individuals by exemption', 'Number of objects and exemption'],
        subject: 'holders',
        hideable: ['Taxpayers with objects', 'Tax objects held'],
      },
    ],
  ),
  ofKind(
    'corporate',
    '/demo-corporate',
    ['Paying taxpayers to date', 'Revenue from taxpayers to date', 'Revenue to date per paying taxpayer'],
    {},
    [{ titles: ['Concentration of payments of corporate taxpayers'], hideable: [] }],
  ),
  {
    address: '/demo-taxobject',
    conditionSql: ofTax,
    offeredFilters: ['tax', 'region', 'level', 'period', 'compare'],
    subjects: ['objects', 'objectProfiles'],
    uncheckedCards: ['Median tax base'],
    panels: [
      { titles: ['Where the objects are'], conditionSql: (view) => `${ofTax(view)} AND ${onMap(view)}` },
      {
        titles: [
          'Objects in arrears by kind',
          'Objects in arrears by kind and use',
          'Objects in arrears by size of tax base',
          'Objects by area of land',
          'Objects by area of buildings',
          'Kinds of objects in detail',
        ],
        subject: 'objectProfiles',
      },
    ],
  },
];
