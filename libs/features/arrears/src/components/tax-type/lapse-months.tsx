import { AnswerRows, ChartPanel, usePanelWords, type Drawing } from '@pendapa/analysis';
import { RankedBars } from '@pendapa/charts';
import { addMonths, type CalendarDate } from '@pendapa/contracts';
import { MEMBER_NAMES } from '@pendapa/contracts/definitions';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/tax-type.ts';
import { snapshotOf } from '../shared/snapshot-of.ts';
import { useLapseMonths } from './questions.ts';

const MONTHS = Object.keys(MEMBER_NAMES.lapseMonth).sort();
const SOON = MONTHS.slice(0, 3);

/** The name of a month after the snapshot by the day that ends it. */
function useMonthName(on: CalendarDate | null): (month: string) => string {
  const t = useMessages(messages);
  const format = useFormat();
  return (month) => (on === null ? month : t('lapse.until', { date: format.date(addMonths(on, Number(month))) }));
}

/** A month in which nothing lapses has a bar of nothing. */
function Bars({ read, description }: Drawing<'expiring', 'lapseMonth'>) {
  const format = useFormat();
  const nameOf = useMonthName(snapshotOf(read.answer));
  const bars = MONTHS.map((month) => {
    const row = read.rows.find(({ codes }) => codes.lapseMonth === month);
    const nothing = { key: month, value: 0, text: format.value('0', 'money'), exact: format.valueExact('0', 'money') };
    return { ...(row ? read.bar('lapseMonth', 'expiring', row) : nothing), label: nameOf(month) };
  });
  return <RankedBars bars={bars} description={description} />;
}

function Twin({ read, ...drawing }: Drawing<'expiring', 'lapseMonth'>) {
  const nameOf = useMonthName(snapshotOf(read.answer));
  return (
    <AnswerRows
      {...drawing}
      read={read}
      columns={({ by, of, share }) => [
        by('lapseMonth', ({ codes }) => (codes.lapseMonth === null ? read.name('lapseMonth', { codes }) : nameOf(codes.lapseMonth))),
        of('expiring'),
        share('expiring'),
      ]}
    />
  );
}

/** What must be collected, or written to, by when. */
export function LapseMonths() {
  const t = useMessages(messages);
  return (
    <ChartPanel
      words={usePanelWords(messages, 'lapse')}
      asked={useLapseMonths()}
      measure="expiring"
      sentence={({ rows, total, format }) => {
        if (total('expiring') === null) return null;
        const soon = rows.filter(({ codes }) => SOON.includes(codes.lapseMonth ?? ''));
        const amount = soon.reduce((sum, { current }) => sum + BigInt(current.expiring ?? 0), 0n);
        return t('lapse.sentence', { amount: format.money(String(amount)) });
      }}
      chart={(drawing) => <Bars {...drawing} />}
      table={(drawing) => <Twin {...drawing} />}
    />
  );
}
