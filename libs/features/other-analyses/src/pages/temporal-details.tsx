import { DetailsPart, FindingsPanel } from '@pendapa/analysis';
import { DayHeat } from '../components/temporal/day-heat.tsx';
import { MonthDetails } from '../components/temporal/month-details.tsx';
import { TaxSeasons } from '../components/temporal/tax-seasons.tsx';

/** Months as a table, seasons of taxes, days, and findings. */
export default function TemporalDetails() {
  return (
    <>
      <DetailsPart part="months">
        <MonthDetails />
      </DetailsPart>
      <DetailsPart part="taxes">
        <TaxSeasons />
      </DetailsPart>
      <DetailsPart part="days">
        <DayHeat />
      </DetailsPart>
      <DetailsPart part="findings">
        <FindingsPanel subject="months" />
      </DetailsPart>
    </>
  );
}
