import type { Reader, Row } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/individuals.ts';

type Held = 'taxpayers' | 'objects';

/** Their part of the holders, and what they hold. */
export function useShareAndObjects() {
  const t = useMessages(messages);
  return <M extends string, D extends string>(row: Row<M | Held, D>, { format, share, text }: Reader<M | Held, D>) =>
    t('held.detail', { share: format.percent(share('taxpayers', row)), objects: text('objects', row) });
}
