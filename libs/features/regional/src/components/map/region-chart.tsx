import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { levelsIn, useMapLevels } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { RegionTiles, useMemberName } from '@pendapa/panels';
import { useBoundaries } from '@pendapa/query';
import { messages } from '../../messages/regional.ts';
import { mapRegionRows } from './map-region-rows.ts';
import { RegionBorders, type RegionChartProps } from './region-borders.tsx';

/** Number of missing regions named; the others are counted. */
const MAX_NAMED_REGIONS = 5;

const Note = ({ children }: { readonly children: string }) => (
  <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.5 }}>
    {children}
  </Typography>
);

/** Map with boundaries if they were imported, otherwise tiles. A note lists regions without a boundary. */
export function RegionChart<M extends string>(props: RegionChartProps<M>) {
  const t = useMessages(messages);
  const memberName = useMemberName();
  const { answer, height, reading } = props;
  const { level } = levelsIn(answer);
  const description = t('map.description', { level: t(`level.${level}`), measure: reading.name });
  const { state, topology } = useBoundaries(level);
  const chosenRegion = useMapLevels().region.at(-1) ?? null;
  if (state === 'loading') return <Box sx={{ height }} aria-busy />;
  if (!topology) {
    return (
      <>
        <RegionTiles {...props} description={description} />
        {state === 'failed' && <Note>{t('map.bordersFailed')}</Note>}
      </>
    );
  }
  const { regions, bare } = mapRegionRows(answer, topology, chosenRegion);
  // Boundaries that fit no row belong to another place.
  if (!regions.some(({ row }) => row !== null)) {
    return (
      <>
        <RegionTiles {...props} description={description} />
        <Note>{t('map.noneMatch', { level: t(`level.${level}`) })}</Note>
      </>
    );
  }
  const named = bare.slice(0, MAX_NAMED_REGIONS).map((code) => memberName(answer, level, code));
  return (
    <>
      <RegionBorders {...props} topology={topology} regions={regions} />
      {bare.length > 0 && (
        <Note>
          {t('map.withoutBorders', { count: bare.length, names: named.join(', ') + (bare.length > MAX_NAMED_REGIONS ? ', …' : '') })}
        </Note>
      )}
    </>
  );
}
