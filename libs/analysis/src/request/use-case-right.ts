import type { Failure } from './failure.ts';
import { useStatus } from './use-status.ts';

export interface CaseRight {
  /** False while it is not known, so that nobody asks for what would be refused. */
  readonly may: boolean;
  /** What the server would answer whoever lacks the right; null for all others, and while it is not known. */
  readonly barred: Failure | null;
}

/** Whether the reader may see single cases, the largest payers and bands of payment. */
export function useCaseRight(): CaseRight {
  const right = useStatus().status?.rights.cases;
  if (!right || right.may) return { may: right !== undefined, barred: null };
  return { may: false, barred: { code: 'not-allowed', params: { right: 'cases', from: right.from } } };
}
