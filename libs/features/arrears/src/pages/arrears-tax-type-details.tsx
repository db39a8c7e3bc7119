import { DetailsPart, FindingsPanel, ReconciliationStrip } from '@pendapa/analysis';
import { LapsingWorklist } from '../components/shared/worklists.tsx';
import { LapseMonths } from '../components/tax-type/lapse-months.tsx';
import { TaxAges } from '../components/tax-type/tax-type-panels.tsx';
import { QualityClasses, RatedKpis, TaxDetails } from '../components/tax-type/worth-panels.tsx';
import { arrearsReconciliation } from '../questions/arrears-tax-type.ts';

/** Details of arrears by tax type: quality, ages, what lapses, all taxes, findings. */
export default function ArrearsTaxTypeDetails() {
  return (
    <>
      <DetailsPart part="quality">
        <RatedKpis />
        <QualityClasses />
      </DetailsPart>
      <DetailsPart part="ages">
        <TaxAges />
      </DetailsPart>
      <DetailsPart part="lapse">
        <LapseMonths />
        <LapsingWorklist />
      </DetailsPart>
      <DetailsPart part="taxes">
        <TaxDetails />
        <ReconciliationStrip reconciliation={arrearsReconciliation} />
      </DetailsPart>
      <DetailsPart part="findings">
        <FindingsPanel subject="arrears" />
      </DetailsPart>
    </>
  );
}
