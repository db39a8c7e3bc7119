import { FilteredPage, FurtherLink, PanelRow, ReconciliationStrip, type FilterName } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { CategoryMonths } from '../components/types/category-months.tsx';
import { ReformNote } from '../components/types/former-names.tsx';
import { PlanWaterfall } from '../components/types/plan-waterfall.tsx';
import { TaxBullets } from '../components/types/tax-bullets.tsx';
import { TaxDetails } from '../components/types/tax-details.tsx';
import { TaxDrill } from '../components/types/tax-drill.tsx';
import { TaxKpis } from '../components/types/tax-kpis.tsx';
import { TaxQuadrants } from '../components/types/tax-quadrants.tsx';
import { TaxSentence } from '../components/types/tax-sentence.tsx';
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
