import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { DIMENSION_LABELS } from '@pendapa/contracts/definitions';
import { FilterBar, useFilters, PageFilters, snapshotOf } from '@pendapa/filters';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { useAddress } from '@pendapa/page-manifest';
import {
  DetailsProvider,
  PrintWhenSettled,
  QuestionProvider,
  PageNamesProvider,
  useMissingDimensions,
  PageMarksProvider,
  PanelsWithoutData,
  PageSnapshotProvider,
  UnappliedPartsNotice,
  UnappliedPartsProvider,
} from '@pendapa/panels';
import { useMissingExtracts, useReferences, useStatus, type FilterName } from '@pendapa/query';
import { NotImportedNotice, MissingDimensionsNotice, Page } from '@pendapa/ui-layout';
import { DrillDown } from '../drill/drill-down.tsx';
import { PrintedFilters } from './printed-filters.tsx';
import { pageTexts } from './messages.ts';
import { PageMeta } from './page-meta.tsx';

export interface FilteredPageProps {
  /** The question that the page answers, in the user's words. */
  readonly question: string;
  /** The answer, an `AnswerSentence`. */
  readonly sentence?: ReactNode;
  /** Filters that the page offers. */
  readonly offers: readonly FilterName[];
  /** True if the page counts taxpayers. It then offers only whole years, the year to date, and the same days a year before. */
  readonly countsTaxpayers?: boolean;
  /** True if the page is about arrears: its period is then a snapshot, named in the heading. */
  readonly isSnapshot?: boolean;
  /** True if the page answers why revenue changed, in a sheet that its marks open. */
  readonly explainsChange?: boolean;
  /** Actions beside the export button. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Names missing extracts and dimensions once, below the sentence of the page. */
function MissingData() {
  const text = useText();
  const extracts = useMissingExtracts();
  const { status } = useStatus();
  const names = useMissingDimensions().map((dimension) => text(DIMENSION_LABELS[dimension]).toLowerCase());
  return (
    <>
      {extracts.length > 0 && <NotImportedNotice extracts={extracts} mayImport={status?.rights.import.may} />}
      {names.length > 0 && <MissingDimensionsNotice names={names} />}
    </>
  );
}

interface HeadedPageProps extends Omit<FilteredPageProps, 'offers' | 'countsTaxpayers' | 'isSnapshot'> {
  /** Heading, if it contains more than the title. */
  readonly heading: string;
}

function HeadedPage({ heading, question, sentence, explainsChange = false, actions, children }: HeadedPageProps) {
  return (
    <QuestionProvider value={question}>
      <Page title={heading} question={question} sentence={sentence} meta={<PageMeta>{actions}</PageMeta>}>
        <MissingData />
        <PrintedFilters />
        <PrintWhenSettled />
        {explainsChange ? (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
            <FilterBar />
            <DrillDown />
          </Box>
        ) : (
          <FilterBar />
        )}
        <UnappliedPartsNotice />
        <PanelsWithoutData>{children}</PanelsWithoutData>
      </Page>
    </QuestionProvider>
  );
}

/** Page of arrears, whose heading names the snapshot once it is known. */
function SnapshotPage(page: Omit<HeadedPageProps, 'heading'>) {
  const t = useMessages(pageTexts);
  const format = useFormat();
  const days = useReferences()?.snapshots;
  const { title } = useAddress();
  const { period } = useFilters();
  const day = days && period ? snapshotOf(days, period) : null;
  return (
    <PageSnapshotProvider value={day}>
      <HeadedPage {...page} heading={day === null ? title : t('titleAt', { title, date: format.date(day) })} />
    </PageSnapshotProvider>
  );
}

/** Page with heading, data date and filters; everything inside queries with these filters. */
export function FilteredPage({ offers, countsTaxpayers, isSnapshot, ...page }: FilteredPageProps) {
  const { title } = useAddress();
  return (
    <PageFilters offers={offers} countsTaxpayers={countsTaxpayers} isSnapshot={isSnapshot}>
      <PageMarksProvider>
        <PageNamesProvider>
          <UnappliedPartsProvider>
            <DetailsProvider>{isSnapshot ? <SnapshotPage {...page} /> : <HeadedPage {...page} heading={title} />}</DetailsProvider>
          </UnappliedPartsProvider>
        </PageNamesProvider>
      </PageMarksProvider>
    </PageFilters>
  );
}
