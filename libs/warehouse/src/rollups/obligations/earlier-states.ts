import { keysOf, measuresOf, type Rollup, type Rollups, type ViewSource } from '../rollup.ts';
import { DUE_BAND_ROLLUPS, dueBandsSql } from './due-bands.ts';
import {
  OBLIGATION_COLUMNS,
  NAMELESS,
  obligationCodesSql,
  obligationRowsSql,
  PORTION_TABLES,
  paymentsKnownSql,
  type ObligationRelations,
} from './obligation-rows.ts';
import { ALL_SHARED, paidSql, SUM_TABLES, sumsSql } from './obligation-sums.ts';
import { freshOf, freshTablesSql, OBLIGATION_ROLLUPS } from './obligation-tables.ts';
import { DIRTY, dirtyPaymentsSql } from './dirty-obligations.ts';
import { daySql } from '../../engine/literals.ts';

/** Sums that were different on an earlier day, before later payments, filings and cancellations; by the obligation's day. */
const EARLIER_STATES = {
  assessment_sums: { rollup: OBLIGATION_ROLLUPS.assessment_sums, day: 'issued_on' },
  filing_sums: { rollup: OBLIGATION_ROLLUPS.filing_sums, day: 'due_on' },
  paying_sums: { rollup: OBLIGATION_ROLLUPS.paying_sums, day: 'due_on' },
  due_bands: { rollup: DUE_BAND_ROLLUPS.due_bands, day: 'issued_on' },
} as const;

export type EarlierStateTable = keyof typeof EARLIER_STATES;
const EARLIER_STATE_NAMES = Object.keys(EARLIER_STATES) as readonly EarlierStateTable[];
/** The table of differences of a sum. */
const stoodTable = <T extends EarlierStateTable>(name: T): `${T}_stood` => `${name}_stood`;

const BANDS = { now: 'bands_now', then: 'bands_then' } as const;
const dropSql = (tables: readonly string[]) => tables.map((table) => `DROP TABLE IF EXISTS ${table}`);

/** Conditions for obligations that existed on the day and have changed since. */
function changedSql(schema: string, day: string): ObligationRelations {
  const paidLater = (id: string) => `${id} IN (SELECT ${id} FROM ${schema}.payments WHERE posted_on > ${day} AND ${id} IS NOT NULL)`;
  return {
    assessments: `(issued_on <= ${day} OR due_on <= ${day}) AND (issued_on > ${day} OR cancelled_on > ${day} OR ${paidLater('assessment_id')})`,
    returns: `(due_on <= ${day} OR pay_due_on <= ${day}) AND (filed_on > ${day} OR ${paidLater('return_id')})`,
  };
}

// An object's obligations of a tax year stay together: they decide which of them a payment without a number settles.
/** Collects these obligations as they are now, and all payments on them. */
function gatheredSql(schema: string, day: string): readonly string[] {
  const changed = changedSql(schema, day);
  const changedKeysSql = (table: keyof ObligationRelations) =>
    `SELECT object_key, tax_year FROM ${schema}.${table} WHERE object_key IS NOT NULL AND ${changed[table]}`;
  const there = (table: keyof ObligationRelations, since: string) =>
    `SELECT object_key, tax_year FROM ${schema}.${table} WHERE ${since} <= ${day}`;
  const gather = (table: keyof ObligationRelations, target: string) => `CREATE TEMP TABLE ${target} AS
    SELECT ${OBLIGATION_COLUMNS[table]} FROM ${schema}.${table} SEMI JOIN ${DIRTY.years} USING (object_key, tax_year)
    UNION ALL SELECT ${OBLIGATION_COLUMNS[table]} FROM ${schema}.${table} WHERE object_key IS NULL AND ${changed[table]}`;
  return [
    `CREATE TEMP TABLE ${DIRTY.years} AS ${changedKeysSql('assessments')} UNION ${changedKeysSql('returns')} UNION
      SELECT object_key, tax_year FROM (SELECT object_key, tax_year FROM ${schema}.payments WHERE posted_on > ${day} AND ${NAMELESS}) p
      SEMI JOIN (${there('assessments', 'issued_on')} UNION ALL ${there('returns', 'due_on')}) o
        ON o.object_key = p.object_key AND o.tax_year = p.tax_year`,
    gather('assessments', DIRTY.assessments),
    gather('returns', DIRTY.returns),
    ...dirtyPaymentsSql(`${schema}.payments`),
  ];
}

/** Assessments as known on a day: nothing issued or cancelled later. */
export const assessmentsKnownOn = (assessments: string, day: string): string =>
  `(SELECT * REPLACE (CASE WHEN cancelled_on > ${day} THEN NULL ELSE cancelled END AS cancelled,
      CASE WHEN cancelled_on > ${day} THEN NULL ELSE cancelled_on END AS cancelled_on) FROM ${assessments} WHERE issued_on <= ${day})`;

/** Returns as known on a day: nothing filed later. */
export const returnsKnownOn = (returns: string, day: string): string =>
  `(SELECT * REPLACE (CASE WHEN filed_on > ${day} THEN NULL ELSE filed_on END AS filed_on,
      CASE WHEN filed_on > ${day} THEN NULL ELSE declared_tax END AS declared_tax) FROM ${returns})`;

const knownOn = (day: string): ObligationRelations => ({
  assessments: assessmentsKnownOn(DIRTY.assessments, day),
  returns: returnsKnownOn(DIRTY.returns, day),
});

const summedSql = (obligations: ObligationRelations, payments: string, bands: string, isSubtracted: boolean): readonly string[] => [
  ...obligationRowsSql(obligations, [payments]),
  `CREATE TEMP TABLE paid_on_obligation AS ${paidSql({ named: payments, nameless: payments }, { matched: 'true', shared: ALL_SHARED })}`,
  ...sumsSql('true', isSubtracted),
  `CREATE TEMP TABLE ${bands} AS ${dueBandsSql(obligations.assessments)}`,
  ...dropSql([...SUM_TABLES, ...PORTION_TABLES]),
];

/** The difference of a sum between the day and now. */
function differenceSql(name: EarlierStateTable, target: string, day: string): string {
  const { rollup, day: dated } = EARLIER_STATES[name];
  const [keys, figures] = [keysOf(rollup), measuresOf(rollup)];
  const negated = [...keys, ...figures.map((figure) => `-${figure}`)].join(', ');
  const rows = name === 'due_bands' ? `(SELECT * FROM ${BANDS.then} UNION ALL SELECT ${negated} FROM ${BANDS.now})` : freshOf(name);
  const sums = figures.map((figure) => `CAST(sum(${figure}) AS BIGINT) AS ${figure}`);
  const differs = figures.map((figure) => `coalesce(sum(${figure}), 0) <> 0`).join(' OR ');
  return `CREATE TABLE ${target} AS SELECT ${[...keys, ...sums].join(', ')} FROM ${rows} r
    WHERE ${dated} <= ${day} GROUP BY ${keys.join(', ')} HAVING ${differs} ORDER BY ALL`;
}

/** Builds the difference of each sum between a day and now, from the obligations that changed since. */
function earlierStatesSql({ schema, days }: ViewSource, relationOf: (table: string) => string): readonly string[] {
  const day = daySql(days.to);
  return [
    paymentsKnownSql('payments_known', schema),
    obligationCodesSql(schema),
    ...freshTablesSql,
    ...gatheredSql(schema, day),
    ...summedSql({ assessments: DIRTY.assessments, returns: DIRTY.returns }, DIRTY.payments, BANDS.now, true),
    ...summedSql(knownOn(day), `(SELECT * FROM ${DIRTY.payments} WHERE posted_on <= ${day})`, BANDS.then, false),
    ...EARLIER_STATE_NAMES.map((name) => differenceSql(name, relationOf(stoodTable(name)), day)),
  ];
}

const stoodRollup = <T extends EarlierStateTable>(name: T) => {
  const { rollup } = EARLIER_STATES[name];
  return {
    source: name,
    grain: 'days of a query',
    keys: rollup.keys,
    measures: rollup.measures,
    built: { when: 'on demand', view: 'stood', statements: earlierStatesSql },
  } as const satisfies Rollup;
};

/** Differences of sums between an earlier day and now; a comparison adds them to the current sums. */
export const EARLIER_STATE_ROLLUPS = {
  assessment_sums_stood: stoodRollup('assessment_sums'),
  filing_sums_stood: stoodRollup('filing_sums'),
  paying_sums_stood: stoodRollup('paying_sums'),
  due_bands_stood: stoodRollup('due_bands'),
} as const satisfies Rollups;
