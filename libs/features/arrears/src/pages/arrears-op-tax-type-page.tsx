import { FilteredPage, FurtherLink, PanelRow, ReconciliationStrip } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { DebtBands, DebtPareto, FewSentence } from '../components/op-tax-type/debt-bands.tsx';
import { ObjectKpis } from '../components/op-tax-type/object-kpis.tsx';
import { Debtors } from '../components/shared/worklists.tsx';
import { TaxObjects, TaxPlot, TaxShares, TaxYears } from '../components/op-tax-type/panels.tsx';
import { messages } from '../messages/op-tax-type.ts';
import { owingObjects } from '../questions/owing-objects.ts';

export default function ArrearsOpTaxTypePage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={<FewSentence />}
      offers={['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind']}
      stock
    >
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
