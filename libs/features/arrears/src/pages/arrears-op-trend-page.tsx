import { FilteredPage, ReconciliationStrip } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { DetailsPanel, KpiStrip, MeasureCards, PageSentence, usePanelWords } from '@pendapa/panels';
import { share, sum } from '@pendapa/query';
import { YearFlows } from '../components/op-trend/year-flows.tsx';
import { StackedBarPanel } from '../components/shared/stacked-bar-panel.tsx';
import { RemainsPanel } from '../components/shared/remains-panel.tsx';
import { messages } from '../messages/op-trend.ts';
import * as ask from '../questions/arrears-op-trend.ts';
import { debtorFlow } from '../questions/debtor-flow.ts';

/** Objects that entered arrears, left, or stayed, by year. */
export default function ArrearsOpTrendPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={
        <PageSentence
          query={debtorFlow}
          measure="closing"
          sentence={({ total, formatted }) => {
            const came = formatted.count(sum([total('added'), total('returned')]));
            const stayed = formatted.percent(share(total('stayed'), total('opening')));
            return t('flow.sentence', { in: came, out: formatted.total('cleared'), stayed });
          }}
        />
      }
      offers={['period', 'region', 'tax', 'category', 'unit', 'kind']}
      isSnapshot
    >
      <KpiStrip>
        <MeasureCards query={debtorFlow} measures={['closing', 'added', 'returned', 'cleared', 'stayed']} />
      </KpiStrip>
      <YearFlows />
      <StackedBarPanel
        words={usePanelWords(messages, 'owed')}
        query={ask.yearsOwed}
        measure="objects"
        by="year"
        stackBy="yearsOwed"
        height="small"
      />
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
      <DetailsPanel words={usePanelWords(messages, 'table')} query={ask.yearFlows} measure="closing" height="medium" />
      <ReconciliationStrip reconciliation={ask.owingReconciliation} />
    </FilteredPage>
  );
}
