import { ChangeText, KpiCard, KpiStrip, MeasureCard, RemarkLines, rowsOf } from '@pendapa/analysis';
import { measureSpec } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/tax-types.ts';
import { useTaxName } from './former-names.tsx';
import { useChosenTaxes, useTaxes } from './questions.ts';
import { grownTaxes, largestShortfall, reachedBy } from './tax-figures.ts';

const SPEC = measureSpec('achievement', 'realised');

function OnPlan() {
  const t = useMessages(messages);
  const format = useFormat();
  const asked = useTaxes();
  const { answer } = asked;
  const reached = answer && reachedBy(rowsOf(answer), 1);
  const value = reached && (reached.planned === 0 ? '-' : t('kpi.ofAll', { count: reached.onPlan, all: format.count(reached.planned) }));
  return (
    <KpiCard label={t('kpi.onPlan')} asked={[asked]} value={value ?? undefined}>
      {reached && <span>{reached.planned === 0 ? t('kpi.noPlan') : t('kpi.onPlanText', { count: reached.atTarget })}</span>}
      {answer && <RemarkLines answer={answer} measure="planAchievement" />}
    </KpiCard>
  );
}

function Shortfall() {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useTaxName();
  const asked = useTaxes();
  const { answer } = asked;
  const rows = answer && rowsOf(answer);
  const worst = rows && largestShortfall(rows);
  const unplanned = rows?.every(({ current }) => current.planVariance === null) ?? true;
  const none = unplanned ? '-' : t('kpi.noShortfall');
  const amount = worst?.current.planVariance ?? null;
  return (
    <KpiCard
      label={t('kpi.shortfall')}
      asked={[asked]}
      value={rows ? (worst ? format.value(amount, 'money') : none) : undefined}
      exact={amount === null ? undefined : format.valueExact(amount, 'money')}
    >
      {answer && unplanned && <span>{t('kpi.noPlan')}</span>}
      {answer && worst && (
        <span>
          {t('kpi.shortfallText', {
            name: name(answer, worst.codes.taxType),
            ratio: format.value(worst.current.planAchievement, 'ratio'),
          })}
        </span>
      )}
      {answer && <RemarkLines answer={answer} measure="planVariance" />}
    </KpiCard>
  );
}

function Growth() {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useTaxName();
  const asked = useTaxes();
  const { answer } = asked;
  const [first] = answer ? [...grownTaxes(rowsOf(answer))].sort((a, b) => b.growth - a.growth) : [];
  return (
    <KpiCard label={t('kpi.growth')} asked={[asked]} value={answer ? format.change(first?.growth ?? null) : undefined}>
      {answer && first && (
        <>
          <span>
            {t('kpi.growthText', {
              name: name(answer, first.row.codes.taxType),
              amount: format.value(first.row.current.realised, 'money'),
            })}
          </span>
          <ChangeText now={first.row.current.realised} before={first.row.comparison.realised} spec={SPEC} />
          {answer.comparison && (
            <span>{t('kpi.versus', { current: format.period(answer.period), comparison: format.period(answer.comparison) })}</span>
          )}
        </>
      )}
    </KpiCard>
  );
}

/** What came in, how far the target is reached, and which tax types stand out. */
export function TaxKpis() {
  const t = useMessages(messages);
  return (
    <KpiStrip label={t('kpis')}>
      <MeasureCard asked={useChosenTaxes()} measure="realised" />
      <OnPlan />
      <Shortfall />
      <Growth />
    </KpiStrip>
  );
}
