import { DetailsPanel, useFilteredAnswer, usePanelWords } from '@pendapa/analysis';
import { messages } from '../../messages/trend.ts';
import { yearTaxes } from '../../questions/compliance-trend.ts';

/** Every year by tax. */
export const YearTable = () => (
  <DetailsPanel words={usePanelWords(messages, 'table')} asked={useFilteredAnswer(yearTaxes)} measure="obligations" />
);
