import { FilteredPage, FindingsPanel, ReconciliationStrip } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { EndedMonths } from '../components/shared/ended-months.tsx';
import { TaxMonths, TaxTable } from '../components/taxes/tax-months.tsx';
import { TaxFiling, TaxGap, TaxPaying, TaxSentence } from '../components/taxes/panels.tsx';
import { messages } from '../messages/taxes.ts';
import { obligations } from '../questions/obligations.ts';

const OBLIGATIONS = obligations();

export default function ComplianceTaxTypePage() {
  const t = useMessages(messages);
  return (
    <FilteredPage question={t('question')} sentence={<TaxSentence />} offers={['period', 'compare', 'region', 'category', 'unit', 'kind']}>
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
