import { DetailsPanel, usePanelWords } from '@pendapa/analysis';
import { messages } from '../../messages/assessment.ts';
import { useDocuments } from './questions.ts';

/** The proof: every document of every tax type with its figures. */
export const DocumentDetails = () => <DetailsPanel words={usePanelWords(messages, 'table')} asked={useDocuments()} measure="issued" />;
