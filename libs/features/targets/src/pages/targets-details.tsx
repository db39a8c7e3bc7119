import { DetailsPart } from '@pendapa/analysis';
import { RevisionWaterfall, TaxDetails, TaxMonthHeat } from '../components/targets/tax-panels.tsx';
import { YearCourse, YearGap } from '../components/targets/year-course.tsx';

/** Taxes as a table, the year against both budgets, their revision, and months by tax. */
export default function TargetsDetails() {
  return (
    <>
      <DetailsPart part="taxes">
        <TaxDetails />
      </DetailsPart>
      <DetailsPart part="course">
        <YearGap />
        <YearCourse />
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
