import { ChartPanel, drawn, Ranking, share, useFilteredAnswer, usePanelWords, type Reader } from '@pendapa/analysis';
import { CHART_HEIGHTS } from '@pendapa/charts';
import { outsideName } from '@pendapa/contracts/definitions';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { messages } from '../../messages/individuals.ts';
import * as ask from '../../questions/demo-individual.ts';

/** Pixels: room for the cities of a province, and for those who live outside. */
const ALL_ROWS = 400;

type CityReader = Reader<'registered', 'residence'>;

/** Those whose city is told and within the province, or not known. */
function withinOf({ rows, name, hidden }: CityReader, text: (words: ReturnType<typeof outsideName>) => string) {
  const outside = (row: CityReader['rows'][number]) =>
    row.codes.residence !== null && name('residence', row) === text(outsideName(row.codes.residence));
  const within = rows.filter((row) => !outside(row) && !hidden('registered', row));
  return { within, told: !rows.some((row) => hidden('registered', row)) };
}

/** Where individuals live, and how many outside the province: at most so many where one of the cities is hidden. */
export function CitiesPanel() {
  const t = useMessages(messages);
  const text = useText();
  const format = useFormat();
  return (
    <ChartPanel
      words={usePanelWords(messages, 'cities')}
      asked={useFilteredAnswer(ask.cities)}
      measure="registered"
      height={CHART_HEIGHTS.low}
      sentence={(read) => {
        const all = drawn(read.total('registered'));
        const { within, told } = withinOf(read, text);
        if (all === null) return null;
        const outside = within.reduce((left, { current }) => left - Number(current.registered), all);
        const part = share(outside, all);
        const key = told ? 'cities.outside' : 'cities.outsideAtMost';
        return part === null ? null : t(key, { count: format.count(outside), share: format.percent(part) });
      }}
      chart={(drawing) => (
        <Ranking
          {...drawing}
          height={ALL_ROWS}
          by="residence"
          measure="registered"
          detail={(row) => format.percent(drawing.read.share('registered', row))}
        />
      )}
    />
  );
}
