import { lazy } from 'react';
import { FilteredPage, PageDetails, RelatedLinks } from '@pendapa/analysis';
import { FurtherLink } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { BandsPanel, PageSentence, usePanelWords } from '@pendapa/panels';
import { shareOfLargest } from '@pendapa/query';
import { NoteText } from '@pendapa/ui-layout';
import { KindShares } from '../components/subjects/panels.tsx';
import { SubjectKpis } from '../components/subjects/subject-kpis.tsx';
import { messages } from '../messages/subjects.ts';
import * as ask from '../questions/tax-subjects.ts';

const Details = lazy(() => import('./tax-subjects-details.tsx'));

/** Share of payers that count as the largest. */
const TOP_SHARE = 0.1;

/**
 * Taxpayers: how concentrated payments are, and payments by group. Offers no filter by tax or unit, because payers are counted over
 * all of them.
 */
export default function TaxSubjectsPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={
        <PageSentence
          query={ask.amountBands}
          measure="amount"
          sentence={({ answer, formatted: { percent } }) => t('sentence', { share: percent(shareOfLargest(answer, TOP_SHARE)) })}
        />
      }
      offers={['period', 'compare']}
      countsTaxpayers
    >
      <SubjectKpis />
      <KindShares />
      <BandsPanel
        words={usePanelWords(messages, 'bands')}
        query={ask.amountBands}
        by="amountBand"
        measure="taxpayers"
        amount="amount"
        sentence={(read) => t('bands.sentence', read.formatted.largest('amountBand', 'taxpayers'))}
      />
      <NoteText>{t('yearNote')}</NoteText>
      <PageDetails
        parts={[
          { part: 'groups', title: t('table.title'), about: t('details.groups') },
          { part: 'concentration', title: t('lorenz.title'), about: t('details.concentration') },
          { part: 'taxes', title: t('matrix.title'), about: t('details.taxes') },
          { part: 'largest', title: t('details.largest.title'), about: t('details.largest') },
        ]}
      >
        <Details />
      </PageDetails>
      <RelatedLinks>
        <FurtherLink to="/demo-individual">{t('toIndividuals')}</FurtherLink>
        <FurtherLink to="/demo-corporate">{t('toFirms')}</FurtherLink>
      </RelatedLinks>
    </FilteredPage>
  );
}
