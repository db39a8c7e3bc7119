import { MeasureCards, moneySum, wholeSum, FactCard, KpiStrip, share, type Reader } from '@pendapa/analysis';
import type { Value } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/assessment.ts';
import { useAssessed, useDocuments, type DetailMeasure, type TotalMeasure } from './questions.ts';

/** What was taken off the gross principal, in any of the three ways; null where one is not known. */
const reliefOf = ({ total }: Reader<TotalMeasure>): Value => wholeSum([total('exemption'), total('reduction'), total('cancelled')]);

/** Documents that only an audit leads to. */
const AUDITED = ['SKPDKB', 'SKPDKBT'];

/** Null while documents are not known. */
function auditedOf({ rows, total }: Reader<DetailMeasure, 'document' | 'taxType'>) {
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
  const asked = useAssessed();
  return (
    <KpiStrip>
      <MeasureCards asked={asked} measures={['issued', 'netDue', 'realisationRate', 'outstanding']} />
      <FactCard
        label={t('kpi.relief')}
        asked={asked}
        measure="gross"
        fact={(read) => {
          const relief = reliefOf(read);
          if (relief === null) return null;
          const text = t('kpi.reliefText', { share: read.format.percent(share(relief, read.total('gross'))) });
          return {
            text,
            figure: { kind: 'money', value: relief },
          };
        }}
      />
      <FactCard
        label={t('kpi.audit')}
        asked={useDocuments()}
        measure="gross"
        fact={(read) => {
          const audited = auditedOf(read);
          if (audited === null) return null;
          const text = audited.count === 0 ? t('kpi.noAudit') : t('kpi.auditText', { count: audited.count });
          return {
            text,
            figure: { kind: 'money', value: audited.gross },
          };
        }}
      />
    </KpiStrip>
  );
}
