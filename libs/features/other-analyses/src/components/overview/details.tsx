import { AnswerRows, BothWays, daysOf, DetailsPanel, knownColumns, usePanelWords, type Drawing } from '@pendapa/analysis';
import { messages } from '../../messages/overview.ts';
import { bothWays } from '../../questions/overview.ts';
import { useTaxTypes, type ByTax } from './questions.ts';

/** Every tax type with both targets; columns for which the extracts say nothing are left out. */
export function TaxTypeTable({ read, height }: Pick<Drawing<ByTax, 'taxType'>, 'read' | 'height'>) {
  const { description } = usePanelWords(messages, 'table');
  const ofYear = daysOf(read.answer, 'achievement').current.from !== read.answer.period.from;
  return (
    <AnswerRows
      read={read}
      description={description(read.saidFor('realised'))}
      height={height}
      columns={({ by, of, growth, share, status }) => [
        by('taxType'),
        ...knownColumns(read.rows, [
          of('targetApbd'),
          of('targetApbdp'),
          of('realised'),
          ...(ofYear ? [of('realisedToDate')] : []),
          of('achievement'),
          of('planVariance'),
          growth('realised'),
          share('realised'),
          status('planAchievement'),
        ]),
      ]}
    />
  );
}

/** The proof: every tax type with its figures. */
export const OverviewDetails = () => (
  <DetailsPanel
    words={usePanelWords(messages, 'table')}
    asked={useTaxTypes()}
    measure="realised"
    footer={<BothWays asks={bothWays} />}
    table={(drawing) => <TaxTypeTable {...drawing} />}
  />
);
