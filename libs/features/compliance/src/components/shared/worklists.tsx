import { CasesPanel } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/overview.ts';

/** Which objects have not settled what fell due, the most first. */
export function NonPayers() {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <CasesPanel
      list="non-payers"
      span="ended-months"
      title={t('payers.title')}
      empty={t('payers.empty')}
      words={({ period, cases, amount }) => ({
        subtitle: t('list.subtitle', { period: format.period(period) }),
        sentence: t('payers.sentence', { count: cases, amount: format.money(amount) }),
        note: t('list.note'),
      })}
      headers={{ number: t('object'), on: t('oldest'), count: t('unpaidCount'), amount: t('unpaid') }}
    />
  );
}

/** Which objects have not filed, the most periods first. */
export function NonFilers() {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <CasesPanel
      list="non-filers"
      span="ended-months"
      title={t('filers.title')}
      empty={t('filers.empty')}
      words={({ period, cases }) => ({
        subtitle: t('list.subtitle', { period: format.period(period) }),
        sentence: t('filers.sentence', { count: cases }),
        note: t('list.note'),
      })}
      headers={{ number: t('object'), on: t('lastFiled'), count: t('unfiledCount'), amount: t('unpaid') }}
    />
  );
}
