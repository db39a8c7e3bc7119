import type { Texts } from '@pendapa/contracts';
import { daysUpToData } from './obligation-objects-source.ts';
import { filtersSql } from '../filters.ts';
import { selectedSql, codesOf, type Source } from './source.ts';
import { timeSql } from '../time-shift.ts';

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
const SETTLEMENT_TABLES = Object.keys(TABLES) as readonly SettlementTable[];

const reason = (table: SettlementTable): Texts => ({ id: `pelunasan kewajiban: ${table}`, en: `settled obligations: ${table}` });

/** Source of obligations due in the period by time of settlement; never compared. */
export const settlementsSource: Source = (request) => {
  const { query, by, columns, context, binder } = request;
  const days = daysUpToData(query.period, context);
  return SETTLEMENT_TABLES.flatMap((table) => {
    const codes: readonly string[] = TABLES[table].codes;
    const figures: readonly string[] = TABLES[table].figures;
    if (!figures.some((figure) => columns.includes(figure)) || !codesOf(by).every((code) => codes.includes(code))) return [];
    return context.relations(table, days, reason(table)).map((relation) => {
      const selected = selectedSql(request, {
        series: 0,
        time: (dimension) => timeSql(dimension, 'due_month', 0, query, context, binder),
        figure: (column) => {
          if (column === 'entries') return '1';
          return column === 'unknown_paid' || figures.includes(column) ? column : undefined;
        },
      });
      return `SELECT ${selected} FROM ${relation} WHERE true${filtersSql(query.where, context, binder)}`;
    });
  });
};
