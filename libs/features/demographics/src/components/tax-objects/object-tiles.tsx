import { AnswerRows, ChartPanel, drawn, levelsIn, RegionBreadcrumb, RegionTiles, usePanelWords, type Drawing } from '@pendapa/analysis';
import { roundScale } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/tax-objects.ts';
import { usePlaces } from './questions.ts';

type Level = 'city' | 'district' | 'ward';
type TileDrawing = Drawing<'registered' | 'baseValue' | 'averageBase', Level>;

function Tiles({ read, description, height }: TileDrawing) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <RegionTiles
      answer={read.answer}
      description={description}
      height={height}
      reading={{
        name: read.label('registered'),
        value: ({ current }) => drawn(current.registered),
        words: (value) => format.count(value),
        exact: (row) => t('tiles.exact', { count: read.exact('registered', row), average: read.text('averageBase', row) }),
        scale: roundScale(read.rows.map(({ current }) => drawn(current.registered))),
      }}
    />
  );
}

function TileRows(drawing: TileDrawing) {
  const { group, level } = levelsIn(drawing.read.answer);
  const places: readonly Level[] = group === level ? [level] : [level, group];
  return (
    <AnswerRows
      {...drawing}
      key={level}
      columns={({ by, of, share }) => [
        ...places.map((place) => by(place)),
        of('registered'),
        share('registered'),
        of('baseValue'),
        of('averageBase'),
      ]}
    />
  );
}

/** Where the objects are, roughly as on a map; a click goes towards a place, down to the wards. */
export function ObjectTiles({ height }: { readonly height: number }) {
  const { asked, tax } = usePlaces();
  return (
    <>
      <RegionBreadcrumb />
      <ChartPanel
        words={usePanelWords(messages, 'tiles', { tax })}
        asked={asked}
        measure="registered"
        height={height}
        chart={(drawing) => <Tiles {...drawing} />}
        table={(drawing) => <TileRows {...drawing} />}
      />
    </>
  );
}
