import FilterAltOffOutlinedIcon from '@mui/icons-material/FilterAltOffOutlined';
import Box from '@mui/material/Box';
import { mergeUnappliedFilters, type QueryStatus } from '@pendapa/query';
import { useUnappliedFilterWords } from './use-unapplied-filter-words.ts';

export interface UnappliedFiltersLineProps {
  /** Results from which the figures beside the line are computed. */
  readonly results: readonly Pick<QueryStatus, 'unappliedFilters'>[];
  /** Name of the part that the line is about, if several are near it: "the small chart". */
  readonly about?: string;
}

/** "The filter payment channel does not apply here"; nothing where all filters do. */
export function UnappliedFiltersLine({ results, about }: UnappliedFiltersLineProps) {
  const words = useUnappliedFilterWords()(mergeUnappliedFilters(results.map(({ unappliedFilters = [] }) => unappliedFilters)));
  if (words.length === 0) return null;
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, typography: 'caption', color: 'status.watch' }}>
      <Box component="span" aria-hidden sx={{ lineHeight: 0, fontSize: '1rem' }}>
        <FilterAltOffOutlinedIcon fontSize="inherit" />
      </Box>
      <span data-unapplied-filters>{(about === undefined ? '' : `${about}: `) + words.join('. ')}</span>
    </Box>
  );
}
