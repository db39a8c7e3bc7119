import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { Page } from '@pendapa/ui-layout';
import { PageExport } from '../export/page-export.tsx';
import { PrintedFilters } from '../export/printed-filters.tsx';
import { QuestionProvider } from '../panel/answer-sentence.tsx';
import { DataStamp } from '../words/data-stamp.tsx';
import type { FilterName } from './choices.ts';
import { FilterBar } from './bar/filter-bar.tsx';
import { PageFilters } from './page-filters.tsx';

export interface FilteredPageProps {
  readonly title: string;
  /** The question the page answers, in the reader's words. */
  readonly question: string;
  /** The answer to it, an `AnswerSentence`. */
  readonly sentence?: ReactNode;
  /** The filters that make sense on the page. */
  readonly offers: readonly FilterName[];
  /** Whether it counts taxpayers: then it has whole years, the year to date and its days a year before alone. */
  readonly counted?: boolean;
  /** Beside the way into a file. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Beside the heading: how old the data are, and the way into a file. */
function PageMeta({ title, actions }: Pick<FilteredPageProps, 'title' | 'actions'>) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <DataStamp />
      {actions}
      <PageExport title={title} />
    </Box>
  );
}

/** A page with its data stamp and filters; everything inside may ask by them. */
export function FilteredPage({ title, question, sentence, offers, counted, actions, children }: FilteredPageProps) {
  return (
    <PageFilters offers={offers} counted={counted}>
      <QuestionProvider value={question}>
        <Page title={title} question={question} sentence={sentence} meta={<PageMeta title={title} actions={actions} />}>
          <PrintedFilters />
          <FilterBar />
          {children}
        </Page>
      </QuestionProvider>
    </PageFilters>
  );
}
