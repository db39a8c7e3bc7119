import { FilteredPage, FindingsPanel, ReconciliationStrip } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { PageSentence, usePanelWords } from '@pendapa/panels';
import { toPlotValue, extremesOf } from '@pendapa/query';
import { FILING, PAYING } from '../components/shared/obligation-measures.ts';
import { EndedMonths } from '../components/shared/ended-months.tsx';
import { TaxGap, TaxMonths, TaxShares, TaxTable } from '../components/taxes/tax-panels.tsx';
import { messages } from '../messages/taxes.ts';
import { taxes } from '../questions/compliance-tax-type.ts';
import { obligationReconciliation } from '../questions/obligations.ts';

const RECONCILIATION = obligationReconciliation();

/** Filing and paying on time by tax type. */
export default function ComplianceTaxTypePage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={
        <PageSentence
          query={taxes}
          measure="onTimePaymentRate"
          sentence={({ rows, name, formatted }) => {
            const rate = { value: ({ current }: (typeof rows)[number]) => toPlotValue(current.onTimePaymentRate) };
            const lowest = extremesOf(rows, { ...rate, cases: ({ current }) => toPlotValue(current.obligations) })?.lowest;
            return t('gap.sentence', { tax: lowest ? name('taxType', lowest) : null, share: formatted.value('onTimePaymentRate', lowest) });
          }}
        />
      }
      offers={['period', 'compare', 'region', 'category', 'unit', 'kind']}
    >
      <TaxGap />
      <EndedMonths />
      <TaxShares words={usePanelWords(messages, 'paying')} measures={PAYING} />
      <TaxShares words={usePanelWords(messages, 'filing')} measures={FILING} />
      <TaxMonths />
      <FindingsPanel subject="compliance" />
      <TaxTable />
      <ReconciliationStrip reconciliation={RECONCILIATION} />
    </FilteredPage>
  );
}
