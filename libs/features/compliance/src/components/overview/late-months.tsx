import { ChartPanel, monthsIn, useFilteredAnswer, usePanelWords, type Drawing } from '@pendapa/analysis';
import { MEMBER_NAMES } from '@pendapa/contracts/definitions';
import { useText } from '@pendapa/i18n';
import { messages } from '../../messages/overview.ts';
import { lateMonths } from '../../questions/compliance.ts';
import { Months } from './months.tsx';

/** Without what was on time: the rest is what tells forgetfulness from refusal. */
const BANDS = Object.entries(MEMBER_NAMES.lateBand).filter(([band]) => band !== '00');

function LateBands(drawing: Drawing<'obligations', 'month' | 'lateBand'>) {
  const text = useText();
  const { rows } = drawing.read;
  const months = monthsIn(rows);
  const countOf = (month: string, band: string) =>
    rows.find(({ codes }) => codes.month === month && codes.lateBand === band)?.current.obligations ?? 0;
  const parts = BANDS.map(([band, name]) => ({ key: band, label: text(name), values: months.map((month) => countOf(month, band)) }));
  return <Months {...drawing} months={months} parts={parts} />;
}

/** How late is late: a few days are forgetfulness, three months are not. */
export const LateMonths = () => (
  <ChartPanel
    words={usePanelWords(messages, 'lateMonths')}
    asked={useFilteredAnswer(lateMonths)}
    measure="obligations"
    chart={(drawing) => <LateBands {...drawing} />}
  />
);
