import { useEffect } from 'react';
import type { Unit, Value } from '@pendapa/contracts';
import { leftAsideFor } from '../../filters/left-aside.ts';
import { totalOf } from '../../reading/rows.ts';
import type { Asked } from '../../request/use-answer.ts';
import { useSaid } from '../../words/use-said.ts';
import { useExportRegistry } from './registry.ts';

const NOTHING = [] as const;

/** Lets files have a figure that stands on the page by itself. */
export function useExportedFigure<M extends string>(asked: Asked<M>, measure: NoInfer<M>, label: string, unit: Unit): void {
  const registry = useExportRegistry();
  const saidOf = useSaid();
  const { answer, subject, address, leftAside = NOTHING } = asked;
  useEffect(() => {
    if (!registry || !answer) return undefined;
    const value: Value = totalOf(answer, measure);
    const before = answer.comparison ? totalOf(answer, measure, 'comparison') : undefined;
    const said = saidOf({ answer, leftAside: leftAsideFor(leftAside, subject, measure) }, [measure]);
    return registry.addFigure({ label, unit, value, before, said, source: { subject, answer, address } });
  }, [registry, answer, subject, address, leftAside, measure, label, unit, saidOf]);
}
