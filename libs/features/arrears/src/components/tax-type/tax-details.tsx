import { DetailsPanel, useMeasureName, usePanelWords } from '@pendapa/analysis';
import { messages } from '../../messages/tax-type.ts';
import { besides } from '../shared/besides.ts';
import { useTaxes } from './questions.ts';

/** The proof: every tax with what it is owed and what that is worth. */
export function TaxDetails() {
  const name = useMeasureName();
  const { taxes, ratios } = useTaxes();
  return (
    <DetailsPanel
      words={usePanelWords(messages, 'table')}
      asked={taxes}
      measure="total"
      columns={({ all, make }) => [
        ...all(),
        make.percent({ header: name('arrears', 'arrearsRatio'), ...besides(ratios.answer, 'taxType', 'arrearsRatio') }),
      ]}
    />
  );
}
