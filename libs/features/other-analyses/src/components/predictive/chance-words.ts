import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/predictive.ts';

/** Chances that a person can hear: "about 1 in 4". */
const STEPS: readonly (readonly [part: number, all: number])[] = [
  [1, 20],
  [1, 10],
  [1, 5],
  [1, 4],
  [1, 3],
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
  [9, 10],
  [19, 20],
];

/** Below it a chance is next to none; above its complement all but certain. */
const MIN_CHANCE = 0.025;

export type RoundedChance = 'almostNone' | 'almostSure' | { readonly part: number; readonly all: number };

/** Nearest chance that a person can hear. */
export function roundChance(chance: number): RoundedChance {
  if (chance < MIN_CHANCE) return 'almostNone';
  if (chance > 1 - MIN_CHANCE) return 'almostSure';
  const distance = ([part, all]: (typeof STEPS)[number]): number => Math.abs(part / all - chance);
  const [part, all] = STEPS.reduce((best, step) => (distance(step) < distance(best) ? step : best));
  return { part, all };
}

/** Chance in words; the digits are beside it. */
export function useChanceWords(): (chance: number) => string {
  const t = useMessages(messages);
  const format = useFormat();
  return (chance) => {
    const rounded = roundChance(chance);
    if (typeof rounded === 'string') return t(`kpi.chance.${rounded}`);
    return t('kpi.chance.part', { part: format.count(rounded.part), all: format.count(rounded.all) });
  };
}
