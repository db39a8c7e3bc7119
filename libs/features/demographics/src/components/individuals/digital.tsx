import { ChartPanel, drawn, FactCard, useFilteredAnswer, usePanelWords } from '@pendapa/analysis';
import { DotPlot } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/individuals.ts';
import * as ask from '../../questions/demo-individual.ts';

/** What part of the payments of individuals goes through digital channels. */
export function DigitalShare() {
  const t = useMessages(messages);
  return (
    <FactCard
      label={t('kpi.digital')}
      asked={useFilteredAnswer(ask.digital)}
      measure="digitalTransactionShare"
      fact={({ total, totalText }) => {
        const part = total('digitalTransactionShare');
        if (part === null) return null;
        const text = t('kpi.digitalText', { digital: totalText('digitalTransactions'), all: totalText('transactions') });
        return { text, figure: { kind: 'ratio', value: part } };
      }}
    />
  );
}

/** The same of each age, against all ages. */
export function DigitalAges({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  return (
    <ChartPanel
      words={usePanelWords(messages, 'digital')}
      asked={useFilteredAnswer(ask.digital)}
      measure="digitalTransactionShare"
      height={height}
      chart={({ read, description }) => {
        const mark = { value: drawn(read.total('digitalTransactionShare')), exact: read.totalText('digitalTransactionShare') };
        return (
          <DotPlot
            dots={read.rows.map((row) => ({
              ...read.bar('ageGroup', 'digitalTransactionShare', row),
              mark,
              detail: t('digital.detail', { count: read.text('transactions', row) }),
            }))}
            description={description}
            names={{ dot: read.label('digitalTransactionShare'), mark: t('digital.all') }}
          />
        );
      }}
    />
  );
}
