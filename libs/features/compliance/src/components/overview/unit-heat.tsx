import { ChartPanel, drawn, Matrix, membersIn, useFilteredAnswer, useNarrow, usePanelWords, type Reader } from '@pendapa/analysis';
import { roundScale } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/overview.ts';
import { unitMonths } from '../../questions/compliance.ts';
import { rateOf } from '../shared/rate-of.ts';
import { useRateWords } from '../shared/use-rate-words.ts';

type Measure = (typeof unitMonths.measures)[number];
type Read = Reader<Measure, 'unit' | 'month'>;

/** The same classes on every filter, so that colours can be compared. */
const SCALE = roundScale([1]);

/** Each unit with its rows, the one with the lowest rate over all months first; rows without a unit are none. */
function unitsIn({ rows, name }: Read) {
  const codes = membersIn(rows, 'unit').filter((code) => code !== null);
  const units = codes.map((code) => {
    const own = rows.filter(({ codes: { unit } }) => unit === code);
    return { code, name: own[0] ? name('unit', own[0]) : code, own, rate: rateOf(own, 'paidOnTime', 'obligations') };
  });
  return units.sort((a, b) => (a.rate ?? 2) - (b.rate ?? 2));
}

/** Where and when payment slackens. */
export function UnitHeat() {
  const t = useMessages(messages);
  const rateIn = useRateWords();
  const select = useNarrow()('unit');
  return (
    <ChartPanel
      words={usePanelWords(messages, 'heat')}
      asked={useFilteredAnswer(unitMonths)}
      measure="onTimePaymentRate"
      height="large"
      sentence={(read) => {
        const [lowest] = unitsIn(read);
        return lowest && lowest.rate !== null ? t('heat.sentence', { unit: lowest.name, share: read.format.percent(lowest.rate) }) : null;
      }}
      chart={({ read, ...frame }) => (
        <Matrix
          {...frame}
          read={read}
          down="unit"
          across="month"
          rows={unitsIn(read).map(({ code }) => code)}
          value={({ current }) => drawn(current.onTimePaymentRate)}
          exact={(row) => rateIn(read, row)}
          scale={SCALE}
          words={(value) => read.format.percent(value, 0)}
          onSelect={select}
        />
      )}
    />
  );
}
