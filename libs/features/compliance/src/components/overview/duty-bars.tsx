import { AnswerTable, ChartPanel, toPlotValue, useColumns, usePanelWords, type ChartProps } from '@pendapa/analysis';
import { ShareBars } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/overview.ts';
import { shared } from '../../messages/shared.ts';
import { whole } from '../../questions/compliance.ts';
import { FILING, PARTS, PAYING } from '../shared/duties.ts';

type DutyDrawing = ChartProps<(typeof whole.measures)[number], never>;

const DUTIES = [
  { key: 'filing', ...FILING },
  { key: 'paying', ...PAYING },
] as const;

function Bars({ read, description }: DutyDrawing) {
  const t = useMessages(messages);
  const part = useMessages(shared);
  const { count } = read.format;
  const bars = DUTIES.map(({ key, all, ...duty }) => {
    const values = PARTS.map((name) => toPlotValue(read.total(duty[name])));
    return {
      key,
      label: t(key),
      values,
      text: count(toPlotValue(read.total(all))),
      exact: (index: number) => count(values[index] ?? null),
    };
  });
  return <ShareBars isSequence bars={bars} parts={PARTS.map((name) => part(name))} description={description} />;
}

function Twin({ read, description }: DutyDrawing) {
  const t = useMessages(messages);
  const part = useMessages(shared);
  const make = useColumns<(typeof DUTIES)[number]>();
  return (
    <AnswerTable
      caption={description}
      rows={DUTIES}
      rowKey={({ key }) => key}
      columns={[
        make.name({ key: 'duty', header: t('duty'), text: ({ key }) => t(key) }),
        make.count({ key: 'all', header: t('all'), value: ({ all }) => read.total(all) }),
        ...PARTS.map((name) => make.count({ key: name, header: part(name), value: (duty) => read.total(duty[name]) })),
      ]}
    />
  );
}

/** Filing and payment as two bars: on time, late, and not yet. */
export const DutyBars = () => (
  <ChartPanel
    words={usePanelWords(messages, 'bars')}
    query={whole}
    measure="obligations"
    height={80}
    chart={(drawing) => <Bars {...drawing} />}
    table={(drawing) => <Twin {...drawing} />}
  />
);
