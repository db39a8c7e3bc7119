import { roundScale } from '@pendapa/charts';
import { placesIn } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { AnswerRows, ChartPanel, RegionMap, usePanelWords } from '@pendapa/panels';
import { toPlotValue } from '@pendapa/query';
import { messages } from '../../messages/tax-objects.ts';
import { useObjectsByRegion } from './of-taxes.ts';

/** Tile map of the objects; a click filters by the place, down to wards. */
export function ObjectTiles() {
  const t = useMessages(messages);
  const { result, tax } = useObjectsByRegion();
  return (
    <ChartPanel
      words={usePanelWords(messages, 'tiles', { tax })}
      query={result}
      measure="registered"
      height="large"
      chart={({ read, height }) => (
        <RegionMap
          height={height}
          answer={read.answer}
          reading={{
            name: read.label('registered'),
            value: ({ current }) => toPlotValue(current.registered),
            valueText: (value) => read.format.count(value),
            exact: (row) => t('tiles.exact', { count: read.exact('registered', row), average: read.text('averageBase', row) }),
            scale: roundScale(read.rows.map(({ current }) => toPlotValue(current.registered))),
          }}
        />
      )}
      table={(drawing) => {
        const places = placesIn(drawing.read.answer);
        return (
          <AnswerRows
            {...drawing}
            key={places[0]}
            columns={({ dimensionColumn, measureColumn, shareColumn }) => [
              ...places.map((place) => dimensionColumn(place)),
              measureColumn('registered'),
              shareColumn('registered'),
              measureColumn('baseValue'),
              measureColumn('averageBase'),
            ]}
          />
        );
      }}
    />
  );
}
