import { useEffect, useRef, useState } from 'react';
import { useFailureText } from '@pendapa/panels';
import { failureOf, leadToSignInAfter } from '@pendapa/query';

export interface Sending<T> {
  readonly answer: T | null;
  /** Reason of a failure, in the user's language. */
  readonly fault: string | null;
  readonly busy: boolean;
  readonly send: (work: (signal: AbortSignal) => Promise<T>) => Promise<void>;
}

/** Sends one request at a time. The answer lives only as long as the component. */
export function useSending<T>(): Sending<T> {
  const failureText = useFailureText();
  const [answer, setAnswer] = useState<T | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const control = useRef<AbortController>(null);
  useEffect(() => () => control.current?.abort(), []);
  const send = async (work: (signal: AbortSignal) => Promise<T>): Promise<void> => {
    const own = new AbortController();
    control.current = own;
    setBusy(true);
    setFault(null);
    setAnswer(null);
    try {
      setAnswer(await work(own.signal));
    } catch (error) {
      if (own.signal.aborted) return;
      setFault(failureText(failureOf(error)));
      leadToSignInAfter(error);
    } finally {
      setBusy(false);
    }
  };
  return { answer, fault, busy, send };
}
