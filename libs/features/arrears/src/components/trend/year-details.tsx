import { DetailsPanel, usePanelWords } from '@pendapa/analysis';
import { messages } from '../../messages/trend.ts';
import { useYearFlows } from './questions.ts';

/** The proof: every year with its movements, and by how much they miss the closing. */
export const YearDetails = () => <DetailsPanel words={usePanelWords(messages, 'table')} asked={useYearFlows()} measure="closing" />;
