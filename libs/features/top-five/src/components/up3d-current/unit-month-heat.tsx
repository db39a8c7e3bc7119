import { PlanMonthsPanel, useNarrow, usePanelWords } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-up3d-current.ts';
import { useUnitMonths } from './questions.ts';
import { unitMonths } from './unit-months.ts';

/** Where and when the plan was missed; who brought most stands first, as in the bars beside it. */
export function UnitMonthHeat() {
  const t = useMessages(messages);
  return (
    <PlanMonthsPanel
      words={usePanelWords(messages, 'heat')}
      asked={useUnitMonths()}
      by="unit"
      height="large"
      order={({ answer }) => unitMonths(answer).units}
      sentence={({ answer, format }) => {
        const worst = unitMonths(answer).weakestMonth;
        if (!worst) return null;
        return t('heat.sentence', { month: format.month(worst.month), count: format.count(worst.below), all: format.count(worst.of) });
      }}
      onSelect={useNarrow()('unit')}
    />
  );
}
