import { MIN_CASES } from '@pendapa/contracts';
import { useFilteredAnswer } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { FactCard, KpiStrip, MeasureCard, useCardWords } from '@pendapa/panels';
import { isKnown, negate, useTogether } from '@pendapa/query';
import { messages } from '../../messages/tax-types.ts';
import * as ask from '../../questions/tax-types.ts';
import { highestGrowth, largestShortfall, reachedBy } from './tax-figures.ts';
import { useTaxes } from './taxes.ts';

/** Cards: revenue, achievement, and taxes that stand out. */
export function TaxKpis() {
  const t = useMessages(messages);
  const { taxes, payers } = useTogether({ taxes: useTaxes(), payers: useFilteredAnswer(ask.taxPayers) });
  return (
    <KpiStrip>
      <MeasureCard query={ask.totalOfChosenTaxes} measure="realised" />
      <FactCard
        {...useCardWords(messages, 'kpi.onPlan')}
        query={taxes}
        measure="planAchievement"
        fact={({ rows, format }) => {
          const { planned, onPlan, atTarget } = reachedBy(rows);
          if (planned === 0) return { value: '-', text: t('kpi.noPlan') };
          return { value: t('kpi.ofAll', { count: onPlan, all: format.count(planned) }), text: t('kpi.onPlanText', { count: atTarget }) };
        }}
      />
      <FactCard
        {...useCardWords(messages, 'kpi.shortfall')}
        query={taxes}
        measure="planVariance"
        fact={({ rows, name, text }) => {
          const { worst, isSure } = largestShortfall(rows);
          const open = rows.map(({ current }) => current.planVariance).find((variance) => !isKnown(variance));
          if (!isSure && open !== undefined) return { figure: { kind: 'money', value: open } };
          if (reachedBy(rows).planned === 0) return { value: '-', text: t('kpi.noPlan') };
          if (!worst) return { value: t('kpi.noShortfall') };
          return {
            text: t('kpi.shortfallText', { name: name('taxType', worst), ratio: text('planAchievement', worst) }),
            figure: { kind: 'money', value: negate(worst.current.planVariance) },
          };
        }}
      />
      <FactCard
        {...useCardWords(messages, 'kpi.growth')}
        lines={3}
        query={taxes}
        measure="realised"
        fact={({ rows, name, text, format }) => {
          if (!payers.answer) return null;
          const { best, weak, open } = highestGrowth(rows, payers.answer);
          if (!best) return null;
          if (open !== null) return { figure: { kind: 'ratio', value: open } };
          const texts = { name: name('taxType', best.row), amount: text('realised', best.row) };
          return {
            value: format.percentChange(best.growth),
            text: weak > 0 ? t('kpi.growthAmong', { ...texts, count: weak, payers: MIN_CASES }) : t('kpi.growthText', texts),
            figure: { kind: 'ratio', value: best.growth },
          };
        }}
      />
    </KpiStrip>
  );
}
