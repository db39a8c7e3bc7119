import { lazy } from 'react';
import { FilteredPage, PageDetails, RelatedLinks } from '@pendapa/analysis';
import { FurtherLink } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { CountAndMoney, KpiStrip, MeasureCards, PanelRow, PAYERS_AND_PAYMENTS, usePanelWords } from '@pendapa/panels';
import { CorporateSentence, SectorChanges, SectorSteps } from '../components/corporations/sectors.tsx';
import { messages } from '../messages/corporations.ts';
import { messages as sharedTexts } from '../messages/groups.ts';
import * as ask from '../questions/demo-corporate.ts';

const Details = lazy(() => import('./demo-corporate-details.tsx'));

/** Number of rows shown before "show all". */
const INITIAL_ROWS = 8;

/**
 * Firms by sector, legal form and time since registration, with their payments. Offers no filter by tax or unit, because firms are
 * counted over all of them.
 */
export default function DemoCorporatePage() {
  const t = useMessages(messages);
  const shared = useMessages(sharedTexts);
  return (
    <FilteredPage question={t('question')} sentence={<CorporateSentence />} offers={['period', 'compare']} countsTaxpayers>
      <KpiStrip>
        <MeasureCards query={ask.sectors} measures={['taxpayers', 'amount', 'amountPerTaxpayer']} />
      </KpiStrip>
      <PanelRow hasEqualWidths>
        <SectorChanges />
        <CountAndMoney
          {...PAYERS_AND_PAYMENTS}
          initialRows={INITIAL_ROWS}
          words={usePanelWords(messages, 'sectors')}
          query={ask.sectors}
          by="sector"
          hasNotes={false}
        />
      </PanelRow>
      <SectorSteps />
      <PageDetails
        parts={[
          { part: 'groups', title: t('table.title'), about: t('details.groups') },
          { part: 'forms', title: t('forms.title'), about: t('details.forms') },
          { part: 'tenure', title: shared('tenure.title'), about: t('details.tenure') },
          { part: 'concentration', title: t('lorenz.title'), about: t('details.concentration') },
        ]}
      >
        <Details />
      </PageDetails>
      <RelatedLinks>
        {/* The link carries no sector, because a list by sector would reveal small groups. */}
        <FurtherLink to="/transactions-by-taxpayer">{t('toPayers')}</FurtherLink>
        <FurtherLink to="/tax-subjects">{shared('toSubjects')}</FurtherLink>
      </RelatedLinks>
    </FilteredPage>
  );
}
