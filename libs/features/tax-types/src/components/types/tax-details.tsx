import { DetailsPanel, usePanelWords } from '@pendapa/analysis';
import { messages } from '../../messages/tax-types.ts';
import { DueNote } from './due-note.tsx';
import { useTaxes } from './questions.ts';
import { TaxTable } from './tax-table.tsx';

/** The proof: every tax type with its figures. */
export const TaxDetails = () => (
  <DetailsPanel
    words={usePanelWords(messages, 'table')}
    asked={useTaxes()}
    measure="realised"
    footer={<DueNote />}
    table={(drawing) => <TaxTable {...drawing} />}
  />
);
