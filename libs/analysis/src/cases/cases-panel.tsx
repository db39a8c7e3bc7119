import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { EXTRACTS, listSpec, MAX_LISTED_CASES, type CaseList, type ListedCases, type Span } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import {
  StandingTable,
  useLatest,
  LastKnown,
  pixelsOf,
  PanelWithoutData,
  UnappliedFiltersLine,
  useFailureText,
  useNeedsExtract,
  useAnswerNotes,
  useAwaited,
  type PanelHeight,
} from '@pendapa/panels';
import { isWithoutRight, useCaseRight } from '@pendapa/query';
import { Aging, EmptyPanel, ErrorPanel, LoadingPanel, Panel } from '@pendapa/ui-layout';
import type { CaseHeaders } from './case-columns.tsx';
import { CasesTable } from './cases-table.tsx';
import { listFilterTexts } from './list-filter-messages.ts';
import { caseTexts } from './messages.ts';
import type { CaseWords } from './use-case-words.ts';
import { useCases, type CaseFilters, type CaseView } from './use-cases.ts';
import { useListFilterWords } from './use-list-filter-words.ts';
import { useListFilters } from './use-list-filters.ts';
import { useUnplacedWords } from './use-unplaced-words.ts';

// Few lists have filters.
const ListFilters = lazy(async () => ({ default: (await import('./list-filters.tsx')).ListFilters }));
/** Pixels of the filters in one line. */
const FILTERS_HEIGHT = 40;

export interface CasesPanelProps {
  readonly list: CaseList;
  /** Filters that the page sets itself; they override the filters of the user. */
  readonly where?: CaseFilters;
  /** Instead of the page's period: days that end with it. */
  readonly span?: Span;
  readonly height?: PanelHeight;
  readonly words: CaseWords;
  readonly headers?: CaseHeaders;
  /** Shown below the list: a link to a related page. */
  readonly footer?: ReactNode;
}

/** A list of single cases, with every state of its answer. Users without the right read who may see it. */
export function CasesPanel({ list, where, span, height: named = 'large', words, headers, footer }: CasesPanelProps) {
  const { title, empty } = words;
  const height = pixelsOf(named);
  const t = useMessages(caseTexts);
  const failureText = useFailureText();
  const needsExtract = useNeedsExtract();
  const format = useFormat();
  const [view, setView] = useState<CaseView>({ sort: listSpec(list).sort, search: '' });
  const [filters, setFilters] = useListFilters(list);
  const f = useMessages(listFilterTexts);
  const result = useCases(list, where, { view, filters, ...(span && { span }) });
  useAwaited([result]);
  const filterWords = useListFilterWords(result.shownFilters.lastChannel !== undefined).set(result.shownFilters);
  const { mayReadCases } = useCaseRight();
  const { cases, state, failure, retry } = result;
  const missing = EXTRACTS.find((extract) => cases?.missing.includes(extract));
  const shown = cases && missing === undefined ? words.describe(cases) : null;
  const isCut = cases !== null && cases.found > MAX_LISTED_CASES;
  const unplaced = useUnplacedWords()(cases ?? { unplaced: [] });
  const set = filterWords.length === 0 ? [] : [f('set', { filters: filterWords.join('; ') })];
  const notes = useLatest([...set, ...useAnswerNotes()({ answer: null, unappliedFilters: result.unappliedFilters }, []), ...unplaced]);
  const standing = useMemo(() => ({ title, notes }), [title, notes]);
  // A list from a snapshot is of the snapshot's day, whatever the period.
  const captionOf = ({ snapshot, period }: ListedCases): string =>
    [title, snapshot === null ? format.period(period) : t('captionAsOf', { date: format.date(snapshot) }), ...filterWords].join(', ');
  const noCases = (): string => {
    if (filterWords.length > 0) return [f('none'), ...unplaced].join(' ');
    return unplaced.length > 0 ? unplaced.join(' ') : empty;
  };
  const content = () => {
    if (failure && isWithoutRight(failure)) return <EmptyPanel cause={failureText(failure)} />;
    if (failure && !cases) return <ErrorPanel message={failureText(failure)} onRetry={retry} />;
    // Of no cases under earlier filters nothing is said.
    if (!cases || (cases.cases === 0 && state === 'updating')) return <LoadingPanel height={height} />;
    if (cases.cases === 0) return <EmptyPanel cause={noCases()} />;
    return (
      <Aging old={state === 'updating'} markAt="top">
        {state === 'stale' && <LastKnown failure={failure} onRetry={retry} />}
        {shown?.sentence && <Typography sx={{ fontWeight: 600, mb: 0.5 }}>{shown.sentence}</Typography>}
        <CasesTable title={title} caption={captionOf(cases)} result={result} cases={cases} view={view} headers={headers} onView={setView} />
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {[
            ...unplaced,
            ...(shown?.note ? [shown.note] : []),
            ...(isCut ? [t('screenLimit', { max: format.count(MAX_LISTED_CASES) })] : []),
            t('masked'),
          ].join(' ')}
        </Typography>
        {footer}
      </Aging>
    );
  };
  if (missing !== undefined) return <PanelWithoutData title={title} reason={needsExtract(missing)} />;
  return (
    <Panel
      title={title}
      subtitle={
        <>
          {shown?.subtitle ?? '\u00a0'}
          <UnappliedFiltersLine results={[result]} />
        </>
      }
      height={height}
    >
      {mayReadCases && listSpec(list).filters && (
        <Suspense fallback={<Box sx={{ height: FILTERS_HEIGHT }} />}>
          <ListFilters title={title} listQuery={result.listQuery} filters={filters} onFilters={setFilters} />
        </Suspense>
      )}
      <StandingTable value={standing}>{content()}</StandingTable>
    </Panel>
  );
}
