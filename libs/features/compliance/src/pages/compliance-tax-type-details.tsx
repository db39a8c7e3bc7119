import { DetailsPart, FindingsPanel, ReconciliationStrip } from '@pendapa/analysis';
import { usePanelWords } from '@pendapa/panels';
import { EndedMonths, FILING, PAYING } from '../components/shared/obligations.tsx';
import { TaxMonths, TaxShares, TaxTables } from '../components/taxes/tax-panels.tsx';
import { messages } from '../messages/taxes.ts';
import { obligationReconciliation } from '../questions/obligations.ts';

const RECONCILIATION = obligationReconciliation();

/** Details of compliance by tax type: paying and filing, months, all figures, findings. */
export default function ComplianceTaxTypeDetails() {
  return (
    <>
      <DetailsPart part="filing">
        <EndedMonths />
        <TaxShares words={usePanelWords(messages, 'paying')} measures={PAYING} />
        <TaxShares words={usePanelWords(messages, 'filing')} measures={FILING} />
      </DetailsPart>
      <DetailsPart part="months">
        <TaxMonths />
      </DetailsPart>
      <DetailsPart part="table">
        <TaxTables />
        <ReconciliationStrip reconciliation={RECONCILIATION} />
      </DetailsPart>
      <DetailsPart part="findings">
        <FindingsPanel subject="compliance" />
      </DetailsPart>
    </>
  );
}
