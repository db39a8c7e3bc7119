import { lazy } from 'react';
import { FilteredPage, PageDetails, RelatedLinks } from '@pendapa/analysis';
import { FurtherLink } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { missingOf, PanelRow } from '@pendapa/panels';
import { OutlookFan } from '../components/predictive/outlook-fan.tsx';
import { OutlookKpis, OutlookSentence } from '../components/predictive/outlook-kpis.tsx';
import { TargetChances } from '../components/predictive/target-chances.tsx';
import { TargetSteps } from '../components/predictive/target-steps.tsx';
import { useOutlook } from '../components/predictive/use-outlook.ts';
import { messages } from '../messages/predictive.ts';

const Details = lazy(() => import('./predictive-details.tsx'));

/** All parts use monthly figures. None uses totals of longer spans, so the parts agree with the sentence. */
function Figures() {
  const t = useMessages(messages);
  const { months } = useOutlook();
  if (months.answer && missingOf(months.answer, 'amount')?.kind === 'coarse-totals') return null;
  return (
    <>
      <OutlookKpis />
      <PanelRow>
        <OutlookFan kind="cumulative" />
        <TargetChances />
      </PanelRow>
      <TargetSteps />
      <PageDetails
        parts={[
          { part: 'months', title: t('months.title'), about: t('details.months') },
          { part: 'scenarios', title: t('scenarios.title'), about: t('details.scenarios') },
          { part: 'past', title: t('past.title'), about: t('details.past') },
        ]}
      >
        <Details />
      </PageDetails>
      <RelatedLinks>
        <FurtherLink to="/targets">{t('toTargets')}</FurtherLink>
      </RelatedLinks>
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
