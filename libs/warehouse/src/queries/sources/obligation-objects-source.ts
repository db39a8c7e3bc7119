import type { ResolvedQuery } from '../resolve.ts';
import type { SourceRequest } from './source.ts';
import { daysUpToData, type RowSpan } from './spans.ts';
import { tableSource } from './table-source.ts';

/** Columns of objects by state: a key for objects with several taxes, otherwise a stored count. */
export const OBLIGATION_STATE_COLUMNS = {
  due: { keyColumn: 'due_object', countColumn: 'due_objects' },
  owing: { keyColumn: 'owing_object', countColumn: 'owing_objects' },
  filing: { keyColumn: 'filing_object', countColumn: 'filing_objects' },
  unfiled: { keyColumn: 'unfiled_object', countColumn: 'unfiled_objects' },
} as const;

/** Both columns of a state, given the condition of its objects. */
const stateFigures = ({ keyColumn, countColumn }: { readonly keyColumn: string; readonly countColumn: string }, isInState: string) => ({
  [keyColumn]: `CASE WHEN several AND ${isInState} THEN object_key END`,
  [countColumn]: `CASE WHEN NOT several AND object_key IS NOT NULL AND ${isInState} THEN 1 END`,
});

const FILING = {
  ...stateFigures(OBLIGATION_STATE_COLUMNS.filing, 'expected > 0'),
  ...stateFigures(OBLIGATION_STATE_COLUMNS.unfiled, 'unfiled > 0'),
};

/** Figures of filing, which are empty for taxes without returns. */
function filingFigures({ context, binder }: SourceRequest): Readonly<Record<string, string | (() => string)>> {
  const filed = context.directory.filedTaxes;
  if (filed === null) return FILING;
  return Object.fromEntries(
    Object.entries(FILING).map(([column, sql]) => [column, () => `CASE WHEN tax_code IN (${binder.list(filed)}) THEN ${sql} END`]),
  );
}

/** True if the comparison is the same days a year before, the only one that exists. */
export const isComparedByState = ({ comparison, compare }: Pick<ResolvedQuery, 'comparison' | 'compare'>): boolean =>
  comparison !== null && compare === 'last-year';

function nowAndAYearBefore({ query, context }: SourceRequest): RowSpan[] {
  const days = daysUpToData(query.period, context);
  return [{ series: 0, days }, ...(isComparedByState(query) ? [{ series: 1, days } as const] : [])];
}

/** Objects with obligations in the period, and those of a year before as known then. */
export const obligationObjectsSource = tableSource({
  table: ({ series }) => (series === 0 ? 'duty_objects' : 'duty_objects_before'),
  reason: { id: 'objek menurut kewajibannya: duty_objects', en: 'objects by their obligations: duty_objects' },
  spans: nowAndAYearBefore,
  figures: (_, request) => ({
    entries: '1',
    owed: 'CASE WHEN object_key IS NOT NULL THEN owed END',
    unknown_paid: 'unknown_paid',
    unknown_objects: 'unknown_objects',
    ...stateFigures(OBLIGATION_STATE_COLUMNS.due, 'obligations > 0'),
    ...stateFigures(OBLIGATION_STATE_COLUMNS.owing, 'missed > 0'),
    ...filingFigures(request),
  }),
});
