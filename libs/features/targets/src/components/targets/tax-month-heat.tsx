import { PlanMonthsPanel, useNarrow, usePanelWords } from '@pendapa/analysis';
import { messages } from '../../messages/targets.ts';
import { useTaxMonths } from './questions.ts';

/** For which tax and when the plan of the month was missed. */
export const TaxMonthHeat = () => (
  <PlanMonthsPanel
    words={usePanelWords(messages, 'heat')}
    asked={useTaxMonths()}
    by="taxType"
    height="large"
    onSelect={useNarrow()('tax')}
  />
);
