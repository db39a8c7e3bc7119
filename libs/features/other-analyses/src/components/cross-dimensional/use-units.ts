import { sameDaysLastYear } from '@pendapa/contracts';
import { useFilteredAnswer, useFilters } from '@pendapa/filters';
import { useText } from '@pendapa/i18n';
import { memberOf, useTogether } from '@pendapa/query';
import { units } from '../../questions/cross-dimensional.ts';
import { useMethod } from './choices.ts';
import { firmPairs, pairsOf } from './correlations.ts';
import { indicatorsOf, type UnitAnswers } from './indicators.ts';

/** Answers about units for the period, or the same days a year earlier; all change at the same time. */
export function useUnitAnswers(earlier = false) {
  const { period } = useFilters();
  const own = earlier && period ? sameDaysLastYear(period) : {};
  return useTogether({
    revenue: useFilteredAnswer({ ...units.revenue, ...own }),
    objects: useFilteredAnswer({ ...units.objects, ...own }),
    updates: useFilteredAnswer({ ...units.updates, ...own }),
    compliance: useFilteredAnswer({ ...units.compliance, ...own }),
    arrears: useFilteredAnswer({ ...units.arrears, ...own }),
    flow: useFilteredAnswer({ ...units.flow, ...own }),
    assessments: useFilteredAnswer({ ...units.assessments, ...own }),
    plan: useFilteredAnswer({ ...units.plan, ...own }),
  });
}
export type UnitResults = ReturnType<typeof useUnitAnswers>;

/** Indicators of the units and their correlations by the chosen method. */
export function useRelations(results: UnitResults) {
  const text = useText();
  const [method] = useMethod();
  // One answer for each query, under the same name.
  const answers = Object.fromEntries(Object.entries(results).map(([of, { answer }]) => [of, answer])) as UnitAnswers;
  const { units: codes, indicators } = indicatorsOf(answers);
  const pairs = pairsOf(indicators, method);
  const known = Object.values(answers).filter((answer) => answer !== null);
  const named = codes.map((code) => {
    const name = known.map((answer) => memberOf(answer, 'unit', code)).find((found) => found !== null);
    return { code, name: name ? text(name) : code };
  });
  return { units: named, indicators, pairs, firm: firmPairs(pairs) };
}
