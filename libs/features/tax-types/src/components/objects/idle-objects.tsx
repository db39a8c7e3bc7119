import { CasesPanel, KpiCard, useCases } from '@pendapa/analysis';
import { CHART_HEIGHTS } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/cases.ts';
import { useCaseColumns } from '../shared/case-columns.ts';

/** How many active objects have not paid for three tax periods. */
export function IdleCount() {
  const t = useMessages(messages);
  const format = useFormat();
  const asked = useCases('idle-objects');
  const { cases } = asked;
  const told = cases !== null && cases.snapshot !== null && cases.missing.length === 0;
  const none = cases ? '-' : undefined;
  return (
    <KpiCard label={t('idle.card')} asked={[asked]} value={told ? format.count(cases.cases) : none}>
      {told && <span>{t('idle.cardText', { date: format.date(cases.snapshot ?? '') })}</span>}
    </KpiCard>
  );
}

/** Which objects to visit: active, in arrears with three tax periods or more, and without a payment behind these. */
export function IdleObjects() {
  const t = useMessages(messages);
  const format = useFormat();
  const column = useCaseColumns();
  return (
    <CasesPanel
      title={t('idle.title')}
      asked={useCases('idle-objects')}
      height={CHART_HEIGHTS.large}
      empty={t('idle.empty')}
      words={(cases) => ({
        subtitle: cases.snapshot === null ? '' : t('idle.subtitle', { date: format.date(cases.snapshot) }),
        sentence: t('idle.sentence', { count: format.count(cases.cases), amount: format.money(cases.amount) }),
        note: [t('idle.note'), t('masked')].join(' '),
      })}
      columns={(make, names) => [
        column.first(make, 'number'),
        column.name(make),
        column.code(make, 'tax', names),
        column.code(make, 'unit', names),
        column.code(make, 'region', names),
        column.day(make, 'since'),
        column.count(make, 'periods'),
        column.amount(make, 'owed'),
      ]}
    />
  );
}
