import { CasesPanel } from '@pendapa/analysis';
import type { ListedCases } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/worklists.ts';

type Kind = 'debtors' | 'lapsing' | 'steps';

/** What all lists of a snapshot say: on which day, how many, how much. */
function useWords(kind: Kind) {
  const t = useMessages(messages);
  const format = useFormat();
  return ({ cases, amount, snapshot }: ListedCases) => ({
    subtitle: snapshot === null ? '' : t('on', { on: format.date(snapshot) }),
    sentence: t(`${kind}.sentence`, { count: format.count(cases), amount: format.money(amount) }),
    note: t(`${kind}.note`),
  });
}

/** Who owes, the most first. */
export function Debtors() {
  const t = useMessages(messages);
  return (
    <CasesPanel
      list="debtors"
      title={t('debtors.title')}
      empty={t('debtors.empty')}
      words={useWords('debtors')}
      headers={{ number: t('object'), on: t('debtors.since'), count: t('documents'), amount: t('owed') }}
    />
  );
}

/** Whose debts lapse within twelve months: what must be collected, or written to, in time. */
export function Lapsing() {
  const t = useMessages(messages);
  return (
    <CasesPanel
      list="lapsing"
      title={t('lapsing.title')}
      empty={t('lapsing.empty')}
      words={useWords('lapsing')}
      headers={{ number: t('object'), on: t('lapsing.first'), count: t('documents'), amount: t('owed') }}
    />
  );
}

/** Which letter is late, about which object. */
export function NextSteps() {
  const t = useMessages(messages);
  return (
    <CasesPanel
      list="next-step"
      title={t('steps.title')}
      empty={t('steps.empty')}
      words={useWords('steps')}
      headers={{ number: t('object'), document: t('steps.letter'), on: t('steps.due'), count: t('documents'), amount: t('owed') }}
    />
  );
}
