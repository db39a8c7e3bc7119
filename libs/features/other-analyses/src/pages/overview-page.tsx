import { FilteredPage, FindingsPanel } from '@pendapa/analysis';
import { FurtherLink } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { WithAndWithoutTotals, DetailsPanel, PanelRow, RankingPanel, usePanelWords } from '@pendapa/panels';
import { MeetingBrief } from '../components/brief/meeting-brief.tsx';
import { OverviewKpis } from '../components/overview/kpis.tsx';
import { OverviewCumulative, OverviewDistricts, OverviewGap, OverviewSentence, OverviewUnits } from '../components/overview/panels.tsx';
import { OverviewShortfalls, taxTypeColumns } from '../components/overview/tax-types.tsx';
import { messages } from '../messages/overview.ts';
import * as ask from '../questions/overview.ts';

/**
 * The year in one page: revenue against target and plan, taxes behind plan, and units. Offers no filter by place or channel, because
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
      <FurtherLink to="/targets">{t('toTargets')}</FurtherLink>
      <PanelRow>
        <OverviewCumulative />
        {/* Compared with the same seven days of last year. */}
        <RankingPanel title={t('lastDays.title')} query={ask.lastDays} measure="amount" by="taxType" height="large" />
      </PanelRow>
      <PanelRow>
        <OverviewUnits />
        <OverviewDistricts />
      </PanelRow>
      <FurtherLink to="/predictive">{t('toForecast')}</FurtherLink>
      <FurtherLink to="/temporal">{t('toSeason')}</FurtherLink>
      <FindingsPanel />
      <DetailsPanel
        words={usePanelWords(messages, 'table')}
        query={ask.taxTypes}
        measure="realised"
        columns={taxTypeColumns}
        footer={<WithAndWithoutTotals query={ask.totals} />}
      />
    </FilteredPage>
  );
}
