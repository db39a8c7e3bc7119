import { memberOf, useFilteredAnswer, useTogether } from '@pendapa/analysis';
import { useText } from '@pendapa/i18n';
import { units } from '../../questions/cross-dimensional.ts';
import { useMethod } from './choices.ts';
import { firmPairs, pairsOf } from './correlations.ts';
import { indicatorsOf } from './indicators.ts';

/** What is known of the units, changing together. */
export const useUnitAnswers = () =>
  useTogether({
    revenue: useFilteredAnswer(units.revenue),
    objects: useFilteredAnswer(units.objects),
    updates: useFilteredAnswer(units.updates),
    compliance: useFilteredAnswer(units.compliance),
    arrears: useFilteredAnswer(units.arrears),
    flow: useFilteredAnswer(units.flow),
    assessments: useFilteredAnswer(units.assessments),
    plan: useFilteredAnswer(units.plan),
  });
export type UnitsAsked = ReturnType<typeof useUnitAnswers>;

/** The indicators of the units and how they move together, by the method of the reader's choice. */
export function useRelations(asked: UnitsAsked) {
  const text = useText();
  const [method] = useMethod();
  const answers = {
    ...{ revenue: asked.revenue.answer, objects: asked.objects.answer, updates: asked.updates.answer, plan: asked.plan.answer },
    ...{
      compliance: asked.compliance.answer,
      arrears: asked.arrears.answer,
      flow: asked.flow.answer,
      assessments: asked.assessments.answer,
    },
  };
  const { units: codes, indicators } = indicatorsOf(answers);
  const pairs = pairsOf(indicators, method);
  const known = Object.values(answers).filter((answer) => answer !== null);
  const named = codes.map((code) => {
    const name = known.map((answer) => memberOf(answer, 'unit', code)).find((found) => found !== null);
    return { code, name: name ? text(name) : code };
  });
  return { units: named, indicators, pairs, firm: firmPairs(pairs) };
}
