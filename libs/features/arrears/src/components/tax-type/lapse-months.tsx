import { RankedBars } from '@pendapa/charts';
import { addMonths } from '@pendapa/contracts';
import { MEMBER_NAMES } from '@pendapa/contracts/definitions';
import { useMessages } from '@pendapa/i18n';
import { AnswerRows, ChartPanel, usePanelWords, type Reader } from '@pendapa/panels';
import { isKnown, known, sum } from '@pendapa/query';
import { messages } from '../../messages/tax-type.ts';
import { lapseMonths } from '../../questions/arrears-tax-type.ts';
import { snapshotOf } from '../shared/snapshot-of.ts';

type Lapses = Reader<'expiring', 'lapseMonth'>;

const MONTHS = Object.keys(MEMBER_NAMES.lapseMonth).sort();
const SOON = MONTHS.slice(0, 3);

/** Amounts that lapse in each of the next twelve months. */
export function LapseMonths() {
  const t = useMessages(messages);
  /** A month after the snapshot is named by its last day. */
  const nameOf = ({ answer, format }: Lapses, month: string): string => {
    const on = snapshotOf(answer);
    return on === null ? month : t('lapse.until', { date: format.date(addMonths(on, Number(month))) });
  };
  /** A month in which nothing lapses is kept, with the value 0. */
  const barsOf = (read: Lapses) =>
    MONTHS.map((month) => {
      const row = read.rows.find(({ codes }) => codes.lapseMonth === month);
      const nothing = { key: month, value: 0, text: read.format.value('0', 'money'), exact: read.format.valueExact('0', 'money') };
      return { ...(row ? read.bar('lapseMonth', 'expiring', row) : nothing), label: nameOf(read, month) };
    });
  return (
    <ChartPanel
      words={usePanelWords(messages, 'lapse')}
      query={lapseMonths}
      measure="expiring"
      sentence={({ rows, total, formatted }) => {
        const soon = rows.filter(({ codes }) => SOON.includes(codes.lapseMonth ?? '')).map(({ current }) => current.expiring);
        return t('lapse.sentence', { amount: isKnown(total('expiring')) ? formatted.money(sum([known('0'), ...soon])) : null });
      }}
      chart={({ read, description }) => <RankedBars bars={barsOf(read)} description={description} isSequence />}
      table={(drawing) => (
        <AnswerRows
          {...drawing}
          columns={({ read, dimensionColumn, measureColumn, shareColumn }) => [
            dimensionColumn('lapseMonth', ({ codes }) => (codes.lapseMonth === null ? null : nameOf(read, codes.lapseMonth))),
            measureColumn('expiring'),
            shareColumn('expiring'),
          ]}
        />
      )}
    />
  );
}
