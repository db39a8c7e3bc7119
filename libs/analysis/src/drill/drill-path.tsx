import { Fragment } from 'react';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useFilters, useFilterValue } from '@pendapa/filters';
import { useFormat, useMessages } from '@pendapa/i18n';
import { drillTexts } from './messages.ts';
import type { DrillStep } from './steps.ts';
import { useDrill } from './use-drill.ts';

/** Name of a step; a city stands before its district. */
function useStepName(): (step: DrillStep) => string {
  const format = useFormat();
  const filters = useFilters();
  const value = useFilterValue();
  return ({ by, code }) => {
    if (by === 'month') return format.month(code);
    if (by === 'tax' || by === 'unit') return value(filters, by);
    const region = by === 'city' ? filters.choices.region.slice(0, 1) : filters.choices.region;
    return value({ ...filters, choices: { ...filters.choices, region } }, 'region');
  };
}

/** Steps from the whole to the shown part; each leads back to its level. */
export function DrillPath({ steps }: { readonly steps: readonly DrillStep[] }) {
  const t = useMessages(drillTexts);
  const nameOf = useStepName();
  const { open } = useDrill();
  const places = [{ name: t('whole'), to: [] as readonly DrillStep[] }].concat(
    steps.map((step, at) => ({ name: nameOf(step), to: steps.slice(0, at + 1) })),
  );
  return (
    <Box component="nav" aria-label={t('path')} sx={{ flex: 1, minWidth: 0 }}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.5 }}>
        {places.map(({ name, to }, at) => (
          <Fragment key={to.length}>
            {at > 0 && (
              <Box component="li" aria-hidden sx={{ lineHeight: 0, fontSize: '1rem', color: 'text.secondary' }}>
                <ChevronRightIcon fontSize="inherit" />
              </Box>
            )}
            <Box component="li" aria-current={at === places.length - 1 ? 'step' : undefined} sx={{ typography: 'body2', fontWeight: 600 }}>
              {at === places.length - 1 ? (
                name
              ) : (
                <Link component="button" type="button" variant="body2" onClick={() => open(to)} sx={{ minHeight: 24 }}>
                  {name}
                </Link>
              )}
            </Box>
          </Fragment>
        ))}
      </Box>
    </Box>
  );
}
