import { ChartPanel, drawn, useFilteredAnswer, useNarrow, usePanelWords, type Drawing, type Reader } from '@pendapa/analysis';
import { HeatTable, sequentialScale } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/overview.ts';
import { unitMonths } from '../../questions/compliance.ts';
import { rateOf } from '../shared/rate-of.ts';

type Measure = (typeof unitMonths.measures)[number];
type Read = Reader<Measure, 'unit' | 'month'>;

/** The same classes on every filter, so that colours can be compared. */
const SCALE = sequentialScale(1);

/** Each unit with its rows, the one with the lowest rate over all months first; rows without a unit are none. */
function unitsIn({ rows, name }: Read) {
  const codes = [...new Set(rows.flatMap(({ codes: { unit } }) => unit ?? []))];
  const units = codes.map((code) => {
    const own = rows.filter(({ codes: { unit } }) => unit === code);
    return { code, name: own[0] ? name('unit', own[0]) : code, own, rate: rateOf(own, 'paidOnTime', 'obligations') };
  });
  return units.sort((a, b) => (a.rate ?? 2) - (b.rate ?? 2));
}

function Heat({ read, description, height }: Drawing<Measure, 'unit' | 'month'>) {
  const t = useMessages(messages);
  const format = useFormat();
  const narrow = useNarrow();
  const months = [...new Set(read.rows.flatMap(({ codes: { month } }) => month ?? []))].sort();
  return (
    <HeatTable
      description={description}
      columns={months.map((month) => ({ key: month, label: format.month(month) }))}
      rows={unitsIn(read).map(({ code, name, own }) => {
        const cells = months.map((month) => own.find(({ codes }) => codes.month === month)?.current);
        return {
          key: code,
          label: name,
          values: cells.map((cell) => drawn(cell?.onTimePaymentRate ?? null)),
          exact: (column) => {
            const count = drawn(cells[column]?.obligations ?? null);
            if (count === null) return format.count(count);
            return t('heat.cell', { share: format.percent(drawn(cells[column]?.onTimePaymentRate ?? null)), count });
          },
        };
      })}
      scale={SCALE}
      words={(value) => format.percent(value, 0)}
      height={height}
      onSelect={narrow('unit')}
    />
  );
}

/** Where and when payment slackens. */
export function UnitHeat() {
  const t = useMessages(messages);
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
      chart={(drawing) => <Heat {...drawing} />}
    />
  );
}
