import { timeSql } from '../time-shift.ts';
import { codesOf, type Source, type SourceRequest } from './source.ts';
import { daysUpToData, type RowSpan } from './spans.ts';
import { ownColumns, tableSource, union } from './table-source.ts';

const PLACE_COLUMNS = ['tax_code', 'unit_code', 'region_code'] as const;

/** Tables by their codes; `figures` are those that no other table has. */
const TABLES = {
  settled_bands: {
    codes: [...PLACE_COLUMNS, 'late_band'],
    figures: ['obligations', 'due', 'unknown_due', 'late_interest', 'unknown_interest'],
  },
  settled_ages: { codes: [...PLACE_COLUMNS, 'months_since_due'], figures: ['paid'] },
  settled_years: { codes: [...PLACE_COLUMNS, 'opened_year'], figures: ['object_years', 'compliant_years'] },
} as const satisfies Record<string, { readonly codes: readonly string[]; readonly figures: readonly string[] }>;
type SettlementTable = keyof typeof TABLES;

/** The period by the month of the due date; nothing if the table lacks a code or all queried figures. */
const dueMonths =
  (codes: readonly string[], figures: readonly string[]) =>
  ({ query, by, columns, context, binder }: SourceRequest): RowSpan[] =>
    codesOf(by).every((code) => codes.includes(code)) && figures.some((figure) => columns.includes(figure))
      ? [
          {
            series: 0,
            days: daysUpToData(query.period, context),
            time: (dimension) => timeSql(dimension, 'due_month', 0, query, context, binder),
          },
        ]
      : [];

function settlementTable(table: SettlementTable): Source {
  const { codes, figures } = TABLES[table];
  return tableSource({
    table,
    reason: { id: `pelunasan kewajiban: ${table}`, en: `settled obligations: ${table}` },
    spans: dueMonths(codes, figures),
    figures: { entries: '1', ...ownColumns('unknown_paid', ...figures) },
  });
}

/** Obligations due in the period by time of settlement; never compared. */
export const settlementsSource = union(...(Object.keys(TABLES) as readonly SettlementTable[]).map(settlementTable));
