import { FilteredPage, FurtherLink, PanelRow, type FilterName } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { Note } from '@pendapa/ui-layout';
import { HolderTypes } from '../components/subjects/holder-types.tsx';
import { ConcentrationSentence, PaymentBands, PaymentConcentration } from '../components/subjects/payment-bands.tsx';
import { SegmentDetails } from '../components/subjects/segment-details.tsx';
import { SubjectKpis } from '../components/subjects/subject-kpis.tsx';
import { TopPayers } from '../components/subjects/top-payers.tsx';
import { KindShares, TaxTypesMatrix } from '../components/subjects/panels.tsx';
import { menu } from '../messages/menu.ts';
import { messages } from '../messages/subjects.ts';

/** Payers are counted over all taxes and units: filters by those would reach nothing on this page. */
const OFFERS: readonly FilterName[] = ['period', 'compare'];

export default function TaxSubjectsPage() {
  const title = useMessages(menu);
  const t = useMessages(messages);
  return (
    <FilteredPage title={title('subjects')} question={t('question')} sentence={<ConcentrationSentence />} offers={OFFERS} counted>
      <SubjectKpis />
      <PanelRow>
        <PaymentConcentration />
        <PaymentBands />
      </PanelRow>
      <Note>{t('yearNote')}</Note>
      <KindShares />
      <TaxTypesMatrix />
      <HolderTypes />
      <SegmentDetails />
      <FurtherLink to="/demo-individual">{t('toIndividuals')}</FurtherLink>
      <FurtherLink to="/demo-corporate">{t('toFirms')}</FurtherLink>
      <TopPayers />
    </FilteredPage>
  );
}
