import { MeasureCards, KpiStrip, useFilteredAnswer, type Asked } from '@pendapa/analysis';
import type { MeasureOf } from '@pendapa/contracts';
import { flow } from '../../questions/debtor-flow.ts';

const CARDS = ['closing', 'added', 'returned', 'cleared', 'stayed'] as const;

export const useFlow = (): Asked<MeasureOf<'debtorFlow'>> => useFilteredAnswer(flow);

/** How many owe, who came, who left and who stayed. */
export function FlowCards() {
  const asked = useFlow();
  return (
    <KpiStrip>
      <MeasureCards asked={asked} measures={CARDS} />
    </KpiStrip>
  );
}
