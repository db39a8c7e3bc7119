import { PointsPanel, useNarrow, usePanelWords } from '@pendapa/analysis';
import { messages } from '../../messages/op-tax-type.ts';
import { useTaxes } from './questions.ts';

/** Many small debts, or few large ones. */
export const TaxPlot = () => (
  <PointsPanel
    words={usePanelWords(messages, 'count')}
    asked={useTaxes().taxes}
    measure="objects"
    by="taxType"
    x="objects"
    y="averagePerObject"
    told={['objects', 'averagePerObject', 'total']}
    onSelect={useNarrow()('tax')}
  />
);
