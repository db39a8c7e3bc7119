import { DetailsPart, ReconciliationStrip } from '@pendapa/analysis';
import { PanelRow } from '@pendapa/panels';
import { DebtPareto } from '../components/op-tax-type/debt-bands.tsx';
import { AverageDebts, DebtBands, TaxYearsOwed } from '../components/op-tax-type/object-panels.tsx';
import { TaxObjects } from '../components/op-tax-type/tax-panels.tsx';
import { Debtors } from '../components/shared/worklists.tsx';
import { owingReconciliation } from '../questions/owing-objects.ts';

/** Details of objects in arrears: by size, tax years owed, averages, all taxes, and the list of debtors. */
export default function ArrearsOpTaxTypeDetails() {
  return (
    <>
      <DetailsPart part="bands">
        <PanelRow hasEqualWidths>
          <DebtBands />
          <DebtPareto />
        </PanelRow>
      </DetailsPart>
      <DetailsPart part="years">
        <TaxYearsOwed />
      </DetailsPart>
      <DetailsPart part="average">
        <AverageDebts />
      </DetailsPart>
      <DetailsPart part="taxes">
        <TaxObjects />
        <ReconciliationStrip reconciliation={owingReconciliation} />
      </DetailsPart>
      <DetailsPart part="list">
        <Debtors />
      </DetailsPart>
    </>
  );
}
