import { useFilteredAnswer, useTogether, type Asked } from '@pendapa/analysis';
import * as ask from '../../questions/arrears-up3d.ts';

export type PursuitMeasure = (typeof ask.units.measures)[number];
export type FlowMeasure = (typeof ask.flows.measures)[number];

export const usePursuit = (): Asked<PursuitMeasure> => useFilteredAnswer(ask.pursuit);
export const useUnitActions = (): Asked<'total', 'unit' | 'lastAction'> => useFilteredAnswer(ask.unitActions);
export const useUnits = (): Asked<PursuitMeasure, 'unit'> => useFilteredAnswer(ask.units);
export const useFlows = (): Asked<FlowMeasure, 'unit'> => useFilteredAnswer(ask.flows);
export const useLetters = (): Asked<'actions', 'month' | 'result'> => useFilteredAnswer(ask.letters);

/** Units with what they collected and what lapses there, changing together. */
export const useUnitsWithFlows = () =>
  useTogether({
    units: useFilteredAnswer(ask.units),
    flows: useFilteredAnswer(ask.flows),
    lapsing: useFilteredAnswer(ask.lapsing),
  });
