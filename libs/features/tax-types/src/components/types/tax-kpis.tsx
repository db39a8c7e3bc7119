import { ENOUGH_PAYERS, FactCard, KpiStrip, MeasureCard, type Reader } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/tax-types.ts';
import { useTaxName } from './former-names.tsx';
import { useChosenTaxes, useTaxesWithWeak, type TaxesWithWeak, type TaxMeasure } from './questions.ts';
import { grownTaxes, largestShortfall, reachedBy } from './tax-figures.ts';

type Taxes = Reader<TaxMeasure, 'taxType'>;

function useOnPlan() {
  const t = useMessages(messages);
  const format = useFormat();
  return ({ rows }: Taxes) => {
    const { planned, onPlan, atTarget } = reachedBy(rows, 1);
    if (planned === 0) return { value: '-', text: t('kpi.noPlan') };
    return { value: t('kpi.ofAll', { count: onPlan, all: format.count(planned) }), text: t('kpi.onPlanText', { count: atTarget }) };
  };
}

function useShortfall() {
  const t = useMessages(messages);
  const name = useTaxName();
  return (read: Taxes) => {
    if (read.rows.every(({ current }) => current.planVariance === null)) return { value: '-', text: t('kpi.noPlan') };
    const worst = largestShortfall(read.rows);
    if (!worst) return { value: t('kpi.noShortfall') };
    const text = t('kpi.shortfallText', { name: name(read.answer, worst.codes.taxType), ratio: read.text('planAchievement', worst) });
    return {
      ...{ value: read.text('planVariance', worst), exact: read.exact('planVariance', worst), text },
      figure: { kind: 'money', value: worst.current.planVariance } as const,
    };
  };
}

function useGrowth(weak: TaxesWithWeak['weak']) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useTaxName();
  return (read: Taxes) => {
    const grown = grownTaxes(read.rows);
    const known = grown.filter(({ row }) => !weak?.has(row.codes.taxType));
    const [first] = [...known].sort((a, b) => b.growth - a.growth);
    if (!weak || !first) return null;
    const told = { name: name(read.answer, first.row.codes.taxType), amount: read.text('realised', first.row) };
    const leftOut = grown.length - known.length;
    const text = leftOut > 0 ? t('kpi.growthAmong', { ...told, count: leftOut, payers: ENOUGH_PAYERS }) : t('kpi.growthText', told);
    return { value: format.change(first.growth), text, figure: { kind: 'ratio', value: first.growth } as const };
  };
}

/** What came in, how far the target is reached, and which tax types stand out. */
export function TaxKpis() {
  const t = useMessages(messages);
  const { taxes, weak } = useTaxesWithWeak();
  return (
    <KpiStrip>
      <MeasureCard asked={useChosenTaxes()} measure="realised" />
      <FactCard label={t('kpi.onPlan')} asked={taxes} measure="planAchievement" fact={useOnPlan()} />
      <FactCard label={t('kpi.shortfall')} asked={taxes} measure="planVariance" fact={useShortfall()} />
      <FactCard label={t('kpi.growth')} asked={taxes} measure="realised" fact={useGrowth(weak)} />
    </KpiStrip>
  );
}
