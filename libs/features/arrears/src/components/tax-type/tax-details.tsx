import { DetailsPanel, usePanelWords } from '@pendapa/analysis';
import { messages } from '../../messages/tax-type.ts';
import { useTaxes } from './questions.ts';

/** The proof: every tax with what it is owed and what that is worth. */
export function TaxDetails() {
  const { taxes, ratios } = useTaxes();
  return (
    <DetailsPanel
      words={usePanelWords(messages, 'table')}
      asked={taxes}
      measure="total"
      columns={({ all, beside }) => [...all(), beside(ratios, 'taxType', 'arrearsRatio')]}
    />
  );
}
