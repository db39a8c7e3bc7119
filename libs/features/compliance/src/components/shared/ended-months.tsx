import { useMessages } from '@pendapa/i18n';
import { Note } from '@pendapa/ui-layout';
import { shared } from '../../messages/shared.ts';

/** Below the rates: of which months they are. */
export function EndedMonths() {
  const t = useMessages(shared);
  return <Note>{t('ended')}</Note>;
}
