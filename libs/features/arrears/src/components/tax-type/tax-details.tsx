import { DetailsPanel, usePanelWords } from '@pendapa/analysis';
import { messages } from '../../messages/tax-type.ts';
import { useTaxes } from './questions.ts';

/** The proof: every tax with what it is owed and what that is worth. */
export const TaxDetails = () => <DetailsPanel words={usePanelWords(messages, 'table')} asked={useTaxes()} measure="total" />;
