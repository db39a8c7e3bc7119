import { FilteredPage, FurtherLink, PanelRow, ReconciliationStrip } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { ReformNote } from '../components/types/former-names.tsx';
import { TaxKpis } from '../components/types/tax-kpis.tsx';
import { TaxQuadrants } from '../components/types/tax-quadrants.tsx';
import { CategoryMonths, PlanWaterfall, TaxBullets, TaxDetails, TaxDrill, TaxSentence } from '../components/types/panels.tsx';
import { messages } from '../messages/tax-types.ts';

export default function TaxTypesPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={<TaxSentence />}
      offers={['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind', 'version', 'penalty']}
    >
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
