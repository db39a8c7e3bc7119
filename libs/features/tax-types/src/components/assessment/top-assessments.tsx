import { CasesPanel, useCaseWords } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/cases.ts';

/** The single assessments that demand most, masked. */
export function TopAssessments() {
  const t = useMessages(messages);
  const words = useCaseWords(messages, 'assessments');
  return <CasesPanel list="assessments" words={words} headers={{ number: t('assessment'), on: t('issued') }} />;
}
