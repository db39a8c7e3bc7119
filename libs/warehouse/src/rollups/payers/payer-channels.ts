import { TOP_PAYERS, MIN_PAYERS, type Period } from '@pendapa/contracts';
import { measures, type Rollups, type ViewSource } from '../rollup.ts';
import { sumOf } from '../sql.ts';
import { TAXPAYER_KEYS, TAXPAYER_SQL } from '../register/register-sums.ts';
import { CHANNEL_CLASSES, CHOSEN_CLASSES } from '../../schema/channel-classes.ts';
import { daysSql, quotedList } from '../../engine/literals.ts';

const PAYING = 'paying_taxpayer';
const ATTRIBUTES = Object.keys(TAXPAYER_KEYS).join(', ');

/** Scale that keeps the concentration index an integer. */
const WEIGHT_SCALE = 10 ** 15;
/** The concentration index of a single payer (HHI, shares in percent). */
const SINGLE_PAYER_INDEX = 10_000;

/** Totals by taxpayer who paid in the period; a taxpayer whose payments were all reversed is no payer. */
const payingSql = (schema: string, days: Period): string => `CREATE TEMP TABLE ${PAYING} AS
  WITH classed AS (
    SELECT p.taxpayer_key, p.amount, p.transactions, c.class IN (${quotedList(CHANNEL_CLASSES)}) AS known, c.class
    FROM ${schema}.payments p LEFT JOIN ${schema}.channels c ON c.channel_code = p.channel_code
    WHERE p.taxpayer_key IS NOT NULL AND p.posted_on BETWEEN ${daysSql(days)}
  ),
  paid AS (
    SELECT taxpayer_key, ${sumOf('amount', 'amount')}, ${sumOf("CASE WHEN class = 'digital' THEN coalesce(transactions, 0) ELSE 0 END", 'digital_transactions')},
      ${sumOf(`CASE WHEN class IN (${quotedList(CHOSEN_CLASSES)}) THEN coalesce(transactions, 0) ELSE 0 END`, 'chosen_transactions')},
      ${sumOf('CASE WHEN known THEN 0 ELSE 1 END', 'unknown_class')}
    FROM classed GROUP BY taxpayer_key HAVING sum(coalesce(transactions, 1)) > 0
  )
  SELECT p.*, d.* EXCLUDE (taxpayer_key) FROM paid p LEFT JOIN (SELECT taxpayer_key, ${TAXPAYER_SQL} FROM ${schema}.taxpayers) d USING (taxpayer_key)`;

/** Amount of the largest payers of each kind, and the concentration index, by sector or over all sectors. */
function concentrationSql(bySector: boolean): string {
  const sector = bySector ? 'sector' : 'CAST(NULL AS VARCHAR) AS sector';
  const group = `taxpayer_kind${bySector ? ', sector' : ''}`;
  const concentration = `sum(CAST(amount AS DOUBLE) * amount) / pow(sum(CAST(amount AS DOUBLE)), 2)`;
  return `SELECT ${String(bySector)} AS by_sector, taxpayer_kind, ${sector}, ${sumOf(`CASE WHEN place <= ${String(TOP_PAYERS)} THEN amount ELSE 0 END`, 'largest_amount')},
      CASE WHEN count(*) >= ${String(MIN_PAYERS)} THEN CAST(round(${String(WEIGHT_SCALE)} * ${concentration}) AS BIGINT) END AS weights,
      CASE WHEN count(*) >= ${String(MIN_PAYERS)} THEN CAST(${String(WEIGHT_SCALE / SINGLE_PAYER_INDEX)} AS BIGINT) END AS weights_whole
    FROM (SELECT *, row_number() OVER (PARTITION BY ${group} ORDER BY amount DESC) AS place FROM ${PAYING} WHERE amount > 0) placed GROUP BY ${group}`;
}

const payerChannelsSql = ({ schema, days }: ViewSource, relationOf: (table: string) => string): readonly string[] => [
  payingSql(schema, days),
  `CREATE TABLE ${relationOf('payer_ways')} AS SELECT ${ATTRIBUTES}, ${sumOf('digital_transactions', 'digital_transactions')}, ${sumOf('chosen_transactions', 'chosen_transactions')}, ${sumOf('unknown_class', 'unknown_class')}
    FROM ${PAYING} GROUP BY ${ATTRIBUTES} ORDER BY ${ATTRIBUTES}`,
  `CREATE TABLE ${relationOf('payer_weights')} AS ${[false, true].map(concentrationSql).join(' UNION ALL ')}`,
];

const BUILT = { when: 'on demand', view: 'ways', statements: payerChannelsSql } as const;

export const PAYER_CHANNEL_ROLLUPS = {
  /** Channels that payers of a period used, by their attributes. */
  payer_ways: {
    source: ['payments', 'taxpayers', 'channels'],
    grain: 'days of a query',
    keys: TAXPAYER_KEYS,
    measures: measures('digital_transactions', 'chosen_transactions', 'unknown_class'),
    built: BUILT,
  },
  /** Concentration of their payments, by sector or over all sectors. */
  payer_weights: {
    source: ['payments', 'taxpayers'],
    grain: 'days of a query',
    keys: { by_sector: 'BOOLEAN', taxpayer_kind: 'VARCHAR', sector: 'VARCHAR' },
    measures: measures('largest_amount', 'weights', 'weights_whole'),
    built: BUILT,
  },
} as const satisfies Rollups;
