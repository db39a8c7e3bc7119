import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/payers.ts';

/** Names `PayersPart` in the list of details. */
export function usePayersPart() {
  const t = useMessages(messages);
  return { part: 'payers', title: t('part.title'), about: t('part.about') };
}
