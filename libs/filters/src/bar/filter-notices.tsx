import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMessages } from '@pendapa/i18n';
import { useAddress } from '@pendapa/page-manifest';
import { filterTexts } from '../messages/filters.ts';
import { withOthers, writeAddress, type Dropped } from '../choices/address.ts';
import { useFilters } from '../choices/filters-context.ts';

function useNotice(): (dropped: Dropped) => string {
  const t = useMessages(filterTexts);
  return ({ filter, value, reason }) => {
    if (reason === 'unknown-holiday') return t('noticeHoliday');
    if (reason === 'counted') return t(filter === 'period' ? 'noticeCounted' : 'noticeCountedCompare');
    return reason === 'not-offered' ? t('noticeNotOffered', { label: t(filter) }) : t('noticeUnknown', { label: t(filter), value });
  };
}

/** Notices: unusable parts of the address, and filters restored from the last visit. */
export function FilterNotices() {
  const t = useMessages(filterTexts);
  const notice = useNotice();
  const { changeParameters } = useAddress();
  const { dropped, choices, isRestored, reset } = useFilters();
  if (dropped.length === 0 && !isRestored) return null;
  const lines = isRestored ? [t('noticeRestored')] : [...new Set(dropped.map(notice))];
  const clear = isRestored
    ? () => reset()
    : () => changeParameters((latest) => withOthers(writeAddress(choices), latest), { replace: true });
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 1.5,
        py: 0.75,
        borderRadius: 1,
        typography: 'body2',
        color: 'status.watch',
        bgcolor: 'status.watchGround',
      }}
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', flex: '1 1 16rem', overflowWrap: 'anywhere' }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
      <Button size="small" color="inherit" onClick={clear}>
        {t(isRestored ? 'noticeForget' : 'noticeClear')}
      </Button>
    </Box>
  );
}
