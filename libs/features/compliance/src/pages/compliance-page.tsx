import { lazy } from 'react';
import { FilteredPage, PageDetails, RelatedLinks } from '@pendapa/analysis';
import { FurtherLink } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { PageSentence, PanelRow } from '@pendapa/panels';
import { toPlotValue } from '@pendapa/query';
import { LowestUnits } from '../components/overview/lowest-units.tsx';
import { OnTimeMonths } from '../components/overview/on-time-months.tsx';
import { OverviewKpis } from '../components/overview/overview-kpis.tsx';
import { ComplianceSteps } from '../components/overview/compliance-steps.tsx';
import { messages } from '../messages/overview.ts';
import { totals } from '../questions/compliance.ts';

const Details = lazy(() => import('./compliance-details.tsx'));

/** Obligations to file and to pay: on time, late or not fulfilled. */
export default function CompliancePage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={
        <PageSentence
          query={totals}
          measure="obligations"
          sentence={({ total, formatted, periodLabels }) => {
            const rates = [total('onTimePaymentRate'), total('onTimePaymentRate', 'comparison')].map(toPlotValue);
            const [share, before] = [formatted.total('onTimePaymentRate'), formatted.total('onTimePaymentRate', 'comparison')];
            const texts = { share, before, comparison: periodLabels.comparison, count: toPlotValue(total('unpaid')) };
            const change = share === before ? 'same' : (rates[0] ?? 0) > (rates[1] ?? 0) ? 'risen' : 'fallen';
            return t(`rate.${change}`, texts) ?? t('bars.sentence', texts);
          }}
        />
      }
      offers={['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind']}
    >
      <OverviewKpis />
      <PanelRow hasEqualWidths>
        <OnTimeMonths />
        <LowestUnits />
      </PanelRow>
      <ComplianceSteps />
      <PageDetails
        parts={[
          { part: 'filing', title: t('bars.title'), about: t('details.filing') },
          { part: 'late', title: t('details.late.title'), about: t('details.late') },
          { part: 'units', title: t('heat.title'), about: t('details.units') },
          { part: 'ratings', title: t('details.ratings.title'), about: t('details.ratings') },
          { part: 'lists', title: t('details.lists.title'), about: t('details.lists') },
          { part: 'findings', title: t('details.findings.title'), about: t('details.findings') },
        ]}
      >
        <Details />
      </PageDetails>
      <RelatedLinks>
        <FurtherLink to="/compliance-tax-type">{t('toTaxes')}</FurtherLink>
        <FurtherLink to="/compliance-up3d">{t('toUnits')}</FurtherLink>
        <FurtherLink to="/compliance-trend">{t('toTrend')}</FurtherLink>
      </RelatedLinks>
    </FilteredPage>
  );
}
