import { addMonths, monthEnd, monthStart, type CalendarDate, type Period } from '@pendapa/contracts';
import { daySql } from '../../engine/literals.ts';
import { OBLIGATION_ROLLUPS } from '../obligations/obligation-tables.ts';
import { REGISTER_ROLLUPS } from '../register/register-sums.ts';
import { ALL_DAYS, type Columns, type Measures, type Rollups } from '../rollup.ts';
import { monthStartSql, sumOf } from '../sql.ts';

/** Months cut by the data date or by the same day a year before; their days stay separate. */
const monthsByDay = (asOf: CalendarDate): readonly CalendarDate[] => [monthStart(asOf), monthStart(addMonths(asOf, -12))];

/** Returns true if both ends of the days are ends of months, or lie in months whose days are separate. */
function areMonths({ from, to }: Period, asOf: CalendarDate): boolean {
  const hasDays = (day: CalendarDate) => monthsByDay(asOf).includes(monthStart(day));
  return to <= asOf && (from === monthStart(from) || hasDays(from)) && (to === monthEnd(to) || hasDays(to));
}

/** Declares sums by month of a daily rollup, whose first key is the day; fewer codes give fewer rows. */
function monthly<N extends string, M extends Measures>(
  source: N,
  { keys, measures }: { readonly keys: Columns; readonly measures: M },
  day: string,
  ...codes: readonly string[]
) {
  const sums = Object.keys(measures).map((figure) => sumOf(figure, figure));
  return {
    source,
    grain: 'month',
    keys: Object.fromEntries([day, ...codes].map((key) => [key, keys[key] ?? 'VARCHAR'])),
    measures,
    built: {
      when: 'in memory',
      reads: () => [ALL_DAYS],
      serves: areMonths,
      select: ({ schema, asOf }) => {
        const month = monthStartSql(day);
        const grouped = `CASE WHEN ${month} IN (${monthsByDay(asOf).map(daySql).join(', ')}) THEN ${day} ELSE ${month} END`;
        return `SELECT ${[`${grouped} AS ${day}`, ...codes, ...sums].join(', ')} FROM ${schema}.${source}
          WHERE ${day} <= ${daySql(asOf)} GROUP BY ${[grouped, ...codes].join(', ')} ORDER BY ALL`;
      },
    },
  } as const satisfies Rollups[string];
}

const { filing_sums, paying_sums, assessment_sums, collection_sums } = OBLIGATION_ROLLUPS;
const { object_changes, object_details, taxpayer_changes } = REGISTER_ROLLUPS;

/** Sums by month and by the few codes that most queries use: a tenth of the rows of the daily tables. Smallest first. */
export const MONTHLY_ROLLUPS = {
  filing_months: monthly('filing_sums', filing_sums, 'due_on', 'tax_code', 'unit_code'),
  paying_months: monthly('paying_sums', paying_sums, 'due_on', 'tax_code', 'unit_code'),
  assessment_months: monthly('assessment_sums', assessment_sums, 'issued_on', 'document', 'tax_code', 'unit_code'),
  collection_months: monthly('collection_sums', collection_sums, 'posted_on', 'document', 'tax_code', 'unit_code'),
  object_months: monthly('object_changes', object_changes, 'day', 'tax_code', 'unit_code'),
  object_place_months: monthly('object_changes', object_changes, 'day', 'tax_code', 'unit_code', 'region_code'),
  object_class_months: monthly('object_details', object_details, 'day', 'tax_code', 'object_class', 'object_use', 'value_band'),
  taxpayer_body_months: monthly('taxpayer_changes', taxpayer_changes, 'day', 'taxpayer_kind', 'sector', 'legal_form', 'size_band'),
  taxpayer_person_months: monthly('taxpayer_changes', taxpayer_changes, 'day', 'taxpayer_kind', 'sex', 'birth_year'),
} as const satisfies Rollups;
