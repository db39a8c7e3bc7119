import { CasesPanel, share, useCases } from '@pendapa/analysis';
import { CHART_HEIGHTS } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/cases.ts';
import { useCaseColumns } from '../shared/case-columns.ts';
import { listedAmount } from '../shared/case-sums.ts';

/** The single assessments that demand most, masked. */
export function TopAssessments() {
  const t = useMessages(messages);
  const format = useFormat();
  const column = useCaseColumns();
  return (
    <CasesPanel
      title={t('assessments.title')}
      asked={useCases('assessments')}
      height={CHART_HEIGHTS.large}
      empty={t('assessments.empty')}
      words={(cases) => ({
        subtitle: t('assessments.subtitle', { period: format.period(cases.period) }),
        sentence: t('assessments.sentence', {
          count: format.count(cases.rows.length),
          all: format.count(cases.cases),
          amount: format.money(listedAmount(cases)),
          share: format.percent(share(listedAmount(cases), cases.amount)),
        }),
        note: t('masked'),
      })}
      columns={(make, names) => [
        column.first(make, 'number'),
        column.name(make),
        column.document(make),
        column.code(make, 'tax', names),
        column.code(make, 'unit', names),
        column.span(make),
        column.day(make, 'issued'),
        column.amount(make, 'amount'),
      ]}
    />
  );
}
