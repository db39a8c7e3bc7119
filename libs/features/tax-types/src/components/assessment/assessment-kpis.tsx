import { KpiCard, KpiStrip, MeasureCard, rowsOf, share, totalOf, type AnswerTo } from '@pendapa/analysis';
import type { Value } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/assessment.ts';
import { useAssessed, useDocuments, type DetailAnswer, type TotalMeasure } from './questions.ts';

/** What was taken off the gross principal, in any of the three ways; null where one is not known. */
export function reliefOf(answer: AnswerTo<TotalMeasure>): Value {
  const parts = (['exemption', 'reduction', 'cancelled'] as const).map((measure) => totalOf(answer, measure));
  return parts.reduce<Value>((sum, part) => (sum === null || part === null ? null : String(BigInt(sum) + BigInt(part))), '0');
}

/** Documents that only an audit leads to. */
const AUDITED = ['SKPDKB', 'SKPDKBT'];

export function auditedOf(answer: DetailAnswer): { readonly count: number; readonly gross: string } {
  const rows = rowsOf(answer).filter(({ codes }) => AUDITED.includes(codes.document ?? ''));
  return {
    count: rows.reduce((sum, { current }) => sum + Number(current.issued ?? 0), 0),
    gross: String(rows.reduce((sum, { current }) => sum + BigInt(current.gross ?? 0), 0n)),
  };
}

function Relief() {
  const t = useMessages(messages);
  const format = useFormat();
  const asked = useAssessed();
  const { answer } = asked;
  const relief = answer && reliefOf(answer);
  return (
    <KpiCard
      label={t('kpi.relief')}
      asked={[asked]}
      value={answer ? format.value(relief, 'money') : undefined}
      exact={relief === null ? undefined : format.valueExact(relief, 'money')}
    >
      {answer && relief !== null && <span>{t('kpi.reliefText', { share: format.percent(share(relief, totalOf(answer, 'gross'))) })}</span>}
    </KpiCard>
  );
}

function Audited() {
  const t = useMessages(messages);
  const format = useFormat();
  const asked = useDocuments();
  const { answer } = asked;
  const known = answer !== null && totalOf(answer, 'issued') !== null;
  const audited = known ? auditedOf(answer) : null;
  const none = answer ? '-' : undefined;
  return (
    <KpiCard
      label={t('kpi.audit')}
      asked={[asked]}
      value={audited ? format.money(audited.gross) : none}
      exact={audited ? format.moneyExact(audited.gross) : undefined}
    >
      {audited && <span>{audited.count === 0 ? t('kpi.noAudit') : t('kpi.auditText', { count: audited.count })}</span>}
    </KpiCard>
  );
}

/** What was assessed, how much of it came in, and what was taken off. */
export function AssessmentKpis() {
  const t = useMessages(messages);
  const asked = useAssessed();
  return (
    <KpiStrip label={t('kpis')}>
      <MeasureCard asked={asked} measure="issued" />
      <MeasureCard asked={asked} measure="netDue" />
      <MeasureCard asked={asked} measure="realisationRate" />
      <MeasureCard asked={asked} measure="outstanding" />
      <Relief />
      <Audited />
    </KpiStrip>
  );
}
