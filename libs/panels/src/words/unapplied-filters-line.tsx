import Box from '@mui/material/Box';
import { mergeUnappliedFilters, type QueryStatus } from '@pendapa/query';
import { visuallyHidden } from '@pendapa/ui-layout';
import { UnappliedMark } from './unapplied-mark.tsx';
import { isWhollyUnapplied, useNamedByPage } from './unapplied-parts.tsx';
import { useUnappliedFilterWords } from './use-unapplied-filter-words.ts';

export interface UnappliedFiltersLineProps {
  /** Results from which the figures beside the line are computed. */
  readonly results: readonly Pick<QueryStatus, 'unappliedFilters'>[];
  /** Name of the part that the line is about, if several are near it: "the small chart". */
  readonly about?: string;
}

/**
 * "The filter payment channel does not apply here"; nothing where all filters do. If the page names the filter for many
 * parts, only the mark is visible.
 */
export function UnappliedFiltersLine({ results, about }: UnappliedFiltersLineProps) {
  const wordsOf = useUnappliedFilterWords();
  const unappliedFilters = mergeUnappliedFilters(results.map(({ unappliedFilters: own = [] }) => own));
  const namedByPage = useNamedByPage(unappliedFilters);
  const words = wordsOf(unappliedFilters);
  if (words.length === 0) return null;
  const isMarkEnough = unappliedFilters.every((one) => isWhollyUnapplied(one) && namedByPage.has(one.filter));
  const text = (about === undefined ? '' : `${about}: `) + words.join('. ');
  return (
    <Box
      component="span"
      title={isMarkEnough ? text : undefined}
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, typography: 'caption', color: 'status.watch' }}
    >
      <UnappliedMark />
      <Box component="span" sx={isMarkEnough ? visuallyHidden : undefined} data-unapplied-filters>
        {text}
      </Box>
    </Box>
  );
}
