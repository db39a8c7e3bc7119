import { CasesPanel, useCaseWords } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/worklists.ts';

/** Headers that all case lists of a snapshot share. */
function useHeaders() {
  const t = useMessages(messages);
  return { number: t('object'), count: t('documents'), amount: t('owed') };
}

/** Objects in arrears, largest debt first. */
export function Debtors() {
  const t = useMessages(messages);
  return <CasesPanel list="debtors" words={useCaseWords(messages, 'debtors')} headers={{ ...useHeaders(), on: t('debtors.since') }} />;
}

/** Debts that lapse within twelve months and need collection or a letter before. */
export function LapsingWorklist() {
  const t = useMessages(messages);
  return <CasesPanel list="lapsing" words={useCaseWords(messages, 'lapsing')} headers={{ ...useHeaders(), on: t('lapsing.first') }} />;
}

/** Objects whose next letter is late. */
export function OverdueLetters() {
  const t = useMessages(messages);
  const headers = { ...useHeaders(), document: t('steps.letter'), on: t('steps.due') };
  return <CasesPanel list="next-step" words={useCaseWords(messages, 'steps')} headers={headers} />;
}
