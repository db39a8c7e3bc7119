import { useMessages } from '@pendapa/i18n';
import { useFailureText } from '@pendapa/panels';
import { messages } from './messages.ts';
import type { KnownFindings } from './use-findings.ts';

/** Text why findings are unknown; null once they are known. */
export function useFindingsState({ findings, notReady, failure }: KnownFindings): string | null {
  const t = useMessages(messages);
  const failureText = useFailureText();
  if (findings) return null;
  if (failure) return failureText(failure);
  return notReady?.state === 'failed' ? t('failed') : t('pending');
}
