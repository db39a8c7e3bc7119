import { ChartPanel, drawn, lastDayOf, monthsIn, useFilteredAnswer, useMonthSpan, usePanelWords, type Drawing } from '@pendapa/analysis';
import { ShareMonths } from '@pendapa/charts';
import { MEMBER_NAMES } from '@pendapa/contracts/definitions';
import { useFormat, useText } from '@pendapa/i18n';
import { messages } from '../../messages/overview.ts';
import { lateMonths } from '../../questions/compliance.ts';

/** Without what was on time: the rest is what tells forgetfulness from refusal. */
const BANDS = Object.entries(MEMBER_NAMES.lateBand).filter(([band]) => band !== '00');

function Months({ read, description, height }: Drawing<'obligations', 'month' | 'lateBand'>) {
  const format = useFormat();
  const text = useText();
  const spanOf = useMonthSpan();
  const months = monthsIn(read.rows);
  const { moments, unfinished } = spanOf(lastDayOf(read.answer), months);
  const parts = BANDS.map(([band, name]) => ({
    ...{ key: band, label: text(name) },
    values: months.map((month) =>
      drawn(read.rows.find(({ codes }) => codes.month === month && codes.lateBand === band)?.current.obligations ?? 0),
    ),
  }));
  return (
    <ShareMonths
      moments={moments}
      unfinished={unfinished}
      height={height}
      description={description}
      axis={{ title: '%', tick: (value) => format.percent(value, 0) }}
      parts={parts.map((part) => ({ ...part, exact: (index) => format.count(part.values[index] ?? null) }))}
    />
  );
}

/** How late is late: a few days are forgetfulness, three months are not. */
export const LateMonths = () => (
  <ChartPanel
    words={usePanelWords(messages, 'lateMonths')}
    asked={useFilteredAnswer(lateMonths)}
    measure="obligations"
    chart={(drawing) => <Months {...drawing} />}
  />
);
