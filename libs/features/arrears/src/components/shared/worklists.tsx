import { CasesPanel, useCaseWords } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/worklists.ts';

/** What a row of every list of a snapshot says of its debt. */
function useHeaders() {
  const t = useMessages(messages);
  return { number: t('object'), count: t('documents'), amount: t('owed') };
}

/** Who owes, the most first. */
export function Debtors() {
  const t = useMessages(messages);
  return <CasesPanel list="debtors" words={useCaseWords(messages, 'debtors')} headers={{ ...useHeaders(), on: t('debtors.since') }} />;
}

/** Whose debts lapse within twelve months: what must be collected, or written to, in time. */
export function Lapsing() {
  const t = useMessages(messages);
  return <CasesPanel list="lapsing" words={useCaseWords(messages, 'lapsing')} headers={{ ...useHeaders(), on: t('lapsing.first') }} />;
}

/** Which letter is late, about which object. */
export function NextSteps() {
  const t = useMessages(messages);
  const headers = { ...useHeaders(), document: t('steps.letter'), on: t('steps.due') };
  return <CasesPanel list="next-step" words={useCaseWords(messages, 'steps')} headers={headers} />;
}
