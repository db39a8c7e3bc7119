import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DIMENSION_LABELS } from '@pendapa/contracts/definitions';
import { levelsIn, useMapLevels } from '@pendapa/filters';
import { useMessages, useText } from '@pendapa/i18n';
import { useBoundaries } from '@pendapa/query';
import { useMemberName } from '../words/use-names.ts';
import { mapRegionRows } from './map-region-rows.ts';
import { messages } from './messages.ts';
import { RegionBorders, type RegionMapProps } from './region-borders.tsx';
import { RegionTiles } from './region-tiles.tsx';

/** Number of missing regions named; the others are counted. */
const MAX_NAMED_REGIONS = 5;

const Note = ({ children }: { readonly children: string }) => (
  <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.5 }}>
    {children}
  </Typography>
);

/** True if the agency imported boundaries of the level that the page's map shows; false while that is not known. */
export function useHasBorders(): boolean {
  const { by } = useMapLevels();
  return useBoundaries(by.at(-1) ?? 'district').state === 'ready';
}

/** Map with boundaries if they were imported, otherwise tiles. A note lists regions without a boundary. */
export function RegionMap<M extends string>(props: RegionMapProps<M>) {
  const t = useMessages(messages);
  const text = useText();
  const memberName = useMemberName();
  const { answer, height, reading } = props;
  const { level } = levelsIn(answer);
  const description = t('description', { level: text(DIMENSION_LABELS[level]), measure: reading.name });
  const { state, topology } = useBoundaries(level);
  const chosenRegion = useMapLevels().region.at(-1) ?? null;
  if (state === 'loading') return <Box sx={{ height }} aria-busy />;
  if (!topology) {
    return (
      <>
        <RegionTiles {...props} description={description} />
        {state === 'failed' && <Note>{t('bordersFailed')}</Note>}
      </>
    );
  }
  const { regions, bare } = mapRegionRows(answer, topology, chosenRegion);
  // Boundaries that fit no row belong to another place.
  if (!regions.some(({ row }) => row !== null)) {
    return (
      <>
        <RegionTiles {...props} description={description} />
        <Note>{t('noneMatch', { level: text(DIMENSION_LABELS[level]) })}</Note>
      </>
    );
  }
  const named = bare.slice(0, MAX_NAMED_REGIONS).map((code) => memberName(answer, level, code));
  return (
    <>
      <RegionBorders {...props} topology={topology} regions={regions} />
      {bare.length > 0 && (
        <Note>{t('withoutBorders', { count: bare.length, names: named.join(', ') + (bare.length > MAX_NAMED_REGIONS ? ', …' : '') })}</Note>
      )}
    </>
  );
}
