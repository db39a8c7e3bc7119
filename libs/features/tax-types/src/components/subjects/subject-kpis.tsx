import { concentrationOf, FactCard, KpiStrip, MeasureCards } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { heldByTop } from '@pendapa/statistics';
import { messages } from '../../messages/subjects.ts';
import { TopShare } from './top-payers.tsx';
import { useAmountBands, usePayersBy, usePaying, useRegistered } from './questions.ts';

const TOP = 0.01;

/** Who is registered, who pays, how much each, and how few bring most. */
export function SubjectKpis() {
  const t = useMessages(messages);
  const [registered, paying] = [useRegistered(), usePaying()];
  return (
    <KpiStrip>
      <MeasureCards asked={registered} measures={['registered', 'opened', 'closed']} />
      <MeasureCards asked={paying} measures={['payingTaxpayers', 'amountPerTaxpayer']} />
      <FactCard
        label={t('kpi.corporate')}
        asked={usePayersBy('taxpayerKind')}
        measure="amount"
        fact={({ rows, share, format }) => {
          const row = rows.find(({ codes }) => codes.taxpayerKind === 'corporate');
          const part = row ? share('amount', row) : null;
          if (!row || part === null) return null;
          const text = t('kpi.corporateText', { share: format.percent(share('taxpayers', row)) });
          return { text, figure: { kind: 'ratio', value: part } };
        }}
      />
      <TopShare />
      <FactCard
        label={t('kpi.top')}
        asked={useAmountBands()}
        measure="amount"
        fact={({ answer }) => {
          const part = heldByTop(concentrationOf(answer), TOP);
          return part === null ? null : { text: t('kpi.topText'), figure: { kind: 'ratio', value: part } };
        }}
      />
    </KpiStrip>
  );
}
