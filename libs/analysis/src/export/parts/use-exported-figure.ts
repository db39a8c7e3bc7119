import { useEffect } from 'react';
import type { Unit, Value } from '@pendapa/contracts';
import { totalOf } from '../../reading/rows.ts';
import type { Asked } from '../../request/use-answer.ts';
import { useExportRegistry } from './registry.ts';

/** Lets files have a figure that stands on the page by itself. */
export function useExportedFigure<M extends string>(asked: Asked<M>, measure: NoInfer<M>, label: string, unit: Unit): void {
  const registry = useExportRegistry();
  const { answer, subject, address } = asked;
  useEffect(() => {
    if (!registry || !answer) return undefined;
    const value: Value = totalOf(answer, measure);
    const before = answer.comparison ? totalOf(answer, measure, 'comparison') : undefined;
    return registry.addFigure({ label, unit, value, before, source: { subject, answer, address } });
  }, [registry, answer, subject, address, measure, label, unit]);
}
