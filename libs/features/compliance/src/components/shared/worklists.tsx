import { CasesPanel, useCaseWords } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/overview.ts';

/** Objects that have not settled their obligations, largest amount first. */
export function NonPayers() {
  const t = useMessages(messages);
  const headers = { number: t('object'), on: t('oldest'), count: t('unpaidCount'), amount: t('unpaid') };
  return <CasesPanel list="non-payers" span="ended-months" words={useCaseWords(messages, 'payers')} headers={headers} />;
}

/** Objects that have not filed, most periods first. */
export function NonFilers() {
  const t = useMessages(messages);
  const headers = { number: t('object'), on: t('lastFiled'), count: t('unfiledCount'), amount: t('unpaid') };
  return <CasesPanel list="non-filers" span="ended-months" words={useCaseWords(messages, 'filers')} headers={headers} />;
}
