import { FilteredPage, ReconciliationStrip } from '@pendapa/analysis';
import { FurtherLink } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { PlanWaterfall, ReformMonths, ReformNote, TaxDrill, TaxSentence } from '../components/types/panels.tsx';
import { TaxDetails } from '../components/types/tax-details.tsx';
import { TaxKpis } from '../components/types/tax-kpis.tsx';
import { TaxQuadrants } from '../components/types/tax-quadrants.tsx';
import { messages } from '../messages/tax-types.ts';

/** Revenue by tax type against the plan, with details of chosen taxes. */
export default function TaxTypesPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={<TaxSentence />}
      offers={['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind', 'version', 'penalty']}
    >
      <TaxKpis />
      <PlanWaterfall />
      <FurtherLink to="/targets">{t('toTargets')}</FurtherLink>
      <TaxDrill />
      <ReformNote />
      <ReformMonths />
      <TaxQuadrants />
      <TaxDetails />
      <ReconciliationStrip />
    </FilteredPage>
  );
}
