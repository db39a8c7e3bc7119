import {
  AnswerTable,
  ChartPanel,
  drawn,
  PageSentence,
  useColumns,
  useFilteredAnswer,
  usePanelWords,
  type Drawing,
} from '@pendapa/analysis';
import { ShareBars } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/overview.ts';
import { whole } from '../../questions/compliance.ts';

type Measure = (typeof whole.measures)[number];
const DUTIES = [
  { key: 'filing', all: 'expected', parts: ['filedOnTime', 'filedLate', 'notFiled'] },
  { key: 'paying', all: 'obligations', parts: ['paidOnTime', 'paidLate', 'unpaid'] },
] as const;
const PARTS = ['onTime', 'late', 'none'] as const;

function useBars({ read }: Pick<Drawing<Measure, never>, 'read'>) {
  const t = useMessages(messages);
  return DUTIES.map(({ key, all, parts }) => ({
    key,
    label: t(key),
    all: drawn(read.total(all)),
    values: parts.map((part) => drawn(read.total(part))),
  }));
}

function Bars(drawing: Drawing<Measure, never>) {
  const t = useMessages(messages);
  const { count } = useFormat();
  const bars = useBars(drawing).map(({ all, values, ...bar }) => ({
    ...bar,
    values,
    exact: (part: number) => count(values[part] ?? null),
    text: count(all),
  }));
  return <ShareBars bars={bars} parts={PARTS.map((part) => t(part))} description={drawing.description} />;
}

function Twin(drawing: Drawing<Measure, never>) {
  const t = useMessages(messages);
  const rows = useBars(drawing);
  const make = useColumns<(typeof rows)[number]>(rows);
  return (
    <AnswerTable
      caption={drawing.description}
      rows={rows}
      rowKey={({ key }) => key}
      maxHeight={drawing.height}
      columns={[
        make.name({ key: 'duty', header: t('duty'), text: ({ label }) => label }),
        make.count({ key: 'all', header: t('all'), value: ({ all }) => all }),
        ...PARTS.map((part, index) => make.count({ key: part, header: t(part), value: ({ values }) => values[index] ?? null })),
      ]}
    />
  );
}

/** What was paid on time, and what is still open. */
export function DutySentence() {
  const t = useMessages(messages);
  return (
    <PageSentence
      asked={useFilteredAnswer(whole)}
      measure="obligations"
      sentence={({ total, format }) =>
        total('onTimePaymentRate') === null || total('unpaid') === null
          ? null
          : t('bars.sentence', { share: format.percent(drawn(total('onTimePaymentRate'))), count: Number(total('unpaid')) })
      }
    />
  );
}

/** Filing and paying as two bars: what of the duties was done on time, late, and not yet. */
export const DutyBars = () => (
  <ChartPanel
    words={usePanelWords(messages, 'bars')}
    asked={useFilteredAnswer(whole)}
    measure="obligations"
    height={80}
    chart={(drawing) => <Bars {...drawing} />}
    table={(drawing) => <Twin {...drawing} />}
  />
);
