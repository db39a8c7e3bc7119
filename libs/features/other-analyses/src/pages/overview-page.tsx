import { FilteredPage, PanelRow, type FilterName } from '@pendapa/analysis';
import { CHART_HEIGHTS } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { MeetingBrief } from '../components/brief/meeting-brief.tsx';
import { OverviewBullets } from '../components/overview-bullets.tsx';
import { OverviewCumulative } from '../components/overview-cumulative.tsx';
import { OverviewDetails } from '../components/overview-details.tsx';
import { OverviewKpis } from '../components/overview-kpis.tsx';
import { menu } from '../messages/menu.ts';
import { messages } from '../messages/overview.ts';

/** As high as the list of tax types beside it. */
const HEIGHT = 2 * CHART_HEIGHTS.medium;

/** Targets are set by tax type and unit, not by place or channel. */
const OFFERS: readonly FilterName[] = ['period', 'compare', 'tax', 'category', 'unit', 'kind', 'version'];

export default function OverviewPage() {
  const title = useMessages(menu);
  const t = useMessages(messages);
  return (
    <FilteredPage title={title('overview')} question={t('question')} offers={OFFERS} actions={<MeetingBrief />}>
      <OverviewKpis />
      <PanelRow>
        <OverviewCumulative height={HEIGHT} />
        <OverviewBullets height={HEIGHT} />
      </PanelRow>
      <OverviewDetails />
    </FilteredPage>
  );
}
