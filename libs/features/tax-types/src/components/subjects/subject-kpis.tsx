import { KpiCard, KpiStrip, MeasureCard, rowsOf, share, totalOf } from '@pendapa/analysis';
import { heldByTop } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/subjects.ts';
import { concentrationOf } from './concentration.ts';
import { TopShare } from './top-payers.tsx';
import { useAmountBands, usePayersBy, usePaying, useRegistered } from './questions.ts';

const TOP = 0.01;

function Corporate() {
  const t = useMessages(messages);
  const format = useFormat();
  const asked = usePayersBy('taxpayerKind');
  const { answer } = asked;
  const row = answer && rowsOf(answer).find(({ codes }) => codes.taxpayerKind === 'corporate');
  const part = answer && row ? share(row.current.amount, totalOf(answer, 'amount')) : null;
  return (
    <KpiCard label={t('kpi.corporate')} asked={[asked]} value={answer ? format.percent(part) : undefined}>
      {answer && row && part !== null && (
        <span>{t('kpi.corporateText', { share: format.percent(share(row.current.taxpayers, totalOf(answer, 'taxpayers'))) })}</span>
      )}
    </KpiCard>
  );
}

function Top() {
  const t = useMessages(messages);
  const format = useFormat();
  const asked = useAmountBands();
  const { answer } = asked;
  const part = answer && heldByTop(concentrationOf(answer), TOP);
  return (
    <KpiCard label={t('kpi.top')} asked={[asked]} value={answer ? format.percent(part) : undefined}>
      {part !== null && <span>{t('kpi.topText')}</span>}
    </KpiCard>
  );
}

/** Who is registered, who pays, how much each, and how few bring most. */
export function SubjectKpis() {
  const t = useMessages(messages);
  const [registered, paying] = [useRegistered(), usePaying()];
  return (
    <KpiStrip label={t('kpis')}>
      <MeasureCard asked={registered} measure="registered" />
      <MeasureCard asked={registered} measure="opened" />
      <MeasureCard asked={registered} measure="closed" />
      <MeasureCard asked={paying} measure="payingTaxpayers" />
      <MeasureCard asked={paying} measure="amountPerTaxpayer" />
      <Corporate />
      <TopShare />
      <Top />
    </KpiStrip>
  );
}
