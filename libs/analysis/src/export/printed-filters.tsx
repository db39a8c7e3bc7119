import Box from '@mui/material/Box';
import { useFiltersInWords } from './use-filters-in-words.ts';

/** On paper only: what the page was asked for, because the controls that say it on screen are not printed. */
export function PrintedFilters() {
  const { lines } = useFiltersInWords();
  return (
    <Box sx={{ display: 'none', displayPrint: 'block', typography: 'caption', color: 'text.secondary' }}>
      {lines.map(({ label, text }) => `${label}: ${text}`).join(' · ')}
    </Box>
  );
}
