import { FilteredPage, FindingsPanel, ReconciliationStrip } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { PageSentence, usePanelWords, WaterfallPanel, type TotalStep } from '@pendapa/panels';
import { firstMissingState, share, sum } from '@pendapa/query';
import { StackedBarPanel } from '../components/shared/stacked-bar-panel.tsx';
import { LapsingWorklist } from '../components/shared/worklists.tsx';
import { LapseMonths } from '../components/tax-type/lapse-months.tsx';
import { QualityClasses, TaxDetails, WorthKpis } from '../components/tax-type/worth-panels.tsx';
import { messages } from '../messages/tax-type.ts';
import * as ask from '../questions/arrears-tax-type.ts';

/** Each debt is subtracted once. The rest, minus the allowance for losses, is net collectible. */
const STEPS: readonly TotalStep<(typeof ask.worth.measures)[number]>[] = [
  { key: 'total', kind: 'total' },
  { key: 'lapsed', kind: 'subtracted' },
  { key: 'disputed', kind: 'subtracted' },
  { key: 'uncollectible', kind: 'subtracted' },
  { key: 'collectible', kind: 'total' },
  { key: 'collectibleAllowance', kind: 'subtracted' },
  { key: 'netCollectible', kind: 'total', tone: 'good' },
];

/** Arrears by tax type: what may be collected, their quality and age, and when the right to collect lapses. */
export default function ArrearsTaxTypePage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={
        <PageSentence
          query={ask.worth}
          measure="total"
          sentence={({ formatted: { total } }) =>
            t('worth.sentence', { total: total('total'), netCollectible: total('netCollectible'), netValue: total('netValue') })
          }
        />
      }
      offers={['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind', 'quality', 'taxYear']}
      isSnapshot
    >
      <WorthKpis />
      <WaterfallPanel
        words={usePanelWords(messages, 'worth')}
        query={ask.worth}
        measure="total"
        height="small"
        sentence={({ total }) => (firstMissingState([total('netCollectible'), total('netValue')]) === null ? t('worth.why') : null)}
        steps={STEPS}
      />
      <QualityClasses />
      <StackedBarPanel
        words={usePanelWords(messages, 'ages')}
        query={ask.ages}
        measure="total"
        by="taxType"
        stackBy="ageBand"
        sentence={({ rows, total, formatted }) => {
          // Arrears without this age are 0, not unknown.
          const oldest = rows.filter(({ codes }) => codes.ageBand === '5+').map(({ current }) => current.total);
          return t('ages.sentence', { share: formatted.percent(share(sum(['0', ...oldest]), total('total'))) });
        }}
        filterOnClick="tax"
      />
      <LapseMonths />
      <FindingsPanel subject="arrears" />
      <TaxDetails />
      <ReconciliationStrip reconciliation={ask.arrearsReconciliation} />
      <LapsingWorklist />
    </FilteredPage>
  );
}
