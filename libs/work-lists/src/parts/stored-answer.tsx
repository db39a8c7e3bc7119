import type { ReactNode } from 'react';
import type { Failure, Polled } from '@pendapa/query';
import { useFailureText } from '@pendapa/panels';
import { ErrorPanel, LineNotice, LoadingPanel } from '@pendapa/ui-layout';

const HEIGHT = 320;

export interface StoredAnswerProps<T> {
  readonly stored: Polled<T>;
  readonly children: (answer: T) => ReactNode;
}

/** True if the user may not see the answer any more, or it is gone. */
export const isBarred = (failure: Failure | null): boolean =>
  failure?.code === 'not-allowed' || failure?.code === 'not-signed-in' || failure?.code === 'not-found';

/** What the server answered, or that it is loading or failed. Without the right, an earlier answer does not stay in sight. */
export function StoredAnswer<T>({ stored: { answer, failure, retry }, children }: StoredAnswerProps<T>) {
  const text = useFailureText();
  if (answer !== null && !isBarred(failure))
    return (
      <>
        {failure && (
          <LineNotice tone="bad" role="alert">
            {text(failure)}
          </LineNotice>
        )}
        {children(answer)}
      </>
    );
  return failure === null ? <LoadingPanel height={HEIGHT} /> : <ErrorPanel message={text(failure)} onRetry={retry} />;
}
