import CloseIcon from '@mui/icons-material/Close';
import ButtonBase from '@mui/material/ButtonBase';
import { useMessages } from '@pendapa/i18n';
import type { FilterName } from '@pendapa/query';
import { filterTexts } from '../messages/filters.ts';
import { useFilters } from '../choices/filters-context.ts';
import { segment } from './segment.ts';

/** Button that resets one filter to its default. */
export function RemoveFilter({ name }: { readonly name: FilterName }) {
  const t = useMessages(filterTexts);
  const { reset } = useFilters();
  const label = t('remove', { label: t(name) });
  return (
    <ButtonBase aria-label={label} title={label} onClick={() => reset([name])} sx={{ ...segment, pl: 0.75, pr: 1, flex: 'none' }}>
      <CloseIcon sx={{ fontSize: '1rem' }} />
    </ButtonBase>
  );
}
