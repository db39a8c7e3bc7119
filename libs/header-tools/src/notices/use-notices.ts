import { useMemo } from 'react';
import { useFindings } from '@pendapa/analysis';
import { useStatus } from '@pendapa/query';
import { NOTICES, noticesOf, type Notice } from './notices-of.ts';
import { useSeenNotices } from './seen-notices.ts';

interface Notices {
  readonly notices: readonly Notice[];
  /** Number on the bell: notices that this device has not shown yet. */
  readonly unseen: number;
  readonly isSeen: (notice: Notice) => boolean;
}

/** The notices of the bell. Until they are known, a device that has shown none counts three, as the specification has it. */
export function useNotices(): Notices {
  const { status } = useStatus();
  const { findings, notReady, failure } = useFindings();
  const seen = useSeenNotices();
  const isAnswered = findings !== null || notReady !== null || failure !== null;
  return useMemo(() => {
    const notices = noticesOf(status, findings);
    const unseen = isAnswered ? notices.filter(({ key }) => !seen.has(key)).length : seen.size === 0 ? NOTICES : 0;
    return { notices, unseen, isSeen: ({ key }) => seen.has(key) };
  }, [status, findings, isAnswered, seen]);
}
