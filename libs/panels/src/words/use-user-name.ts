import { useCallback } from 'react';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../messages/texts.ts';

/** Users have no names in the modes `local` and `token`. */
const NAMELESS: readonly string[] = ['local', 'token'];

/** Returns the name of a user as a page shows it. */
export function useUserName(): (user: string) => string {
  const t = useMessages(messages);
  return useCallback((user) => (NAMELESS.includes(user) ? t('namelessUser') : user), [t]);
}
