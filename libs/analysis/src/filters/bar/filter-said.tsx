import { useState } from 'react';
import Box from '@mui/material/Box';
import { useMessages } from '@pendapa/i18n';
import { filterTexts } from '../../messages/filters.ts';
import { visuallyHidden } from '../../words/visually-hidden.ts';
import { writeAddress } from '../address.ts';
import { useFilters } from '../filters-context.ts';

/** Tells those who do not see the figures change that a filter holds now, or none any more. */
export function FilterSaid() {
  const t = useMessages(filterTexts);
  const { choices } = useFilters();
  const query = writeAddress(choices).toString();
  const [seen, setSeen] = useState({ query, said: '' });
  if (seen.query !== query) setSeen({ query, said: query === '' ? t('cleared') : t('applied') });
  return (
    <Box role="status" sx={visuallyHidden}>
      {seen.said}
    </Box>
  );
}
