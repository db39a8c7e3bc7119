import { roundScale } from '@pendapa/charts';
import { MIN_CASES } from '@pendapa/contracts';
import { levelsIn, placesIn, RegionBreadcrumb, useFilteredAnswer, useMapLevels, useRegionLadder } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { ChartPanel, RegionMap, usePanelWords, type ChartProps } from '@pendapa/panels';
import { isFew, known, rowsOf, share, useTogether, type AnswerTo, type RegionLevel, type Row } from '@pendapa/query';
import { messages } from '../../messages/op-up3d.ts';
import { messages as sharedTexts } from '../../messages/shared.ts';
import * as ask from '../../questions/arrears-op-up3d.ts';
import { ShareRows } from '../shared/share-rows.tsx';

/** Pixels for eight rows of tiles, each with a name of two lines and a figure. */
const MAP_HEIGHT = 444;

interface TilesProps extends ChartProps<'objects', RegionLevel> {
  readonly objects: AnswerTo<'registered', RegionLevel>;
}

/** Includes places without arrears, whose share is a known 0. */
function Tiles({ read, height, objects }: TilesProps) {
  const t = useMessages(messages);
  const shared = useMessages(sharedTexts);
  const { percent } = read.format;
  const { level } = levelsIn(objects);
  const owing = new Map(read.rows.map(({ codes, current }) => [codes[level], current.objects]));
  const owingIn = (code: string | null) => owing.get(code) ?? known(0);
  const part = ({ codes, current }: Row<'registered', RegionLevel>): number | null => share(owingIn(codes[level]), current.registered);
  const enough = rowsOf(objects).filter(({ current }) => !isFew(current.registered));
  return (
    <RegionMap
      answer={objects}
      height={height}
      reading={{
        name: shared('share'),
        value: part,
        valueText: (value) => percent(value),
        exact: (row) => {
          const [count, all] = [owingIn(row.codes[level]), row.current.registered];
          return t('tiles.exact', {
            share: percent(part(row), 2),
            count: read.figureText(count, 'count'),
            all: read.figureText(all, 'count'),
          });
        },
        scale: roundScale((enough.length > 0 ? enough : rowsOf(objects)).map(part)),
        isWeak: ({ current }) => isFew(current.registered),
      }}
    />
  );
}

/** Path from the province to the chosen region, once one is chosen. */
export const PlacePath = () => useRegionLadder().path.length > 0 && <RegionBreadcrumb />;

/** Tile map of the share of objects in arrears; a click filters by the place, down to wards. */
export function PlaceTiles() {
  const levels = useMapLevels();
  const results = { places: useFilteredAnswer(ask.mapPlaces(levels)), registered: useFilteredAnswer(ask.registeredOnMap(levels)) };
  const { places, registered } = useTogether(results);
  const objects = registered.answer;
  return (
    <ChartPanel
      words={usePanelWords(messages, 'tiles', { objects: String(MIN_CASES) })}
      query={places}
      measure="objects"
      height={MAP_HEIGHT}
      chart={(drawing) => objects && <Tiles {...drawing} objects={objects} />}
      table={(drawing) => {
        const by = placesIn(drawing.read.answer);
        return objects && <ShareRows {...drawing} key={by[0]} by={by} registered={registered} />;
      }}
    />
  );
}
