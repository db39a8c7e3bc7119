import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { pageAddress, useFilters, withQuery, type Choices, type QuerySource } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { PageLink } from '@pendapa/page-manifest';
import { useCaseRight, type QueryResult } from '@pendapa/query';
import { Aging, LoadingPanel, Panel } from '@pendapa/ui-layout';
import { usePageDetails } from '../details/details-context.tsx';
import { messages } from '../messages/next-steps.ts';
import { missingOf } from '../panel/missing.ts';
import { UnappliedFiltersLine } from '../words/unapplied-filters-line.tsx';
import { useReader, type Reader } from '../words/use-reader.ts';
import { StepList } from './step-list.tsx';

export interface NextStep {
  /** Amount or number that the step is about. */
  readonly figure: string;
  /** The sentence of the step: what its figure means, and where to look. */
  readonly text: string;
  /** Path of another page; without it the step stays on this one. */
  readonly page?: string;
  /** Filters that the step adds to those of this page. */
  readonly choices?: Partial<Choices>;
  /** Part of the details of that page. */
  readonly part?: string;
  /** True if the step opens a list of cases, which not everyone may read. */
  readonly isCaseList?: boolean;
  /** Opens something else on this page. */
  readonly open?: () => void;
}

/** Most steps that are shown. */
const MAX_STEPS = 3;
/** Pixels of one step on desktops, and on phones, where its figure has a line of its own. */
const STEP_HEIGHT = { xs: 82, md: 38 } as const;

function StepLink({ step: { text, page, choices: set, part, open } }: { readonly step: NextStep }) {
  const { choices, change } = useFilters();
  const details = usePageDetails();
  const openHere = (): void => {
    if (set) change(set);
    if (part !== undefined) details?.openOnce(part);
  };
  if (page === undefined)
    return (
      <Link component="button" type="button" variant="body2" align="left" sx={{ minHeight: 24 }} onClick={open ?? openHere}>
        {text}
      </Link>
    );
  const fragment = part === undefined ? '' : `#${part}`;
  return (
    <Link component={PageLink} to={`${pageAddress(page, { ...choices, ...set })}${fragment}`}>
      {text}
    </Link>
  );
}

export interface StepsPanelProps {
  /** The most important first; null while they are not known. */
  readonly steps: readonly NextStep[] | null;
  /** True while figures of new filters are on their way. */
  readonly isOld?: boolean;
  /** Filters of the page that the figures of the steps do not apply. */
  readonly unappliedFilters?: ReactNode;
}

/** Steps that follow from the figures of a page, each with its figure and a link. */
export function StepsPanel({ steps, isOld = false, unappliedFilters }: StepsPanelProps) {
  const t = useMessages(messages);
  const shown = (steps ?? []).slice(0, MAX_STEPS);
  const rows = steps === null ? MAX_STEPS : shown.length;
  return (
    <Panel
      title={t('title')}
      subtitle={
        <>
          {t('subtitle')}
          {unappliedFilters}
        </>
      }
      height={{ xs: rows * STEP_HEIGHT.xs, md: rows * STEP_HEIGHT.md }}
    >
      {steps === null && <LoadingPanel height={MAX_STEPS * STEP_HEIGHT.md} />}
      {steps?.length === 0 && <Typography variant="body2">{t('none')}</Typography>}
      {shown.length > 0 && (
        <Aging old={isOld} markAt="top">
          <StepList steps={shown.map((step) => ({ key: step.text, figure: step.figure, sentence: <StepLink step={step} /> }))} />
        </Aging>
      )}
    </Panel>
  );
}

export interface NextStepsProps<M extends string, D extends string> {
  readonly query: QuerySource<M, D>;
  /** Measure without which there are no steps. */
  readonly measure: NoInfer<M>;
  /** The most important first; null if the figures do not tell, for example without a comparison. */
  readonly steps: (read: Reader<NoInfer<M>, NoInfer<D>>) => readonly NextStep[] | null;
}

interface ResultStepsProps<M extends string, D extends string> extends NextStepsProps<M, D> {
  readonly query: QueryResult<M, D>;
}

function ResultSteps<M extends string, D extends string>({ query, measure, steps }: ResultStepsProps<M, D>) {
  const reader = useReader(query.subject);
  const { mayReadCases } = useCaseRight();
  const { answer, state } = query;
  // The panels of the page say what is missing or failed.
  if (answer ? missingOf(answer, measure) !== null : state === 'failed') return null;
  const unappliedFilters = <UnappliedFiltersLine results={[query]} />;
  if (!answer) return <StepsPanel steps={null} unappliedFilters={unappliedFilters} />;
  const known = steps(reader(answer, measure));
  const allowed = known?.filter(({ isCaseList = false }) => mayReadCases || !isCaseList);
  // Readers without the right to the lists see no steps.
  if (!known || (known.length > 0 && allowed?.length === 0)) return null;
  return <StepsPanel steps={allowed ?? []} isOld={state === 'updating'} unappliedFilters={unappliedFilters} />;
}

/** Steps that follow from an answer; none if it lacks its figures. */
export const NextSteps = <M extends string, D extends string>({ query, ...rest }: NextStepsProps<M, D>) =>
  withQuery(query, (known) => <ResultSteps {...rest} query={known} />);
