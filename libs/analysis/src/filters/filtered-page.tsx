import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useFormat, useMessages } from '@pendapa/i18n';
import { useAddress } from '@pendapa/page-manifest';
import { NotImportedNotice, Page } from '@pendapa/ui-layout';
import { PageExport } from '../exported/page-export.tsx';
import { PrintWhenSettled } from '../exported/print-when-settled.tsx';
import { PrintedFilters } from '../exported/printed-filters.tsx';
import { QuestionProvider } from '../panel/answer-sentence.tsx';
import { filterTexts } from '../messages/filters.ts';
import { PresentButton } from '../presentation/present-button.tsx';
import { useMissingExtracts } from '../request/use-missing-extracts.ts';
import { useReferences } from '../request/use-references.ts';
import { PageNamesProvider } from '../panel/page-names.tsx';
import { PageMarksProvider } from '../time/page-marks.tsx';
import { ViewsMenu } from '../views/views-menu.tsx';
import { DataStamp } from '../words/data-stamp.tsx';
import type { FilterName } from './choices.ts';
import { CopyLink } from './copy-link.tsx';
import { FilterBar } from './bar/filter-bar.tsx';
import { useFilters } from './filters-context.ts';
import { PageFilters } from './page-filters.tsx';
import { snapshotOf } from './snapshots.ts';

export interface FilteredPageProps {
  /** The question the page answers, in the reader's words. */
  readonly question: string;
  /** The answer to it, an `AnswerSentence`. */
  readonly sentence?: ReactNode;
  /** The filters that make sense on the page. */
  readonly offers: readonly FilterName[];
  /** Whether it counts taxpayers: then it has whole years, the year to date and its days a year before alone. */
  readonly counted?: boolean;
  /** Whether it tells of arrears: then its period is chosen by their snapshots, and its heading names the one that is shown. */
  readonly stock?: boolean;
  /** Beside the way into a file. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Beside the heading: how old the data are, and the way into a file. */
function PageMeta({ actions }: Pick<FilteredPageProps, 'actions'>) {
  const { title } = useAddress();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <DataStamp />
      {actions}
      <CopyLink />
      <ViewsMenu />
      <PresentButton title={title} />
      <PageExport title={title} />
    </Box>
  );
}

/** Says once what the agency has not imported, below the sentence of the page. */
function MissingExtracts() {
  const missing = useMissingExtracts();
  return missing.length > 0 && <NotImportedNotice extracts={missing} />;
}

interface HeadedPageProps extends Omit<FilteredPageProps, 'offers' | 'counted' | 'stock'> {
  /** What its heading says, where that is more than its title. */
  readonly heading: string;
}

function HeadedPage({ heading, question, sentence, actions, children }: HeadedPageProps) {
  return (
    <QuestionProvider value={question}>
      <Page title={heading} question={question} sentence={sentence} meta={<PageMeta actions={actions} />}>
        <MissingExtracts />
        <PrintedFilters />
        <PrintWhenSettled />
        <FilterBar />
        {children}
      </Page>
    </QuestionProvider>
  );
}

/** Names the snapshot that is shown, once it is known which there are. */
function SnapshotPage(page: Omit<HeadedPageProps, 'heading'>) {
  const t = useMessages(filterTexts);
  const format = useFormat();
  const days = useReferences()?.snapshots;
  const { title } = useAddress();
  const { period } = useFilters();
  const day = days && period ? snapshotOf(days, period) : null;
  return <HeadedPage {...page} heading={day === null ? title : t('titleAt', { title, date: format.date(day) })} />;
}

/** A page under its name in the menu, with its data stamp and filters; everything inside may ask by them. */
export function FilteredPage({ offers, counted, stock, ...page }: FilteredPageProps) {
  const { title } = useAddress();
  return (
    <PageFilters offers={offers} counted={counted} stock={stock}>
      <PageMarksProvider>
        <PageNamesProvider>{stock ? <SnapshotPage {...page} /> : <HeadedPage {...page} heading={title} />}</PageNamesProvider>
      </PageMarksProvider>
    </PageFilters>
  );
}
