import { FilteredPage, FurtherLink, PanelRow } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { Note } from '@pendapa/ui-layout';
import { HolderTypes } from '../components/subjects/holder-types.tsx';
import { ConcentrationSentence, PaymentBands, PaymentConcentration } from '../components/subjects/payment-bands.tsx';
import { SegmentDetails } from '../components/subjects/segment-details.tsx';
import { SubjectKpis } from '../components/subjects/subject-kpis.tsx';
import { TopPayers } from '../components/subjects/top-payers.tsx';
import { KindShares, TaxTypesMatrix } from '../components/subjects/panels.tsx';
import { messages } from '../messages/subjects.ts';

/** Payers are counted over all taxes and units: filters by those would reach nothing on this page. */
export default function TaxSubjectsPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage question={t('question')} sentence={<ConcentrationSentence />} offers={['period', 'compare']} counted>
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
