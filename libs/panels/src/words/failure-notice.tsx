import type { Failure } from '@pendapa/query';
import { LineNotice } from '@pendapa/ui-layout';
import { useFailureText } from './use-failure-text.ts';

/** Says why the server refused the latest request; nothing without a failure. */
export function FailureNotice({ failure }: { readonly failure: Failure | null }) {
  const text = useFailureText();
  return (
    failure && (
      <LineNotice tone="bad" role="alert">
        {text(failure)}
      </LineNotice>
    )
  );
}
