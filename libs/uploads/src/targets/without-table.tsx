import { useMessages } from '@pendapa/i18n';
import { useFailureText } from '@pendapa/panels';
import { ErrorPanel, LineNotice, LoadingPanel } from '@pendapa/ui-layout';
import { targetTexts } from '../messages/targets.ts';
import type { TargetTaxes } from './use-target-taxes.ts';

const HEIGHT = 320;

/** Stands in place of the table while its taxes load, or says why there is none. */
export function WithoutTable({ taxes: { state, failure, retry } }: { readonly taxes: TargetTaxes }) {
  const t = useMessages(targetTexts);
  const text = useFailureText();
  if (failure !== null) return <ErrorPanel message={text(failure)} onRetry={retry} />;
  if (state === 'loading') return <LoadingPanel height={HEIGHT} />;
  return <LineNotice tone="watch">{t(state === 'truncated' ? 'tooManyTaxes' : 'noTaxes')}</LineNotice>;
}
