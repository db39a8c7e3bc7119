import { FilteredPage, FurtherLink, PanelRow, ReconciliationStrip, type FilterName } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { DebtBands, DebtPareto, FewSentence } from '../components/op-tax-type/debt-bands.tsx';
import { ObjectKpis } from '../components/op-tax-type/object-kpis.tsx';
import { Debtors } from '../components/shared/worklists.tsx';
import { TaxObjects, TaxPlot, TaxShares, TaxYears } from '../components/op-tax-type/panels.tsx';
import { menu } from '../messages/menu.ts';
import { messages } from '../messages/op-tax-type.ts';
import { owingObjects } from '../questions/owing-objects.ts';

const OFFERS: readonly FilterName[] = ['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind'];

export default function ArrearsOpTaxTypePage() {
  const title = useMessages(menu);
  const t = useMessages(messages);
  return (
    <FilteredPage title={title('objectsTaxType')} question={t('question')} sentence={<FewSentence />} offers={OFFERS} stock>
      <ObjectKpis />
      <TaxShares />
      <TaxYears />
      <PanelRow>
        <DebtBands />
        <DebtPareto />
      </PanelRow>
      <TaxPlot />
      <TaxObjects />
      <FurtherLink to="/demo-taxobject">{t('toKinds')}</FurtherLink>
      <ReconciliationStrip of={owingObjects} />
      <Debtors />
    </FilteredPage>
  );
}
