import type { Period, Texts } from '@pendapa/contracts';
import { filtersSql } from '../filters.ts';
import type { Context, Resolved } from '../resolve.ts';
import { selectedSql, type Source } from './source.ts';
import { periodsOf } from '../time-shift.ts';

/** Columns of objects by state: a key for objects with several taxes, otherwise a stored count. */
export const DUTY = {
  due: { single: 'due_object', counted: 'due_objects' },
  owing: { single: 'owing_object', counted: 'owing_objects' },
  filing: { single: 'filing_object', counted: 'filing_objects' },
  unfiled: { single: 'unfiled_object', counted: 'unfiled_objects' },
} as const;

const WHICH = { due: 'obligations > 0', owing: 'missed > 0', filing: 'expected > 0', unfiled: 'unfiled > 0' } as const;
const KINDS = Object.keys(DUTY) as readonly (keyof typeof DUTY)[];

/** Columns of filing, which are empty for taxes without returns. */
const FILING: readonly string[] = [DUTY.filing, DUTY.unfiled].flatMap(({ single, counted }) => [single, counted]);

const FIGURES: Readonly<Record<string, string>> = {
  entries: '1',
  owed: 'CASE WHEN object_key IS NOT NULL THEN owed END',
  unknown_paid: 'unknown_paid',
  unknown_objects: 'unknown_objects',
  ...Object.fromEntries(
    KINDS.flatMap((kind) => [
      [DUTY[kind].single, `CASE WHEN several AND ${WHICH[kind]} THEN object_key END`],
      [DUTY[kind].counted, `CASE WHEN NOT several AND object_key IS NOT NULL AND ${WHICH[kind]} THEN 1 END`],
    ]),
  ),
};

const OF_DAYS: Texts = { id: 'objek menurut kewajibannya: duty_objects', en: 'objects by their duties: duty_objects' };

/** Days of a period with data. */
export const dutyDays = ({ from, to }: Period, { asOf }: Pick<Context, 'asOf'>): Period => ({
  from,
  to: from < asOf && asOf < to ? asOf : to,
});

/** True if the comparison is the same days a year before, the only one that exists. */
export const isComparedByState = ({ comparison, compare }: Pick<Resolved, 'comparison' | 'compare'>): boolean =>
  comparison !== null && compare === 'last-year';

/** Source of objects with obligations in the period, and of those a year before as known then. */
export const dutiesSource: Source = (wanted) => {
  const { question, context, binder } = wanted;
  const days = dutyDays(question.period, context);
  return periodsOf(question)
    .filter(([series]) => series === 0 || isComparedByState(question))
    .flatMap(([series]) =>
      context.relations(series === 0 ? 'duty_objects' : 'duty_objects_before', days, OF_DAYS).map((relation) => {
        const filed = context.directory.filedTaxes;
        const figure = (column: string): string | undefined =>
          filed !== null && FILING.includes(column)
            ? `CASE WHEN tax_code IN (${binder.list(filed)}) THEN ${FIGURES[column] ?? ''} END`
            : FIGURES[column];
        const selected = selectedSql(wanted, { series, time: () => 'CAST(NULL AS DATE)', figure });
        return `SELECT ${selected} FROM ${relation} WHERE true${filtersSql(question.where, context, binder)}`;
      }),
    );
};
