import { DetailsPart, ReconciliationStrip } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { DetailsPanel, usePanelWords } from '@pendapa/panels';
import { OwingMoreKpis, YearFlows } from '../components/op-trend/owing-panels.tsx';
import { RemainsPanel } from '../components/shared/remains-panel.tsx';
import { StackedBarPanel } from '../components/shared/stacked-bar-panel.tsx';
import { messages } from '../messages/op-trend.ts';
import * as ask from '../questions/arrears-op-trend.ts';

/** Details of the trend of objects: classes of tax years, who remains, the changes of each year. */
export default function ArrearsOpTrendDetails() {
  const t = useMessages(messages);
  return (
    <>
      <DetailsPart part="owed">
        <StackedBarPanel
          words={usePanelWords(messages, 'owed')}
          query={ask.yearsOwed}
          measure="objects"
          by="year"
          stackBy="yearsOwed"
          height="small"
        />
      </DetailsPart>
      <DetailsPart part="stay">
        <RemainsPanel
          words={usePanelWords(messages, 'stay')}
          query={ask.cohorts}
          measure="closing"
          by="firstOwedYear"
          firstHeader={t('stay.start')}
          note={() => t('stay.note')}
          emptyText={t('stay.none')}
          sentence={(latest) => t('stay.sentence', latest)}
        />
      </DetailsPart>
      <DetailsPart part="years">
        <OwingMoreKpis />
        <YearFlows />
        <DetailsPanel words={usePanelWords(messages, 'table')} query={ask.yearFlows} measure="closing" height="medium" />
        <ReconciliationStrip reconciliation={ask.owingReconciliation} />
      </DetailsPart>
    </>
  );
}
