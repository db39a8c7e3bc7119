import { DetailsPart } from '@pendapa/analysis';
import { RevisionWaterfall, TaxDetails, TaxMonthHeat } from '../components/targets/tax-panels.tsx';

/** Taxes as a table, the revision of the budget, and months by tax. */
export default function TargetsDetails() {
  return (
    <>
      <DetailsPart part="taxes">
        <TaxDetails />
      </DetailsPart>
      <DetailsPart part="revision">
        <RevisionWaterfall />
      </DetailsPart>
      <DetailsPart part="months">
        <TaxMonthHeat />
      </DetailsPart>
    </>
  );
}
