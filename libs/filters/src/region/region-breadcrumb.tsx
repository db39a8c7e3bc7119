import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useMessages } from '@pendapa/i18n';
import { filterTexts } from '../messages/filters.ts';
import { useRegionLadder } from './use-region-ladder.ts';

/** Breadcrumb from the province to the chosen region; each step leads back up. */
export function RegionBreadcrumb() {
  const t = useMessages(filterTexts);
  const { path, up } = useRegionLadder();
  const steps = [{ code: '', name: t('wholeProvince') }, ...path];
  return (
    <Box component="nav" aria-label={t('region')}>
      <Box
        component="ol"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, m: 0, p: 0, listStyle: 'none', typography: 'body2', alignItems: 'center' }}
      >
        {steps.map(({ code, name }, index) => (
          <Box component="li" key={code} sx={{ display: 'flex', gap: 1, minHeight: 28, alignItems: 'center' }}>
            {index > 0 && (
              <Box component="span" aria-hidden sx={{ color: 'text.secondary' }}>
                ›
              </Box>
            )}
            {index === steps.length - 1 ? (
              <Box component="span" aria-current="true" sx={{ fontWeight: 600 }}>
                {name}
              </Box>
            ) : (
              <Link component="button" type="button" variant="body2" onClick={() => up(index)} sx={{ minHeight: 24 }}>
                {name}
              </Link>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
