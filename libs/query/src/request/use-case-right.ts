import { useMemo } from 'react';
import type { Failure } from './failure.ts';
import { useStatus } from './use-status.ts';

export interface CaseRight {
  /** False while unknown, so that no query is sent that would be refused. */
  readonly mayReadCases: boolean;
  /** The refusal that the server would answer without the right; null with the right and while unknown. */
  readonly barred: Failure | null;
}

/** True if the user may see single cases, largest payers and bands of payment. */
export function useCaseRight(): CaseRight {
  const right = useStatus().status?.rights.cases;
  // The same object on each render: `useTogether` takes another refusal for news.
  return useMemo((): CaseRight => {
    if (!right || right.may) return { mayReadCases: right !== undefined, barred: null };
    return { mayReadCases: false, barred: { code: 'not-allowed', params: { right: 'cases', from: right.from } } };
  }, [right]);
}
