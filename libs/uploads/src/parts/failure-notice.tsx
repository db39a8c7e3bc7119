import type { Failure } from '@pendapa/query';
import { useFailureText } from '@pendapa/panels';
import { Notice } from './notice.tsx';

/** Says why the server refused the latest request; nothing without a failure. */
export function FailureNotice({ failure }: { readonly failure: Failure | null }) {
  const text = useFailureText();
  return (
    failure && (
      <Notice tone="bad" role="alert">
        {text(failure)}
      </Notice>
    )
  );
}
