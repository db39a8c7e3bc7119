import { FilteredPage, FindingsPanel, ReconciliationStrip, type FilterName } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { EndedMonths } from '../components/shared/ended-months.tsx';
import { TaxMonths, TaxTable } from '../components/taxes/tax-months.tsx';
import { TaxFiling, TaxGap, TaxPaying, TaxSentence } from '../components/taxes/panels.tsx';
import { menu } from '../messages/menu.ts';
import { messages } from '../messages/taxes.ts';
import { obligations } from '../questions/obligations.ts';

const OFFERS: readonly FilterName[] = ['period', 'compare', 'region', 'category', 'unit', 'kind'];
const OBLIGATIONS = obligations();

export default function ComplianceTaxTypePage() {
  const title = useMessages(menu);
  const t = useMessages(messages);
  return (
    <FilteredPage title={title('taxType')} question={t('question')} sentence={<TaxSentence />} offers={OFFERS}>
      <TaxGap />
      <EndedMonths />
      <TaxPaying />
      <TaxFiling />
      <TaxMonths />
      <FindingsPanel subject="compliance" />
      <TaxTable />
      <ReconciliationStrip of={OBLIGATIONS} />
    </FilteredPage>
  );
}
