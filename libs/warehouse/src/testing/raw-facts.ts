import type { DimensionKey, SubjectKey } from '@pendapa/contracts';

/** First day of the period, its last day with data, the last known day, and the data date. */
export interface RawPeriod {
  readonly asOf: string;
  readonly from: string;
  readonly to: string;
  readonly seen: string;
}

/** A subject computed by hand: single imported rows, and SQL of each measure over them. */
export interface RawFacts {
  /** Rows with `day` and codes; `day` is null for rows without a day. */
  readonly rows: (at: RawPeriod) => string;
  /** Day of the stock that answers these days, for subjects of stocks or movements. */
  readonly stock?: (at: RawPeriod) => string;
  readonly measures: Readonly<Record<string, string>>;
  readonly by: readonly DimensionKey[];
}

const FLOW_PLACES = ['month', 'year', 'taxType', 'taxCategory', 'unit', 'city', 'district', 'ward'] as const;
const PLACES = ['taxType', 'taxCategory', 'unit', 'city', 'district', 'ward'] as const;
const whole = (column: string) => `CAST(sum(${column}) AS HUGEINT)`;
/** Unknown if one row lacks the value. */
const whereAll = (column: string) => `CASE WHEN count(${column}) = count(*) THEN ${whole(column)} END`;
const count = (condition: string) => `sum(CASE WHEN ${condition} THEN 1 ELSE 0 END)`;
const paidUntil = (seen: string, condition = 'true') =>
  `SELECT q.assessment_id, sum(q.principal) AS paid FROM published.payments q JOIN published.assessments b ON b.assessment_id = q.assessment_id
    WHERE q.posted_on <= DATE '${seen}' AND ${condition} GROUP BY q.assessment_id`;
const settledUntil = (seen: string) => {
  const cancelled = `CASE WHEN a.cancelled_on <= DATE '${seen}' THEN a.cancelled ELSE 0 END`;
  return `SELECT d.*, greatest(0, least(net, coalesce(p.paid, 0))) AS paid, coalesce(t.paid, 0) AS on_time
    FROM (SELECT a.* EXCLUDE (cancelled), a.issued_on AS day, ${cancelled} AS cancelled, a.principal - a.exemption - a.reduction - ${cancelled} AS net
      FROM published.assessments a) d
    LEFT JOIN (${paidUntil(seen)}) p ON p.assessment_id = d.assessment_id
    LEFT JOIN (${paidUntil(seen, 'q.paid_on <= b.due_on')}) t ON t.assessment_id = d.assessment_id`;
};
const snapshot = (table: string, to: string) => `(SELECT max(snapshot_on) FROM published.${table} WHERE snapshot_on <= DATE '${to}')`;
const PAYMENTS = 'SELECT *, posted_on AS day FROM published.payments';
/** The last snapshot before the period, and the last one in it. */
const opening = (from: string) => `(SELECT max(snapshot_on) FROM published.arrears WHERE snapshot_on < DATE '${from}')`;
const closing = (from: string, to: string) =>
  `(SELECT max(snapshot_on) FROM published.arrears WHERE snapshot_on BETWEEN DATE '${from}' AND DATE '${to}')`;
/** Single debts of both snapshots, if both exist. */
const atEnds = ({
  from,
  to,
}: RawPeriod) => `SELECT *, principal + coalesce(penalty, 0) AS owed, snapshot_on = ${closing(from, to)} AS closes
  FROM published.arrears WHERE snapshot_on IN (${opening(from)}, ${closing(from, to)}) AND ${opening(from)} IS NOT NULL AND ${closing(from, to)} IS NOT NULL`;
/** Assessed and declared amounts by due date, with the paid part. */
const obligations = (seen: string) => `SELECT due_on AS day, object_key, tax_code, unit_code, region_code, net, paid
    FROM (${settledUntil(seen)}) s WHERE net > 0 AND issued_on <= DATE '${seen}'
  UNION ALL SELECT due_on, object_key, tax_code, unit_code, region_code, declared_tax, 0
    FROM published.returns WHERE declared_tax > 0 AND (filed_on IS NULL OR filed_on <= DATE '${seen}')`;
const isOpenSql = (openColumn: string, to: string) =>
  `${openColumn} <= DATE '${to}' AND (closed_on IS NULL OR (closed_on > DATE '${to}' AND closed_on > ${openColumn}))`;
const payers = (key: string) => `nullif(count(DISTINCT CASE WHEN transactions > 0 THEN ${key} END), 0)`;

/**
 * Measures of each subject that follow from single rows by simple SQL, for random queries over random agencies. The oracle has no `collection`,
 * `costs` and `perCapita`, reads names instead of codes, and counts in doubles.
 */
export const RAW_FACTS: Readonly<Record<Exclude<SubjectKey, 'taxpayers'>, RawFacts> & Partial<Record<`${SubjectKey} level`, RawFacts>>> = {
  revenue: {
    rows: () => PAYMENTS,
    measures: {
      amount: whole('amount'),
      principal: whereAll('principal'),
      penalty: whereAll('penalty'),
      transactions: whereAll('transactions'),
      reversals: count('transactions < 0'),
      reversedAmount: `-coalesce(${whole('CASE WHEN transactions < 0 THEN amount END')}, 0)`,
      payingObjects: payers('object_key'),
      payingTaxpayers: payers('taxpayer_key'),
      digitalAmount: `CASE WHEN ${count("channel_code IN ('VA', 'TELLER')")} = count(*) THEN coalesce(${whole("CASE WHEN channel_code = 'VA' THEN amount END")}, 0) END`,
    },
    by: ['day', ...FLOW_PLACES, 'channel', 'bank'],
  },
  achievement: { rows: () => PAYMENTS, measures: { realised: whole('amount') }, by: ['month', 'taxType', 'taxCategory', 'unit'] },
  'achievement level': {
    rows: ({ to }) => {
      const targets = `published.targets WHERE month = 0 AND year = ${to.slice(0, 4)}`;
      return `SELECT tax_code, unit_code, amount, CASE WHEN tax_code IN (SELECT tax_code FROM ${targets}) THEN amount END AS on_target, NULL AS target, NULL AS day
        FROM published.payments WHERE posted_on BETWEEN DATE '${to.slice(0, 4)}-01-01' AND DATE '${to}'
      UNION ALL SELECT tax_code, unit_code, NULL, NULL, amount, NULL FROM ${targets}`;
    },
    measures: { realisedToDate: whole('amount'), remaining: `${whole('target')} - coalesce(${whole('on_target')}, 0)` },
    by: ['taxType', 'taxCategory'],
  },
  perCapita: {
    rows: () => PAYMENTS,
    measures: { amount: whole('amount'), principal: whereAll('principal') },
    by: ['city', 'district', 'ward'],
  },
  costs: {
    rows: ({ from, to }) =>
      `SELECT NULL AS day, NULL AS unit_code, amount FROM published.costs WHERE year BETWEEN ${from.slice(0, 4)} AND ${to.slice(0, 4)}`,
    measures: { cost: whole('amount') },
    by: [],
  },
  objects: {
    rows: () =>
      `SELECT *, opened_on AS day FROM published.objects WHERE opened_on IS NOT NULL AND (closed_on IS NULL OR closed_on > opened_on)`,
    measures: { opened: 'count(*)' },
    by: FLOW_PLACES,
  },
  'objects level': {
    rows: ({ from, to }) => `SELECT tax_code, unit_code, region_code, object_key AS open, base_value, NULL AS paying, NULL AS day
        FROM published.objects WHERE ${isOpenSql('coalesce(opened_on, updated_on)', to)}
      UNION ALL SELECT tax_code, unit_code, region_code, NULL, NULL, object_key, NULL FROM published.payments
        WHERE transactions > 0 AND posted_on BETWEEN DATE '${from}' AND DATE '${to}'`,
    measures: { registered: 'count(open)', baseValue: whole('base_value'), payingObjects: 'count(DISTINCT paying)' },
    by: PLACES,
  },
  'taxpayers level': {
    rows: ({ to }) => `SELECT *, kind AS taxpayer_kind, NULL AS day FROM published.taxpayers WHERE ${isOpenSql('registered_on', to)}`,
    measures: { registered: 'count(*)' },
    by: ['taxpayerKind', 'sex', 'sector'],
  },
  payers: {
    rows: ({ to, seen }) => `SELECT t.kind AS taxpayer_kind, t.sex, t.sector_code, p.amount, NULL AS day
      FROM (SELECT taxpayer_key, sum(amount) AS amount FROM published.payments
        WHERE year(posted_on) = ${to.slice(0, 4)} AND posted_on <= DATE '${seen}' AND taxpayer_key IS NOT NULL GROUP BY taxpayer_key HAVING sum(transactions) > 0) p
      LEFT JOIN published.taxpayers t ON t.taxpayer_key = p.taxpayer_key`,
    measures: { taxpayers: 'count(*)', amount: whole('amount') },
    by: ['taxpayerKind', 'sex', 'sector'],
  },
  holders: {
    rows: ({ to, seen }) => `SELECT t.kind AS taxpayer_kind, t.sector_code, p.*, NULL AS day
      FROM (SELECT taxpayer_key, tax_code, sum(amount) AS amount, sum(coalesce(transactions, 1)) > 0 AS pays FROM published.payments
        WHERE year(posted_on) = ${to.slice(0, 4)} AND posted_on <= DATE '${seen}' AND taxpayer_key IS NOT NULL GROUP BY taxpayer_key, tax_code) p
      LEFT JOIN published.taxpayers t ON t.taxpayer_key = p.taxpayer_key`,
    measures: { payers: 'count(DISTINCT CASE WHEN pays THEN taxpayer_key END)', amount: whole('amount') },
    by: ['taxType', 'taxpayerKind', 'sector'],
  },
  'holders level': {
    rows: ({ to }) => `SELECT t.kind AS taxpayer_kind, t.sector_code, a.*, NULL AS day
      FROM published.arrears a LEFT JOIN published.taxpayers t ON t.taxpayer_key = a.taxpayer_key
      WHERE a.taxpayer_key IS NOT NULL AND a.snapshot_on = ${snapshot('arrears', to)}`,
    measures: { objectsInArrears: 'count(DISTINCT object_key)', arrears: whole('principal + coalesce(penalty, 0)') },
    by: ['taxType', 'taxpayerKind', 'sector'],
  },
  objectProfiles: {
    rows: () => 'SELECT *, NULL AS day FROM published.objects WHERE closed_on IS NULL',
    measures: { objects: 'count(*)', baseValue: whole('base_value') },
    by: PLACES,
  },
  'objectProfiles level': {
    rows: ({ to, asOf }) => `SELECT tax_code, unit_code, region_code, day, net, paid, NULL AS owed, NULL AS owing
        FROM (SELECT *, issued_on AS day FROM (${settledUntil(asOf)}) s) a
      UNION ALL SELECT tax_code, unit_code, region_code, due_on, declared_tax, 0, NULL, NULL FROM published.returns WHERE declared_tax > 0 AND (filed_on IS NULL OR filed_on <= DATE '${asOf}')
      UNION ALL SELECT tax_code, unit_code, region_code, NULL, NULL, NULL, principal + coalesce(penalty, 0), object_key
        FROM published.arrears WHERE snapshot_on = ${snapshot('arrears', to)}`,
    measures: { assessed: whole('net'), paid: whole('paid'), arrears: whole('owed'), objectsInArrears: 'count(DISTINCT owing)' },
    by: ['taxType', 'taxCategory', 'unit', 'city', 'district'],
  },
  assessments: {
    rows: ({ seen }) => settledUntil(seen),
    measures: {
      issued: 'count(*)',
      gross: whole('principal'),
      reduction: whereAll('reduction'),
      penalty: whereAll('penalty'),
      cancelled: whole('cancelled'),
      netDue: whole('net'),
      paid: whole('paid'),
      settled: count('paid >= net'),
    },
    by: ['day', ...FLOW_PLACES, 'document', 'taxYear'],
  },
  collection: {
    rows: () => `SELECT a.document, a.tax_year, a.tax_code, a.unit_code, a.region_code, p.principal, p.posted_on AS day
      FROM published.payments p JOIN published.assessments a ON a.assessment_id = p.assessment_id`,
    measures: { paid: whole('principal'), payments: 'count(*)' },
    by: ['month', 'year', 'taxType', 'taxCategory', 'unit', 'document', 'taxYear'],
  },
  compliance: {
    rows: ({ seen }) =>
      `SELECT * EXCLUDE (filed_on), due_on AS day, CASE WHEN filed_on <= DATE '${seen}' THEN filed_on END AS filed_on FROM published.returns`,
    measures: { expected: 'count(*)', filed: 'count(filed_on)', filedOnTime: count('filed_on <= due_on') },
    by: ['day', ...FLOW_PLACES, 'taxYear'],
  },
  'compliance level': {
    rows: ({
      seen,
    }) => `SELECT due_on AS day, tax_code, unit_code, region_code, tax_year, net, CASE WHEN on_time >= net THEN 1 ELSE 0 END AS on_time,
        CASE WHEN paid >= net THEN 1 ELSE 0 END AS in_full FROM (${settledUntil(seen)}) s WHERE net > 0 AND issued_on <= DATE '${seen}'
      UNION ALL SELECT due_on, tax_code, unit_code, region_code, tax_year, declared_tax, 0, 0 FROM published.returns
        WHERE declared_tax > 0 AND (filed_on IS NULL OR filed_on <= DATE '${seen}')`,
    measures: { obligations: 'count(*)', due: whole('net'), paidOnTime: 'sum(on_time)', unpaid: 'count(*) - sum(in_full)' },
    by: ['day', ...FLOW_PLACES, 'taxYear'],
  },
  duties: {
    rows: ({ seen, asOf }) => `SELECT * FROM (${obligations(seen < asOf ? seen : asOf)}) o WHERE object_key IS NOT NULL`,
    measures: {
      objectsDue: 'count(DISTINCT object_key)',
      nonPayers: 'count(DISTINCT CASE WHEN paid < net THEN object_key END)',
      unpaidAmount: whole('net - paid'),
    },
    by: PLACES,
  },
  settlements: {
    rows: ({ asOf }) => obligations(asOf),
    measures: { obligations: 'count(*)', due: whole('net'), paid: whole('paid') },
    by: ['month', 'year', ...PLACES],
  },
  'settlements level': {
    rows: ({ asOf }) => `SELECT * FROM (${obligations(asOf)}) o
      WHERE object_key IN (SELECT object_key FROM published.objects WHERE opened_on IS NOT NULL)`,
    measures: { objectYears: 'count(DISTINCT (object_key, tax_code, year(f.day)))' },
    by: ['year', ...PLACES],
  },
  arrears: {
    stock: ({ to }) => snapshot('arrears', to),
    rows: ({ to }) => `SELECT *, NULL AS day FROM published.arrears WHERE snapshot_on = ${snapshot('arrears', to)}`,
    measures: { principal: whole('principal'), penalty: whereAll('penalty'), total: whole('principal + penalty') },
    by: [...PLACES, 'taxYear'],
  },
  debtors: {
    stock: ({ to }) => snapshot('arrears', to),
    rows: ({ to }) => `SELECT *, NULL AS day FROM published.arrears WHERE snapshot_on = ${snapshot('arrears', to)}`,
    measures: { objects: 'count(DISTINCT object_key)', total: whole('principal + penalty') },
    by: PLACES,
  },
  pursuit: {
    stock: ({ to }) => snapshot('arrears', to),
    rows: ({ to }) => `SELECT *, NULL AS day FROM published.arrears WHERE snapshot_on = ${snapshot('arrears', to)}`,
    measures: { total: whole('principal + coalesce(penalty, 0)'), documents: 'count(*)' },
    by: PLACES,
  },
  debtorFlow: {
    rows: (
      at,
    ) => `SELECT e.object_key, tax_code, unit_code, region_code, NULL AS day, bool_or(NOT closes) AS before, bool_or(closes) AS now,
        any_value(s.first_on) >= ${opening(at.from)} AS is_new
      FROM (${atEnds(at)}) e JOIN (SELECT object_key, min(snapshot_on) AS first_on FROM published.arrears GROUP BY object_key) s ON s.object_key = e.object_key
      GROUP BY e.object_key, tax_code, unit_code, region_code`,
    measures: {
      opening: count('before'),
      added: count('now AND NOT before AND is_new'),
      returned: count('now AND NOT before AND NOT is_new'),
      cleared: count('before AND NOT now'),
      stayed: count('before AND now'),
      closing: count('now'),
    },
    by: PLACES,
  },
  qualityMoves: {
    rows: (at) => `SELECT *, NULL AS day FROM (${atEnds(at)}) e`,
    measures: { owedThen: whole('CASE WHEN NOT closes THEN owed END'), owedNow: whole('CASE WHEN closes THEN owed END') },
    by: PLACES,
  },
  arrearsFlow: {
    stock: ({ from, to }) =>
      `(SELECT max(snapshot_on) FROM published.arrears_movements WHERE snapshot_on BETWEEN DATE '${from}' AND DATE '${to}')`,
    rows: () => `SELECT *, snapshot_on AS day FROM published.arrears_movements WHERE unit_code IS NULL`,
    measures: { added: whole('added'), collected: whole('collected') },
    by: ['month', 'year', 'taxType', 'taxCategory'],
  },
  enforcement: {
    rows: () => `SELECT *, issued_on AS day FROM published.enforcement`,
    measures: {
      actions: 'count(*)',
      amount: whereAll('amount'),
      settledActions: `CASE WHEN count(result) > 0 THEN ${count("result = 'paid'")} END`,
    },
    by: ['day', ...FLOW_PLACES, 'action', 'result'],
  },
};
