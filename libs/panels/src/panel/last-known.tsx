import type { Failure } from '@pendapa/query';
import { LastKnownMark } from '@pendapa/ui-layout';
import { useFailureText } from '../words/use-failure-text.ts';

interface LastKnownProps {
  readonly failure: Failure | null;
  readonly onRetry: () => void;
}

/** Says why the figures could not be refreshed. */
export function LastKnown({ failure, onRetry }: LastKnownProps) {
  const failureText = useFailureText();
  const cause = failure === null || failure.code === 'unreachable' ? undefined : failureText(failure);
  return <LastKnownMark cause={cause} onRetry={onRetry} />;
}
