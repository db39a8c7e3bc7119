import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { ExtractResult } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { extractTexts, NoteText, Panel } from '@pendapa/ui-layout';
import { sumTexts } from '../messages/sums.ts';
import { StackedTable } from '../parts/stacked-table.tsx';
import { useTableMoney } from '../parts/use-table-money.ts';
import { changesByPeriod, firstDay, isYear, removedMonths, type MonthState } from './months.ts';

const TABLES = ['regions', 'units', 'tax_types', 'channels', 'banks'] as const;

function StateChip({ state }: { readonly state: MonthState }) {
  const t = useMessages(sumTexts);
  const sx = state === 'removed' ? { color: 'status.bad', bgcolor: 'status.badGround' } : { bgcolor: 'raised' };
  return <Chip size="small" label={t(state)} sx={sx} />;
}

/** Sum of all rows of the extract in the dashboard, now and after publishing; null if nothing is known. */
function useInDashboard({ extract, sums: { before, after } }: ExtractResult): string | null {
  const t = useMessages(sumTexts);
  const name = useMessages(extractTexts)(extract);
  const { moneyExact } = useFormat();
  if (before === null) return null;
  const now = { extract: name, before: moneyExact(before) };
  return after === null ? t('inDashboardNow', now) : t('inDashboard', { ...now, after: moneyExact(after) });
}

/** What goes and what comes by month, which sources lose rows, and which codes are created. */
export function ChangesPanel({ result }: { readonly result: ExtractResult }) {
  const { months, sources, created } = result;
  const t = useMessages(sumTexts);
  const format = useFormat();
  const inDashboard = useInDashboard(result);
  const changes = changesByPeriod(months);
  const scale = useTableMoney()(changes.flatMap(({ gone, come }) => [gone, come]));
  const newCodes = TABLES.flatMap((table) => {
    const count = created[table] ?? 0;
    return count === 0 ? [] : [t('createdOf', { count: format.count(count), table: t(`table.${table}`) })];
  });
  if (changes.length === 0 && newCodes.length === 0 && inDashboard === null) return null;
  const byYear = changes.every(({ period }) => isYear(period));
  const nameOf = (period: string): string => (isYear(period) ? format.year(firstDay(period)) : format.month(firstDay(period)));
  const removed = removedMonths(months).map(nameOf);
  return (
    <Panel
      title={t('changes')}
      subtitle={changes.length === 0 ? undefined : t(byYear ? 'changes.years' : 'changes.subtitle', { unit: scale.unitLabel })}
    >
      {changes.length > 0 && (
        <StackedTable
          caption={t('changes')}
          columns={[
            { key: 'period', label: t(byYear ? 'year' : 'month') },
            { key: 'state', label: t('state') },
            { key: 'gone', label: t('gone'), isNumber: true },
            { key: 'come', label: t('come'), isNumber: true },
            { key: 'difference', label: t('difference'), isNumber: true },
          ]}
          rows={changes.map(({ period, gone, come, goneRows, states }) => ({
            key: period,
            cells: [
              nameOf(period),
              <Box key="states" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
                {states.map((state) => (
                  <StateChip key={state} state={state} />
                ))}
              </Box>,
              goneRows === 0 ? t('nothing') : scale.cell(gone),
              scale.cell(come),
              `${come > gone ? '+' : ''}${scale.cell(come - gone)}`,
            ],
          }))}
        />
      )}
      {removed.length > 0 && <NoteText>{t('removedNames', { names: removed.join(', ') })}</NoteText>}
      {sources.length > 0 && <NoteText>{t('sources', { names: sources.map((name) => name ?? t('unknownSource')).join(', ') })}</NoteText>}
      {inDashboard !== null && <NoteText>{inDashboard}</NoteText>}
      {newCodes.length > 0 && <NoteText>{t('created', { names: newCodes.join(', ') })}</NoteText>}
    </Panel>
  );
}
