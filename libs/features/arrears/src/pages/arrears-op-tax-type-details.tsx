import { DetailsPart, ReconciliationStrip } from '@pendapa/analysis';
import { AverageDebts, TaxYearsOwed } from '../components/op-tax-type/object-panels.tsx';
import { TaxObjects } from '../components/op-tax-type/tax-panels.tsx';
import { Debtors } from '../components/shared/worklists.tsx';
import { owingReconciliation } from '../questions/owing-objects.ts';

/** Details of objects in arrears: tax years owed, averages, all taxes, and the list of debtors. */
export default function ArrearsOpTaxTypeDetails() {
  return (
    <>
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
