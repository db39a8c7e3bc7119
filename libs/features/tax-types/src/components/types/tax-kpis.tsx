import {
  FactCard,
  isKnown,
  isWeakGrowth,
  KpiStrip,
  MeasureCard,
  rowsOf,
  useCardWords,
  useFilteredAnswer,
  useTogether,
  type AnswerTo,
} from '@pendapa/analysis';
import { MIN_CASES } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/tax-types.ts';
import * as ask from '../../questions/tax-types.ts';
import { grownTaxes, largestShortfall, reachedBy } from './tax-figures.ts';
import { useTaxes } from './taxes.ts';

/** Codes of taxes with too few payers to be named for their growth. */
const weakTaxes = (payers: AnswerTo<'payingObjects', 'taxType'>): readonly (string | null)[] =>
  rowsOf(payers).flatMap(({ codes, current, comparison }) =>
    isWeakGrowth(current.payingObjects, comparison.payingObjects) ? [codes.taxType] : [],
  );

/** Cards: revenue, achievement, and taxes that stand out. */
export function TaxKpis() {
  const t = useMessages(messages);
  const { taxes, payers } = useTogether({ taxes: useTaxes(), payers: useFilteredAnswer(ask.taxPayers) });
  return (
    <KpiStrip>
      <MeasureCard asked={ask.chosenTaxes} measure="realised" />
      <FactCard
        {...useCardWords(messages, 'kpi.onPlan')}
        asked={taxes}
        measure="planAchievement"
        fact={({ rows, format }) => {
          const { planned, onPlan, atTarget } = reachedBy(rows);
          if (planned === 0) return { value: '-', text: t('kpi.noPlan') };
          return { value: t('kpi.ofAll', { count: onPlan, all: format.count(planned) }), text: t('kpi.onPlanText', { count: atTarget }) };
        }}
      />
      <FactCard
        {...useCardWords(messages, 'kpi.shortfall')}
        asked={taxes}
        measure="planVariance"
        fact={({ rows, name, text }) => {
          const { worst, isSure } = largestShortfall(rows);
          const open = rows.map(({ current }) => current.planVariance).find((variance) => !isKnown(variance));
          if (!isSure && open !== undefined) return { figure: { kind: 'money', value: open } };
          if (reachedBy(rows).planned === 0) return { value: '-', text: t('kpi.noPlan') };
          if (!worst) return { value: t('kpi.noShortfall') };
          return {
            text: t('kpi.shortfallText', { name: name('taxType', worst), ratio: text('planAchievement', worst) }),
            figure: { kind: 'money', value: worst.current.planVariance },
          };
        }}
      />
      <FactCard
        {...useCardWords(messages, 'kpi.growth')}
        asked={taxes}
        measure="realised"
        fact={({ rows, name, text, format }) => {
          const grown = grownTaxes(rows);
          const weak = payers.answer && weakTaxes(payers.answer);
          const known = grown.filter(({ row }) => !weak?.includes(row.codes.taxType));
          const [first] = known.toSorted((a, b) => b.growth - a.growth);
          if (!weak || !first) return null;
          const told = { name: name('taxType', first.row), amount: text('realised', first.row) };
          const left = grown.length - known.length;
          return {
            value: format.change(first.growth),
            text: left > 0 ? t('kpi.growthAmong', { ...told, count: left, payers: MIN_CASES }) : t('kpi.growthText', told),
            figure: { kind: 'ratio', value: first.growth },
          };
        }}
      />
    </KpiStrip>
  );
}
