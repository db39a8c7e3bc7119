import Box from '@mui/material/Box';
import { useFiltersInWords } from '@pendapa/filters';
import { useFormat, useMessages } from '@pendapa/i18n';
import { useStatus } from '@pendapa/query';
import { useOnEverySheet } from '@pendapa/ui-layout';
import { stampTexts } from '../stamp/messages.ts';

/** Prints the filters of the page, because their controls are not printed. */
export function PrintedFilters() {
  const t = useMessages(stampTexts);
  const format = useFormat();
  const { lines } = useFiltersInWords();
  const { status } = useStatus();
  const labelledFilters = lines.map(({ label, text }) => `${label}: ${text}`);
  const asOf = status?.asOf ? [t('asOf', { date: format.date(status.asOf) })] : [];
  useOnEverySheet([...asOf, ...labelledFilters].join(' · '));
  return (
    <Box sx={{ display: 'none', displayPrint: 'block', typography: 'caption', color: 'text.secondary' }}>{labelledFilters.join(' · ')}</Box>
  );
}
