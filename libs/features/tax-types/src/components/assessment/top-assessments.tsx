import { CasesPanel, share } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/cases.ts';

/** The single assessments that demand most, masked. */
export function TopAssessments() {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <CasesPanel
      list="assessments"
      title={t('assessments.title')}
      empty={t('assessments.empty')}
      words={(cases) => ({
        subtitle: t('assessments.subtitle', { period: format.period(cases.period) }),
        sentence: t('assessments.sentence', {
          count: format.count(cases.largest.cases),
          all: format.count(cases.cases),
          amount: format.money(cases.largest.amount),
          share: format.percent(share(cases.largest.amount, cases.amount)),
        }),
      })}
      headers={{ number: t('assessment'), on: t('issued') }}
    />
  );
}
