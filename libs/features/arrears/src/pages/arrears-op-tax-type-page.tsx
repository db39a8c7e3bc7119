import { FilteredPage, ReconciliationStrip } from '@pendapa/analysis';
import { FurtherLink } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { BandsPanel, PanelRow, PointsPanel, usePanelWords } from '@pendapa/panels';
import { share, sum } from '@pendapa/query';
import { DebtPareto, FewSentence } from '../components/op-tax-type/debt-bands.tsx';
import { ObjectKpis, TaxObjects, TaxShares } from '../components/op-tax-type/tax-panels.tsx';
import { StackedBarPanel } from '../components/shared/stacked-bar-panel.tsx';
import { Debtors } from '../components/shared/worklists.tsx';
import { messages } from '../messages/op-tax-type.ts';
import * as ask from '../questions/arrears-op-tax-type.ts';
import { owingReconciliation } from '../questions/owing-objects.ts';

const MANY_YEARS = ['3', '4', '5'];

/** Objects in arrears by tax type: how many, for how many tax years, and how much each owes. */
export default function ArrearsOpTaxTypePage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={<FewSentence />}
      offers={['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind']}
      isSnapshot
    >
      <ObjectKpis />
      <TaxShares />
      <StackedBarPanel
        words={usePanelWords(messages, 'years')}
        query={ask.taxYears}
        measure="objects"
        by="taxType"
        stackBy="yearsOwed"
        height="small"
        sentence={({ rows, total, formatted }) => {
          const long = rows.filter(({ codes }) => MANY_YEARS.includes(codes.yearsOwed ?? '')).map(({ current }) => current.objects);
          return t('years.sentence', { share: formatted.percent(share(sum([0, ...long]), total('objects'))) });
        }}
        filterOnClick="tax"
      />
      <PanelRow>
        <BandsPanel
          words={usePanelWords(messages, 'bands')}
          query={ask.bands}
          by="debtBand"
          measure="objects"
          amount="total"
          sentence={({ formatted }) => t('bands.sentence', formatted.largest('debtBand', 'objects'))}
        />
        <DebtPareto />
      </PanelRow>
      <PointsPanel
        words={usePanelWords(messages, 'count')}
        query={ask.taxes}
        measure="objects"
        by="taxType"
        x="objects"
        y="averagePerObject"
        tooltipMeasures={['objects', 'averagePerObject', 'total']}
        filterOnClick="tax"
      />
      <TaxObjects />
      <FurtherLink to="/demo-taxobject">{t('toKinds')}</FurtherLink>
      <ReconciliationStrip reconciliation={owingReconciliation} />
      <Debtors />
    </FilteredPage>
  );
}
