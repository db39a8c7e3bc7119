import { useCallback } from 'react';
import type { AtWork } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { stepTexts } from '../messages/steps.ts';

/** Users have no names in the modes `local` and `token`. */
const NAMELESS = ['local', 'token'];

/** Name of a user; null stands for the command line. */
export function useWho(): (who: string | null) => string {
  const t = useMessages(stepTexts);
  return useCallback((who) => (who === null ? t('command') : NAMELESS.includes(who) ? t('someone') : who), [t]);
}

/** Says who is at work in the data folder since when. */
export function useWaitText(): (work: AtWork) => string {
  const t = useMessages(stepTexts);
  const who = useWho();
  const { instant } = useFormat();
  return useCallback((work) => t('waits', { who: who(work.who), since: instant(work.since) }), [t, who, instant]);
}
