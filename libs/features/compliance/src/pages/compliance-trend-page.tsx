import { FilteredPage, FindingsPanel, ReconciliationStrip } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { DetailsPanel, PanelRow, usePanelWords } from '@pendapa/panels';
import { PaidCurves } from '../components/trend/paid-curves.tsx';
import { FilingRateByYear, PaymentRateByYear, YearSentence } from '../components/trend/year-lines.tsx';
import { LifeCohorts } from '../components/trend/life-cohorts.tsx';
import { messages } from '../messages/trend.ts';
import * as ask from '../questions/compliance-trend.ts';

/** Filing and paying by year of the due date, until now and by the end of the year. */
export default function ComplianceTrendPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage question={t('question')} sentence={<YearSentence />} offers={['period', 'region', 'tax', 'category', 'unit', 'kind']}>
      <PanelRow>
        <PaymentRateByYear />
        <FilingRateByYear />
      </PanelRow>
      <PaidCurves />
      <LifeCohorts />
      <FindingsPanel subject="compliance" />
      <DetailsPanel words={usePanelWords(messages, 'table')} query={ask.yearTaxes} measure="obligations" />
      <ReconciliationStrip reconciliation={ask.obligationReconciliation} />
    </FilteredPage>
  );
}
