import {
  ChartPanel,
  levelsIn,
  placesIn,
  RegionBreadcrumb,
  RegionTiles,
  rowsOf,
  share,
  usePanelWords,
  type AnswerTo,
  type Drawing,
  type Row,
} from '@pendapa/analysis';
import { roundScale } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/op-up3d.ts';
import { messages as sharedTexts } from '../../messages/shared.ts';
import { ShareRows, type Registered } from '../shared/share-rows.tsx';
import { useMapPlaces, type Level } from './questions.ts';

type TileDrawing = Drawing<'objects', Level>;
type Objects = AnswerTo<'registered', Level>;

/** All places with objects: where none owes, nothing is a known part of them. */
function Tiles({ read, description, height, objects }: TileDrawing & { readonly objects: Objects }) {
  const t = useMessages(messages);
  const shared = useMessages(sharedTexts);
  const { format } = read;
  const { level } = levelsIn(objects);
  const owing = new Map(read.rows.map(({ codes, current }) => [codes[level], current.objects]));
  const owingIn = (code: string | null) => (owing.has(code) ? (owing.get(code) ?? null) : 0);
  const part = ({ codes, current }: Row<'registered', Level>): number | null => share(owingIn(codes[level]), current.registered);
  return (
    <RegionTiles
      answer={objects}
      description={description}
      height={height}
      reading={{
        name: shared('share'),
        value: part,
        words: (value) => format.percent(value),
        exact: (row) =>
          t('tiles.exact', {
            share: format.percent(part(row), 2),
            count: format.value(owingIn(row.codes[level]), 'count'),
            all: format.value(row.current.registered, 'count'),
          }),
        scale: roundScale(rowsOf(objects).map(part)),
      }}
    />
  );
}

function TileRows({ registered, ...drawing }: TileDrawing & { readonly registered: Registered<Level> }) {
  const places = placesIn(drawing.read.answer);
  return <ShareRows {...drawing} key={places[0]} by={places} registered={registered} />;
}

/** Where the largest part of the objects owes, roughly as on a map; a click goes towards a place, down to the wards. */
export function PlaceTiles() {
  const { places, registered } = useMapPlaces();
  const objects = registered.answer;
  return (
    <>
      <RegionBreadcrumb />
      <ChartPanel
        words={usePanelWords(messages, 'tiles')}
        asked={places}
        measure="objects"
        height="large"
        chart={(drawing) => objects && <Tiles {...drawing} objects={objects} />}
        table={(drawing) => objects && <TileRows {...drawing} registered={registered} />}
      />
    </>
  );
}
