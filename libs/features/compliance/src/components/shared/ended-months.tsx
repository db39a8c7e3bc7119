import { useMessages } from '@pendapa/i18n';
import { NoteText } from '@pendapa/ui-layout';
import { shared } from '../../messages/shared.ts';

/** Names the months that the rates cover. */
export function EndedMonths() {
  const t = useMessages(shared);
  return <NoteText>{t('ended')}</NoteText>;
}
