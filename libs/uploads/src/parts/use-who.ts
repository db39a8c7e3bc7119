import { useCallback } from 'react';
import type { AtWork } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { useUserName } from '@pendapa/panels';
import { stepTexts } from '../messages/steps.ts';

/** Name of a user; null stands for the command line. */
export function useWho(): (who: string | null) => string {
  const t = useMessages(stepTexts);
  const userName = useUserName();
  return useCallback((who) => (who === null ? t('command') : userName(who)), [t, userName]);
}

/** Says who is at work in the data folder since when. */
export function useWaitText(): (work: AtWork) => string {
  const t = useMessages(stepTexts);
  const who = useWho();
  const { instant } = useFormat();
  return useCallback((work) => t('waits', { who: who(work.who), since: instant(work.since) }), [t, who, instant]);
}
