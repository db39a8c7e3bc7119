import { MAX_DIMENSIONS, MAX_ROWS, needsCases, parseQuery, queryAddress, type Query, type QueryParameters } from './query.ts';

const refusalOf = (subject: string, parameters: QueryParameters) => {
  const parsed = parseQuery(subject, parameters);
  return parsed.ok ? null : parsed.problem;
};

const addressOf = (parameters: QueryParameters, subject = 'revenue') => {
  const parsed = parseQuery(subject, parameters);
  if (!parsed.ok) throw new Error(parsed.problem.code);
  return queryAddress(parsed.question);
};

/** Reads an address back as the server does. */
function parametersOf(address: string): QueryParameters {
  return Object.fromEntries(new URL(address, 'http://localhost').searchParams) as QueryParameters;
}

describe('the address of a question', () => {
  const questions: [string, Query, string][] = [
    ['the least', { subject: 'revenue', measures: ['amount'] }, '/api/v1/answers/revenue?m=amount'],
    [
      'everything, in one order',
      {
        subject: 'achievement',
        after: '3.100',
        limit: 100,
        sort: [
          { key: 'realised', descending: true },
          { key: 'taxType', descending: false },
        ],
        compare: 'last-year',
        version: 'apbdp',
        where: { unit: ['U2', 'U1', 'U2'], tax: ['PBB'] },
        to: '2025-03-05',
        from: '2025-01-01',
        by: ['taxType', 'unit'],
        measures: ['realised', 'target'],
      },
      '/api/v1/answers/achievement?m=realised,target&by=taxType,unit&from=2025-01-01&to=2025-03-05&tax=PBB&unit=U1,U2&version=apbdp&compare=last-year&sort=-realised,taxType&limit=100&after=3.100',
    ],
    [
      'defaults are left out',
      { subject: 'revenue', measures: ['amount'], by: [], where: { tax: [] }, version: 'in-force', compare: 'none', sort: [] },
      '/api/v1/answers/revenue?m=amount',
    ],
    [
      'codes are escaped',
      { subject: 'revenue', measures: ['amount'], where: { unit: ['A&B/C 1'] } },
      '/api/v1/answers/revenue?m=amount&unit=A%26B%2FC%201',
    ],
  ];
  it.each(questions)('%s', (_, question, address) => {
    expect(queryAddress(question)).toBe(address);
  });

  it.each(questions)('is read back as the same question: %s', (_, question, address) => {
    expect(addressOf(parametersOf(address), question.subject)).toBe(address);
  });

  it('is the same for codes in another order', () => {
    expect(addressOf({ m: 'amount', tax: 'PKB,PBB' })).toBe(addressOf({ m: 'amount', tax: 'PBB,PKB,PBB' }));
  });
});

describe('what is refused, by name', () => {
  const cases: [string, string, QueryParameters, string, object][] = [
    [
      'a kind of unit that there is not',
      'revenue',
      { m: 'amount', kind: 'up3d,moon' },
      'unknown-value',
      { parameter: 'kind', value: 'moon' },
    ],
    [
      'something that nobody leaves out',
      'revenue',
      { m: 'amount', without: 'pkb' },
      'unknown-value',
      { parameter: 'without', value: 'pkb' },
    ],
    [
      'something that is not told of alone',
      'objects',
      { m: 'registered', only: 'pkb' },
      'unknown-value',
      { parameter: 'only', value: 'pkb' },
    ],
    ['an unknown subject', 'weather', { m: 'amount' }, 'unknown-subject', { subject: 'weather' }],
    ['a subject out of the prototype', 'constructor', { m: 'amount' }, 'unknown-subject', { subject: 'constructor' }],
    ['no measure', 'revenue', {}, 'missing-parameter', { parameter: 'm' }],
    ['an unknown measure', 'revenue', { m: 'amount,target' }, 'unknown-value', { parameter: 'm', value: 'target' }],
    ['an empty measure', 'revenue', { m: '' }, 'unknown-value', { parameter: 'm', value: '' }],
    ['a measure out of the prototype', 'revenue', { m: '__proto__' }, 'unknown-value', { parameter: 'm' }],
    ['a measure twice', 'revenue', { m: 'amount,amount' }, 'repeated-value', { parameter: 'm' }],
    ['a dimension that the subject lacks', 'achievement', { m: 'target', by: 'bank' }, 'unknown-value', { parameter: 'by', value: 'bank' }],
    [
      'too many dimensions',
      'revenue',
      { m: 'amount', by: 'month,taxType,unit,channel,bank' },
      'too-many-values',
      { parameter: 'by', most: String(MAX_DIMENSIONS) },
    ],
    [
      'a measure that the asked split does not have',
      'arrears',
      { m: 'arrearsRatio', by: 'ageBand' },
      'impossible-combination',
      { subject: 'arrears', parameter: 'ageBand', measure: 'arrearsRatio' },
    ],
    [
      'what houses of a size owe',
      'objectProfiles',
      { m: 'arrears', by: 'valueBand' },
      'impossible-combination',
      { parameter: 'valueBand', measure: 'arrears' },
    ],
    [
      'what objects of a ward have paid',
      'objectProfiles',
      { m: 'paidShare', by: 'ward' },
      'impossible-combination',
      { parameter: 'ward', measure: 'paidShare' },
    ],
    [
      'who owes by the area of land',
      'objectProfiles',
      { m: 'objectsInArrears', by: 'landBand' },
      'impossible-combination',
      { parameter: 'landBand', measure: 'objectsInArrears' },
    ],
    [
      'which objects of a ward are exempt',
      'objectProfiles',
      { m: 'exemptObjects', by: 'ward' },
      'impossible-combination',
      { parameter: 'ward', measure: 'exemptObjects' },
    ],
    ['a filter that the subject lacks', 'achievement', { m: 'target', bank: 'BJ' }, 'impossible-combination', { parameter: 'bank' }],
    ['a code with quotes', 'revenue', { m: 'amount', unit: "U1' OR 1=1 --" }, 'unknown-value', { parameter: 'unit' }],
    ['an empty code', 'revenue', { m: 'amount', unit: '' }, 'unknown-value', { parameter: 'unit', value: '' }],
    [
      'too many codes',
      'revenue',
      { m: 'amount', unit: Array.from({ length: 401 }, (_, index) => `U${String(index)}`).join(',') },
      'too-many-values',
      { parameter: 'unit', most: '400' },
    ],
    ['an impossible date', 'revenue', { m: 'amount', from: '2025-02-29' }, 'impossible-date', { parameter: 'from', value: '2025-02-29' }],
    [
      'a period backwards',
      'revenue',
      { m: 'amount', from: '2025-02-01', to: '2025-01-31' },
      'reversed-period',
      { from: '2025-02-01', to: '2025-01-31' },
    ],
    ['an unknown version', 'achievement', { m: 'target', version: 'draft' }, 'unknown-value', { parameter: 'version', value: 'draft' }],
    ['an unknown comparison', 'revenue', { m: 'amount', compare: 'yesterday' }, 'unknown-value', { parameter: 'compare' }],
    [
      'a sort key that is not asked for',
      'revenue',
      { m: 'amount', sort: '-penalty' },
      'unknown-value',
      { parameter: 'sort', value: 'penalty' },
    ],
    ['a limit of 0', 'revenue', { m: 'amount', limit: '0' }, 'impossible-limit', { value: '0', most: String(MAX_ROWS) }],
    ['a limit above the most', 'revenue', { m: 'amount', limit: '10001' }, 'impossible-limit', { value: '10001' }],
    ['a negative limit', 'revenue', { m: 'amount', limit: '-1' }, 'impossible-limit', { value: '-1' }],
    ['a limit that is no number', 'revenue', { m: 'amount', limit: '1e3' }, 'impossible-limit', { value: '1e3' }],
  ];
  it.each(cases)('%s', (_, subject, parameters, code, params) => {
    expect(refusalOf(subject, parameters)).toMatchObject({ status: 400, code, params });
  });
});

it('reads every part of a question', () => {
  expect(
    parseQuery('revenue', {
      m: 'amount,transactions',
      by: 'month,ward',
      from: '2025-01-01',
      to: '2025-01-31',
      region: '31.74.07',
      sort: '-amount,month',
      limit: '50',
    }),
  ).toMatchObject({
    ok: true,
    question: {
      subject: 'revenue',
      measures: ['amount', 'transactions'],
      by: ['month', 'ward'],
      from: '2025-01-01',
      to: '2025-01-31',
      where: { region: ['31.74.07'] },
      sort: [
        { key: 'amount', descending: true },
        { key: 'month', descending: false },
      ],
      limit: 50,
    },
  });
});

describe('who may see single cases alone', () => {
  const arrears = { subject: 'arrears', measures: ['total'] } as const;
  it.each([
    ['arrears of wards', { ...arrears, by: ['ward'] }, false],
    ['arrears by ward and tax', { ...arrears, by: ['ward', 'taxType'] }, false],
    ['arrears by district and tax year', { ...arrears, by: ['district', 'taxYear'] }, false],
    ['arrears by ward and tax year', { ...arrears, by: ['ward', 'taxYear'] }, true],
    ['arrears of wards, of one tax year', { ...arrears, by: ['ward'], where: { taxYear: ['2024'] } }, false],
    [
      'arrears of wards, of one tax year and quality',
      { ...arrears, by: ['ward'], where: { taxYear: ['2024'], quality: ['lancar'] } },
      true,
    ],
    ['what objects of a ward did', { subject: 'duties', measures: ['objectsDue'], by: ['ward', 'stateThisYear'] }, true],
    ['bands of payment', { subject: 'payers', measures: ['taxpayers'], by: ['amountBand'] }, true],
  ] as readonly [string, Query, boolean][])('%s', (_, question, expected) => {
    expect(needsCases(question)).toBe(expected);
  });
});
