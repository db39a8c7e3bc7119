import { FilteredPage, FindingsPanel, ReconciliationStrip } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { LapseMonths } from '../components/tax-type/lapse-months.tsx';
import { WorthKpis } from '../components/tax-type/worth-kpis.tsx';
import { Lapsing } from '../components/shared/worklists.tsx';
import { QualityClasses, TaxAges, TaxDetails, WorthSentence, WorthWaterfall } from '../components/tax-type/panels.tsx';
import { messages } from '../messages/tax-type.ts';
import { owed } from '../questions/arrears-tax-type.ts';

export default function ArrearsTaxTypePage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={<WorthSentence />}
      offers={['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind', 'quality', 'taxYear']}
      stock
    >
      <WorthKpis />
      <WorthWaterfall />
      <QualityClasses />
      <TaxAges />
      <LapseMonths />
      <FindingsPanel subject="arrears" />
      <TaxDetails />
      <ReconciliationStrip of={owed} />
      <Lapsing />
    </FilteredPage>
  );
}
