import { useMessages } from '@pendapa/i18n';
import { FactCard, KpiStrip, MeasureCards, useCardWords, type Reader } from '@pendapa/panels';
import { toPlotValue, isKnown, isNothing, known, share, sum } from '@pendapa/query';
import { messages } from '../../messages/assessment.ts';
import { totals, documents } from '../../questions/assessment.ts';

/** Documents that only an audit issues. */
const AUDITED = ['SKPDKB', 'SKPDKBT'];

function auditedOf({ rows }: Reader<(typeof documents.measures)[number], 'document' | 'taxType'>) {
  const audited = rows.filter(({ codes }) => AUDITED.includes(codes.document ?? ''));
  return {
    count: sum([known(0), ...audited.map(({ current }) => current.issued)]),
    gross: sum([known('0'), ...audited.map(({ current }) => current.gross)]),
  };
}

/** Cards: assessed, paid, and reduced amounts. */
export function AssessmentKpis() {
  const t = useMessages(messages);
  return (
    <KpiStrip>
      <MeasureCards query={totals} measures={['issued', 'netDue', 'realisationRate', 'outstanding']} />
      <FactCard
        {...useCardWords(messages, 'kpi.relief')}
        query={totals}
        measure="gross"
        fact={({ total, formatted }) => {
          const relief = sum([total('exemption'), total('reduction'), total('cancelled')]);
          return {
            text: t('kpi.reliefText', { share: formatted.percent(share(relief, total('gross'))) }),
            figure: { kind: 'money', value: relief },
          };
        }}
      />
    </KpiStrip>
  );
}

/** Card of the details: what audits found. */
export function AuditCard() {
  const t = useMessages(messages);
  return (
    <KpiStrip label={t('kpi.audit')}>
      <FactCard
        {...useCardWords(messages, 'kpi.audit')}
        query={documents}
        measure="gross"
        fact={(read) => {
          const issued = read.total('issued');
          if (!isKnown(issued)) return { figure: { kind: 'money', value: issued } };
          const { count, gross } = auditedOf(read);
          const text = isNothing(count) ? t('kpi.noAudit') : t('kpi.auditText', { count: toPlotValue(count) });
          return { text, figure: { kind: 'money', value: gross } };
        }}
      />
    </KpiStrip>
  );
}
