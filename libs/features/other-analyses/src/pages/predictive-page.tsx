import { FilteredPage } from '@pendapa/analysis';
import { FurtherLink } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { missingOf, PanelRow } from '@pendapa/panels';
import { OutlookFan } from '../components/predictive/outlook-fan.tsx';
import { OutlookKpis, OutlookSentence } from '../components/predictive/outlook-kpis.tsx';
import { OutlookTable } from '../components/predictive/outlook-table.tsx';
import { PastForecasts } from '../components/predictive/past-forecasts.tsx';
import { Scenarios } from '../components/predictive/scenarios-panel.tsx';
import { TargetChances } from '../components/predictive/target-chances.tsx';
import { useOutlook } from '../components/predictive/use-outlook.ts';
import { messages } from '../messages/predictive.ts';

/** All parts use monthly figures. None uses totals of longer spans, so the parts agree with the sentence. */
function Figures() {
  const t = useMessages(messages);
  const { months } = useOutlook();
  if (months.answer && missingOf(months.answer, 'amount')?.kind === 'coarse-totals') return null;
  return (
    <>
      <OutlookKpis />
      <PanelRow>
        <OutlookFan kind="months" />
        <OutlookFan kind="cumulative" />
      </PanelRow>
      <TargetChances />
      <FurtherLink to="/targets">{t('toTargets')}</FurtherLink>
      <Scenarios />
      <PastForecasts />
      <OutlookTable />
    </>
  );
}

/** A year is forecast from all of its months: there is no period to choose. */
export default function PredictivePage() {
  const t = useMessages(messages);
  return (
    <FilteredPage question={t('question')} sentence={<OutlookSentence />} offers={['tax', 'category', 'without', 'version']}>
      <Figures />
    </FilteredPage>
  );
}
