import type { Period, Texts } from '@pendapa/contracts';
import { filtersSql } from '../filters.ts';
import type { Context, ResolvedQuery } from '../resolve.ts';
import { selectedSql, type Source } from './source.ts';
import { periodsOf } from '../time-shift.ts';

/** Columns of objects by state: a key for objects with several taxes, otherwise a stored count. */
export const OBLIGATION_STATE_COLUMNS = {
  due: { keyColumn: 'due_object', countColumn: 'due_objects' },
  owing: { keyColumn: 'owing_object', countColumn: 'owing_objects' },
  filing: { keyColumn: 'filing_object', countColumn: 'filing_objects' },
  unfiled: { keyColumn: 'unfiled_object', countColumn: 'unfiled_objects' },
} as const;

const CONDITIONS = { due: 'obligations > 0', owing: 'missed > 0', filing: 'expected > 0', unfiled: 'unfiled > 0' } as const;
const STATES = Object.keys(OBLIGATION_STATE_COLUMNS) as readonly (keyof typeof OBLIGATION_STATE_COLUMNS)[];

/** Columns of filing, which are empty for taxes without returns. */
const FILING: readonly string[] = [OBLIGATION_STATE_COLUMNS.filing, OBLIGATION_STATE_COLUMNS.unfiled].flatMap(
  ({ keyColumn, countColumn }) => [keyColumn, countColumn],
);

const FIGURES: Readonly<Record<string, string>> = {
  entries: '1',
  owed: 'CASE WHEN object_key IS NOT NULL THEN owed END',
  unknown_paid: 'unknown_paid',
  unknown_objects: 'unknown_objects',
  ...Object.fromEntries(
    STATES.flatMap((state) => [
      [OBLIGATION_STATE_COLUMNS[state].keyColumn, `CASE WHEN several AND ${CONDITIONS[state]} THEN object_key END`],
      [OBLIGATION_STATE_COLUMNS[state].countColumn, `CASE WHEN NOT several AND object_key IS NOT NULL AND ${CONDITIONS[state]} THEN 1 END`],
    ]),
  ),
};

const OF_DAYS: Texts = { id: 'objek menurut kewajibannya: duty_objects', en: 'objects by their duties: duty_objects' };

/** Days of a period with data. */
export const daysUpToData = ({ from, to }: Period, { asOf }: Pick<Context, 'asOf'>): Period => ({
  from,
  to: from < asOf && asOf < to ? asOf : to,
});

/** True if the comparison is the same days a year before, the only one that exists. */
export const isComparedByState = ({ comparison, compare }: Pick<ResolvedQuery, 'comparison' | 'compare'>): boolean =>
  comparison !== null && compare === 'last-year';

/** Source of objects with obligations in the period, and of those a year before as known then. */
export const obligationObjectsSource: Source = (request) => {
  const { query, context, binder } = request;
  const days = daysUpToData(query.period, context);
  return periodsOf(query)
    .filter(([series]) => series === 0 || isComparedByState(query))
    .flatMap(([series]) =>
      context.relations(series === 0 ? 'duty_objects' : 'duty_objects_before', days, OF_DAYS).map((relation) => {
        const filed = context.directory.filedTaxes;
        const figure = (column: string): string | undefined =>
          filed !== null && FILING.includes(column)
            ? `CASE WHEN tax_code IN (${binder.list(filed)}) THEN ${FIGURES[column] ?? ''} END`
            : FIGURES[column];
        const selected = selectedSql(request, { series, time: () => 'CAST(NULL AS DATE)', figure });
        return `SELECT ${selected} FROM ${relation} WHERE true${filtersSql(query.where, context, binder)}`;
      }),
    );
};
