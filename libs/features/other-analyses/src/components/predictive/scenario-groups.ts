import { memberOf, type AnswerTo } from '@pendapa/query';

/** Taxes of a scenario, by their codes or by the names in the law. Agencies may have codes of their own. */
const KNOWN_BY = {
  pbb: /\bPBB([ _-]?P2)?\b|bumi dan bangunan/i,
  bphtb: /\bBPHTB\b|perolehan hak/i,
  pbjt: /\bPBJT/i,
} as const;
export type ScenarioGroup = keyof typeof KNOWN_BY;

/** Taxes of each scenario among those of an answer; empty if there are none. */
export function scenarioGroups(
  answer: AnswerTo<string, 'taxType' | 'month'>,
  taxes: readonly string[],
): Readonly<Record<ScenarioGroup, readonly string[]>> {
  const named = (tax: string, group: ScenarioGroup): boolean =>
    KNOWN_BY[group].test(`${tax} ${memberOf(answer, 'taxType', tax)?.id ?? ''}`);
  // PBJT_... is one word to a word boundary: the underscore belongs to it.
  const taxesOf = (group: ScenarioGroup): readonly string[] =>
    taxes.filter((tax) => named(tax.replaceAll('_', ' '), group) || named(tax, group));
  return { pbb: taxesOf('pbb'), bphtb: taxesOf('bphtb'), pbjt: taxesOf('pbjt') };
}
