import { useState } from 'react';
import Box from '@mui/material/Box';
import { useMessages } from '@pendapa/i18n';
import { filterTexts } from '../../messages/filters.ts';
import { writeAddress } from '../address.ts';
import { useFilters } from '../filters-context.ts';

const hidden = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } as const;

/** Tells those who do not see the figures change that a filter holds now, or none any more. */
export function FilterSaid() {
  const t = useMessages(filterTexts);
  const { choices } = useFilters();
  const query = writeAddress(choices).toString();
  const [seen, setSeen] = useState({ query, said: '' });
  if (seen.query !== query) setSeen({ query, said: query === '' ? t('cleared') : t('applied') });
  return (
    <Box role="status" sx={hidden}>
      {seen.said}
    </Box>
  );
}
