import type { ReactNode } from 'react';
import type { Failure, Polled } from '@pendapa/query';
import { ErrorPanel, LoadingPanel } from '@pendapa/ui-layout';
import { FailureNotice } from '../words/failure-notice.tsx';
import { useFailureText } from '../words/use-failure-text.ts';

const HEIGHT = 320;

/** Failures after which the latest answer must not stay in sight. Others may pass. */
const GONE: readonly Failure['code'][] = ['upload-not-found', 'not-found', 'not-allowed', 'not-signed-in'];

/** True if the user may not see the answer any more, or it is gone. */
export const isGone = (failure: Failure | null): boolean => failure !== null && GONE.includes(failure.code);

export interface PolledAnswerProps<T> {
  readonly polled: Polled<T>;
  /** Shown below a failure without an answer: the way to another page. */
  readonly footer?: ReactNode;
  readonly children: (answer: T) => ReactNode;
}

/** The answer of the server, or that it is loading or failed. An answer stays in sight below a failure that may pass. */
export function PolledAnswer<T>({ polled: { answer, failure, retry }, footer, children }: PolledAnswerProps<T>) {
  const text = useFailureText();
  if (answer !== null && !isGone(failure))
    return (
      <>
        <FailureNotice failure={failure} />
        {children(answer)}
      </>
    );
  if (failure === null) return <LoadingPanel height={HEIGHT} />;
  return (
    <>
      <ErrorPanel message={text(failure)} onRetry={retry} />
      {footer}
    </>
  );
}
