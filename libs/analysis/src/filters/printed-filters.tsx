import Box from '@mui/material/Box';
import { useFormat, useMessages } from '@pendapa/i18n';
import { useOnEverySheet } from '@pendapa/ui-layout';
import { messages } from '../messages/texts.ts';
import { useStatus } from '../request/use-status.ts';
import { useFiltersInWords } from './use-filters-in-words.ts';

/** Prints the filters of the page, because their controls are not printed. */
export function PrintedFilters() {
  const t = useMessages(messages);
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
