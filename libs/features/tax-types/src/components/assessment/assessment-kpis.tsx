import { FactCard, KpiStrip, MeasureCards, moneySum, share, useCardWords, wholeSum, type Reader } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/assessment.ts';
import { assessed, documents } from '../../questions/assessment.ts';

/** Documents that only an audit leads to. */
const AUDITED = ['SKPDKB', 'SKPDKBT'];

/** Null while documents are not known. */
function auditedOf({ rows, total }: Reader<(typeof documents.measures)[number], 'document' | 'taxType'>) {
  if (total('issued') === null) return null;
  const audited = rows.filter(({ codes }) => AUDITED.includes(codes.document ?? ''));
  return {
    count: audited.reduce((sum, { current }) => sum + Number(current.issued ?? 0), 0),
    gross: moneySum(audited.map(({ current }) => current.gross)),
  };
}

/** What was assessed, how much of it came in, and what was taken off. */
export function AssessmentKpis() {
  const t = useMessages(messages);
  return (
    <KpiStrip>
      <MeasureCards asked={assessed} measures={['issued', 'netDue', 'realisationRate', 'outstanding']} />
      <FactCard
        {...useCardWords(messages, 'kpi.relief')}
        asked={assessed}
        measure="gross"
        fact={({ total, told }) => {
          const relief = wholeSum([total('exemption'), total('reduction'), total('cancelled')]);
          if (relief === null) return null;
          return {
            text: t('kpi.reliefText', { share: told.percent(share(relief, total('gross'))) }),
            figure: { kind: 'money', value: relief },
          };
        }}
      />
      <FactCard
        {...useCardWords(messages, 'kpi.audit')}
        asked={documents}
        measure="gross"
        fact={(read) => {
          const audited = auditedOf(read);
          if (audited === null) return null;
          const text = audited.count === 0 ? t('kpi.noAudit') : t('kpi.auditText', { count: audited.count });
          return { text, figure: { kind: 'money', value: audited.gross } };
        }}
      />
    </KpiStrip>
  );
}
