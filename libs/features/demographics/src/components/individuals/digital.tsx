import { ChartPanel, drawn, useFilteredAnswer, usePanelWords } from '@pendapa/analysis';
import { DotPlot } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/individuals.ts';
import * as ask from '../../questions/demo-individual.ts';

/** What part of the payments goes through digital channels at each age, against all ages. */
export function DigitalAges() {
  const t = useMessages(messages);
  return (
    <ChartPanel
      words={usePanelWords(messages, 'digital')}
      asked={useFilteredAnswer(ask.digital)}
      measure="digitalTransactionShare"
      height="low"
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
