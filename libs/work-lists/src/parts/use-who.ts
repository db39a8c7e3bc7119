import { useMessages } from '@pendapa/i18n';
import { workTexts } from '../messages/list.ts';

/** Users have no names in the modes `local` and `token`. */
const NAMELESS: readonly string[] = ['local', 'token'];

/** Returns the name of a user as a page shows it. */
export function useWho(): (who: string) => string {
  const t = useMessages(workTexts);
  return (who) => (NAMELESS.includes(who) ? t('someone') : who);
}
