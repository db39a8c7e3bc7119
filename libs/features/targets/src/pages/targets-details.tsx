import { DetailsPart } from '@pendapa/analysis';
import { PanelRow } from '@pendapa/panels';
import { RevisionWaterfall, TaxDetails, TaxMonthHeat } from '../components/targets/tax-panels.tsx';
import { YearGap } from '../components/targets/year-course.tsx';

/** Taxes as a table, the gap by month, the revision of the budget, and months by tax. */
export default function TargetsDetails() {
  return (
    <>
      <DetailsPart part="taxes">
        <TaxDetails />
      </DetailsPart>
      <DetailsPart part="gap">
        <PanelRow>
          <YearGap />
          <RevisionWaterfall />
        </PanelRow>
      </DetailsPart>
      <DetailsPart part="months">
        <TaxMonthHeat />
      </DetailsPart>
    </>
  );
}
