import { useCallback, useMemo } from 'react';
import { useAddress } from '@pendapa/page-manifest';
import { readSteps, withSteps, type DrillStep } from './steps.ts';

export interface Drill {
  /** Steps in the address; null while the sheet is closed. */
  readonly steps: readonly DrillStep[] | null;
  /** Shows the causes after these steps. Each call is one step back in the history. */
  readonly open: (steps: readonly DrillStep[]) => void;
  readonly close: () => void;
}

/** The sheet 'why did it fall' of a page with `explainsChange`. Its depth stands in the address. */
export function useDrill(): Drill {
  const { parameters, changeParameters } = useAddress();
  const steps = useMemo(() => readSteps(parameters), [parameters]);
  const open = useCallback((next: readonly DrillStep[]) => changeParameters((latest) => withSteps(latest, next)), [changeParameters]);
  const close = useCallback(() => changeParameters((latest) => withSteps(latest, null)), [changeParameters]);
  return { steps, open, close };
}
