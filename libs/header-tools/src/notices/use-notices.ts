import { findingAddress, useFindings, useFindingsState, useFindingWords } from '@pendapa/analysis';
import type { Status } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { useStatus } from '@pendapa/query';
import { messages } from '../messages.ts';
import { NOTICES } from './notice-count.ts';

export interface Notice {
  readonly key: string;
  readonly text: string;
  /** Page with more about the notice. */
  readonly to?: string;
}

const loadedAt = ({ extracts }: Status): string | null =>
  extracts
    .map(({ importedAt }) => importedAt)
    .sort()
    .at(-1) ?? null;

/** Three notices: the most important finding or why there is none, the age of the data, and the last load. */
export function useNotices(): readonly Notice[] {
  const t = useMessages(messages);
  const format = useFormat();
  const { status, failure } = useStatus();
  const known = useFindings();
  const { findings, notReady, failure: failedFindings } = known;
  const findingsState = useFindingsState(known);
  const { sentence } = useFindingWords(findings?.members);
  const notices: Notice[] = [];
  const [finding] = findings?.findings ?? [];
  if (finding) notices.push({ key: 'finding', text: sentence(finding), to: findingAddress(finding) });
  else if (findingsState !== null && (notReady ?? failedFindings)) notices.push({ key: 'finding', text: findingsState });
  if (!status?.asOf) notices.push({ key: 'noData', text: t(failure ? 'notice.away' : 'notice.noData') });
  else {
    const date = format.date(status.asOf);
    if (status.stale) notices.push({ key: 'stale', text: t('notice.stale', { date }) });
    notices.push({ key: 'load', text: t('notice.load', { when: format.instant(loadedAt(status)), date }) });
  }
  const missing = Array.from({ length: NOTICES - notices.length }, (_, index) => ({
    key: `none ${String(index)}`,
    text: t('notice.none'),
  }));
  return [...notices, ...missing];
}
