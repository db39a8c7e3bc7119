import { FilteredPage } from '@pendapa/analysis';
import { FurtherLink } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { PanelRow } from '@pendapa/panels';
import { TargetKpis, TargetSentence } from '../components/targets/target-kpis.tsx';
import { RevisionWaterfall, TaxBullets, TaxDetails, TaxMonthHeat } from '../components/targets/tax-panels.tsx';
import { YearCourse, YearGap } from '../components/targets/year-course.tsx';
import { messages } from '../messages/targets.ts';

/** Revenue of the year against the budget (APBD), the revised budget (APBDP) and the monthly plan. */
export default function TargetsPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={<TargetSentence />}
      offers={['period', 'tax', 'category', 'without', 'unit', 'kind', 'version']}
    >
      <TargetKpis />
      <PanelRow>
        <YearCourse />
        <YearGap />
      </PanelRow>
      <PanelRow>
        <TaxBullets />
        <RevisionWaterfall />
      </PanelRow>
      <TaxMonthHeat />
      <TaxDetails />
      <FurtherLink to="/target-units">{t('toUnits')}</FurtherLink>
      <FurtherLink to="/predictive">{t('toForecast')}</FurtherLink>
    </FilteredPage>
  );
}
