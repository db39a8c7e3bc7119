import Chip from '@mui/material/Chip';
import type { ExtractResult } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { NoteText, Panel } from '@pendapa/ui-layout';
import { sumTexts } from '../messages/sums.ts';
import { StackedTable } from '../parts/stacked-table.tsx';
import { changesByMonth, firstDay, inFewPeriods, isYear, stateOfMonth } from './months.ts';

const TABLES = ['regions', 'units', 'tax_types', 'channels', 'banks'] as const;

/** What goes and what comes by month, which sources lose rows, and which codes are created. */
export function ChangesPanel({ result: { months: lines, sources, created } }: { readonly result: ExtractResult }) {
  const t = useMessages(sumTexts);
  const format = useFormat();
  const months = changesByMonth(inFewPeriods(lines));
  const scale = format.moneyTable(months.flatMap(({ gone, come }) => [String(gone), String(come)]));
  const newCodes = TABLES.flatMap((table) => {
    const count = created[table] ?? 0;
    return count === 0 ? [] : [t('createdOf', { count: format.count(count), table: t(`table.${table}`) })];
  });
  if (months.length === 0 && newCodes.length === 0) return null;
  const byYear = months.every(({ month }) => isYear(month));
  return (
    <Panel
      title={t('changes')}
      subtitle={months.length === 0 ? undefined : t(byYear ? 'changes.years' : 'changes.subtitle', { unit: scale.unitLabel })}
    >
      {months.length > 0 && (
        <StackedTable
          caption={t('changes')}
          columns={[
            { key: 'month', label: t(byYear ? 'year' : 'month') },
            { key: 'state', label: t('state') },
            { key: 'now', label: t('now'), isNumber: true },
            { key: 'later', label: t('later'), isNumber: true },
            { key: 'difference', label: t('difference'), isNumber: true },
          ]}
          rows={months.map((change) => {
            const { month, gone, come, goneRows } = change;
            const state = stateOfMonth(change);
            return {
              key: month,
              cells: [
                isYear(month) ? format.year(firstDay(month)) : format.month(firstDay(month)),
                <Chip
                  key="state"
                  size="small"
                  label={t(state)}
                  sx={state === 'removed' ? { color: 'status.bad', bgcolor: 'status.badGround' } : { bgcolor: 'raised' }}
                />,
                goneRows === 0 ? t('nothing') : scale.cell(gone),
                scale.cell(come),
                format.moneyChange(come - gone),
              ],
            };
          })}
        />
      )}
      {sources.length > 0 && <NoteText>{t('sources', { names: sources.map((name) => name ?? t('unknownSource')).join(', ') })}</NoteText>}
      {newCodes.length > 0 && <NoteText>{t('created', { names: newCodes.join(', ') })}</NoteText>}
    </Panel>
  );
}
