import { FilteredPage, FindingsPanel, ReconciliationStrip, type FilterName } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { LapseMonths } from '../components/tax-type/lapse-months.tsx';
import { WorthKpis } from '../components/tax-type/worth-kpis.tsx';
import { Lapsing } from '../components/shared/worklists.tsx';
import { QualityClasses, TaxAges, TaxDetails, WorthSentence, WorthWaterfall } from '../components/tax-type/panels.tsx';
import { menu } from '../messages/menu.ts';
import { messages } from '../messages/tax-type.ts';
import { owed } from '../questions/arrears-tax-type.ts';

const OFFERS: readonly FilterName[] = ['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind', 'quality', 'taxYear'];

export default function ArrearsTaxTypePage() {
  const title = useMessages(menu);
  const t = useMessages(messages);
  return (
    <FilteredPage title={title('taxType')} question={t('question')} sentence={<WorthSentence />} offers={OFFERS} stock>
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
