import { drawn, memberOf, RankedPanel, share, useFilteredAnswer, usePanelWords, type Reader } from '@pendapa/analysis';
import { outsideName } from '@pendapa/contracts/definitions';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/individuals.ts';
import * as ask from '../../questions/demo-individual.ts';

/** Pixels: room for the cities of a province, and for those who live outside. */
const ALL_ROWS = 400;

type CityReader = Reader<'registered', 'residence'>;

/** Those whose city is told and within the province, or not known. */
function withinOf({ answer, rows, hidden }: CityReader) {
  const outside = ({ codes: { residence } }: CityReader['rows'][number]): boolean =>
    residence !== null && memberOf(answer, 'residence', residence)?.id === outsideName(residence).id;
  const within = rows.filter((row) => !outside(row) && !hidden('registered', row));
  return { within, told: !rows.some((row) => hidden('registered', row)) };
}

/** Where individuals live, and how many outside the province: at most so many where one of the cities is hidden. */
export function CitiesPanel() {
  const t = useMessages(messages);
  return (
    <RankedPanel
      words={usePanelWords(messages, 'cities')}
      asked={useFilteredAnswer(ask.cities)}
      by="residence"
      measure="registered"
      height="low"
      room={ALL_ROWS}
      sentence={(read) => {
        const all = drawn(read.total('registered'));
        const { within, told } = withinOf(read);
        if (all === null) return null;
        const outside = within.reduce((left, { current }) => left - Number(current.registered), all);
        const part = share(outside, all);
        const key = told ? 'cities.outside' : 'cities.outsideAtMost';
        return part === null ? null : t(key, { count: read.format.count(outside), share: read.format.percent(part) });
      }}
    />
  );
}
