import { FilteredPage, FurtherLink } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { PayerKpis, PayerSentence } from '../components/payers/payer-kpis.tsx';
import { BandDetails, FallingPayers, KindBands, RisingPayers, StoppedPayers } from '../components/payers/panels.tsx';
import { messages } from '../messages/transactions-by-taxpayer.ts';

/** Payers are counted over all taxes and units: filters by those would reach nothing of the bands. */
export default function TransactionsByTaxpayerPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage question={t('question')} sentence={<PayerSentence />} offers={['period']} counted>
      <PayerKpis />
      <KindBands />
      <BandDetails />
      <StoppedPayers />
      <FallingPayers />
      <RisingPayers />
      <FurtherLink to="/tax-subjects">{t('toSubjects')}</FurtherLink>
      <FurtherLink to="/demo-corporate">{t('toFirms')}</FurtherLink>
      <FurtherLink to="/compliance">{t('toCompliance')}</FurtherLink>
    </FilteredPage>
  );
}
