import { FilteredPage, FindingsPanel, FurtherLink, PanelRow } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { MeetingBrief } from '../components/brief/meeting-brief.tsx';
import { OverviewBullets } from '../components/overview/bullets.tsx';
import { OverviewDetails } from '../components/overview/details.tsx';
import { OverviewKpis } from '../components/overview/kpis.tsx';
import { OverviewShortfalls } from '../components/overview/shortfalls.tsx';
import {
  OverviewCumulative,
  OverviewDistricts,
  OverviewGap,
  OverviewLastDays,
  OverviewSentence,
  OverviewUnits,
} from '../components/overview/panels.tsx';
import { messages } from '../messages/overview.ts';

/** Targets are set by tax type and unit, not by place or channel. */
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
      <OverviewBullets />
      <PanelRow>
        <OverviewCumulative />
        <OverviewLastDays />
      </PanelRow>
      <PanelRow>
        <OverviewUnits />
        <OverviewDistricts />
      </PanelRow>
      <FurtherLink to="/targets">{t('toTargets')}</FurtherLink>
      <FurtherLink to="/predictive">{t('toForecast')}</FurtherLink>
      <FurtherLink to="/temporal">{t('toSeason')}</FurtherLink>
      <FindingsPanel />
      <OverviewDetails />
    </FilteredPage>
  );
}
