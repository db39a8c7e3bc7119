import { findingAddress, useFindings, useFindingsState, useFindingWords } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { useStatus } from '@pendapa/query';
import { messages } from '../messages.ts';
import type { Notice } from './notices-of.ts';

interface NoticeWords {
  readonly text: string;
  /** Page with more about the notice. */
  readonly to?: string;
}

/** Puts notices into words, in the user's language. */
export function useNoticeWords(): (notice: Notice) => NoticeWords {
  const t = useMessages(messages);
  const format = useFormat();
  const { status, failure } = useStatus();
  const known = useFindings();
  const state = useFindingsState(known);
  const { sentence } = useFindingWords(known.findings?.members);
  const date = format.date(status?.asOf ?? null);
  return (notice) => {
    switch (notice.kind) {
      case 'finding':
        return { text: sentence(notice.finding), to: findingAddress(notice.finding) };
      case 'late':
        return { text: t('notice.stale', { date }) };
      case 'failed-import':
        return { text: t('notice.failedImport', { when: format.instant(status?.failedImportAt ?? null), date }) };
      case 'not-known':
        return { text: state ?? '' };
      case 'load':
        return { text: t('notice.load', { when: format.instant(status?.publishedAt ?? null), date }) };
      case 'days':
        return { text: t('notice.days', { from: format.date(status?.since ?? null), date }) };
      case 'nothing-found':
        return { text: t('notice.nothingFound', { count: known.findings?.examined.length ?? 0 }) };
      case 'no-data':
        return { text: t(failure ? 'notice.away' : 'notice.noData') };
    }
  };
}
