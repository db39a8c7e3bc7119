import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { WorkList, WorkListRow } from '@pendapa/contracts';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { workTexts } from '../messages/list.ts';
import type { UnsentMarks } from '../unsent/use-unsent-marks.ts';
import { RowMarks } from './row-marks.tsx';

/** Id of a row's element, to which a typed code leads. */
export const rowId = (position: number): string => `work-row-${String(position)}`;

/** Names of codes, and the codes themselves where the data have no names. */
export function useRowNames(names: WorkList['names']) {
  const text = useText();
  return (key: keyof WorkList['names'], code: string | null): string | null => {
    const name = code !== null && Object.hasOwn(names[key], code) ? names[key][code] : undefined;
    return name ? text(name) : code;
  };
}

function DebtText({ row: { debt, paid, owedNow, owed, state }, list: { snapshot } }: Pick<WorkRowProps, 'row' | 'list'>) {
  const t = useMessages(workTexts);
  const { moneyExact, date } = useFormat();
  return (
    <Box sx={{ typography: 'body2', minWidth: 0 }}>
      <Box>
        {t('owedThen', { date: date(snapshot) })}: {moneyExact(owed)}
      </Box>
      {owedNow !== null && (
        <Box>
          {t('owedNow')}: <strong>{moneyExact(owedNow)}</strong>
        </Box>
      )}
      <Box sx={debt === 'paid' || debt === 'partly-paid' ? { color: 'status.good', fontWeight: 600 } : { color: 'text.secondary' }}>
        {t(`debt.${debt}`, { paid: paid === null ? '' : moneyExact(paid) })}
      </Box>
      {debt === 'paid' && state === 'open' && <Box>{t('debt.paidOpen')}</Box>}
    </Box>
  );
}

export interface WorkRowProps {
  readonly list: WorkList;
  readonly row: WorkListRow;
  readonly unsentMarks: UnsentMarks;
  readonly mayMark: boolean;
}

/** One row: whose it is, what is owed and paid, and its result. On phones these stand below each other. */
export function WorkRow({ list, row, unsentMarks, mayMark }: WorkRowProps) {
  const t = useMessages(workTexts);
  const nameOf = useRowNames(list.names);
  const n = String(row.position);
  const place = [nameOf('tax', row.tax), nameOf('region', row.region)].filter((part) => part !== null).join(', ');
  return (
    <Box
      component="li"
      id={rowId(row.position)}
      aria-label={t('row', { n })}
      tabIndex={-1}
      sx={{
        display: 'grid',
        gap: { xs: 1, md: 2 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '3rem minmax(0, 2fr) minmax(0, 1.5fr) minmax(0, 2fr)' },
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        scrollMarginTop: '80px',
        '&:last-of-type': { borderBottom: 0 },
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {n}
      </Typography>
      <Box sx={{ typography: 'body2', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{row.number ?? t('notInData')}</Box>
        {row.name !== null && <Box>{row.name}</Box>}
        <Box sx={{ color: 'text.secondary' }}>{place}</Box>
      </Box>
      <DebtText row={row} list={list} />
      <RowMarks list={list.id} row={row} unsentMarks={unsentMarks} mayMark={mayMark} />
    </Box>
  );
}
