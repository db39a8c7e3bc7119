import { FilteredPage, FurtherLink, PanelRow, ReconciliationStrip, type FilterName } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { ReformNote } from '../components/types/former-names.tsx';
import { TaxKpis } from '../components/types/tax-kpis.tsx';
import { TaxQuadrants } from '../components/types/tax-quadrants.tsx';
import { CategoryMonths, PlanWaterfall, TaxBullets, TaxDetails, TaxDrill, TaxSentence } from '../components/types/panels.tsx';
import { menu } from '../messages/menu.ts';
import { messages } from '../messages/tax-types.ts';

const OFFERS: readonly FilterName[] = ['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind', 'version', 'penalty'];

export default function TaxTypesPage() {
  const title = useMessages(menu);
  const t = useMessages(messages);
  return (
    <FilteredPage title={title('taxTypes')} question={t('question')} sentence={<TaxSentence />} offers={OFFERS}>
      <TaxKpis />
      <PanelRow>
        <TaxBullets />
        <PlanWaterfall />
      </PanelRow>
      <FurtherLink to="/targets">{t('toTargets')}</FurtherLink>
      <TaxDrill />
      <ReformNote />
      <CategoryMonths />
      <TaxQuadrants />
      <TaxDetails />
      <ReconciliationStrip />
    </FilteredPage>
  );
}
