import { lazy } from 'react';
import { FilteredPage, FollowUps, PageDetails, RelatedLinks } from '@pendapa/analysis';
import { FurtherLink } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { PanelRow } from '@pendapa/panels';
import { MeetingBrief } from '../components/brief/meeting-brief.tsx';
import { OverviewKpis } from '../components/overview/kpis.tsx';
import { OverviewGap, OverviewSentence } from '../components/overview/panels.tsx';
import { OverviewShortfalls } from '../components/overview/tax-types.tsx';
import { messages } from '../messages/overview.ts';

const Details = lazy(() => import('./overview-details.tsx'));

/**
 * Where to step in: the gap to the plan, the taxes that make it, and what to follow up. Offers no filter by place or channel, because
 * targets are set by tax and unit.
 */
export default function OverviewPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={<OverviewSentence />}
      offers={['period', 'compare', 'tax', 'category', 'without', 'unit', 'kind', 'version']}
      actions={<MeetingBrief />}
    >
      <OverviewKpis />
      <PanelRow>
        <OverviewGap />
        <OverviewShortfalls />
      </PanelRow>
      <FollowUps />
      <PageDetails
        parts={[
          { part: 'taxes', title: t('table.title'), about: t('details.taxes') },
          { part: 'year', title: t('line.title'), about: t('details.year') },
          { part: 'places', title: t('units.title'), about: t('details.places') },
          { part: 'findings', title: t('details.findings.title'), about: t('details.findings') },
        ]}
      >
        <Details />
      </PageDetails>
      <RelatedLinks>
        <FurtherLink to="/targets">{t('toTargets')}</FurtherLink>
        <FurtherLink to="/predictive">{t('toForecast')}</FurtherLink>
        <FurtherLink to="/temporal">{t('toSeason')}</FurtherLink>
      </RelatedLinks>
    </FilteredPage>
  );
}
