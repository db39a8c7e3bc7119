import { DetailsPart, FindingsPanel } from '@pendapa/analysis';
import { PanelRow } from '@pendapa/panels';
import { DayHeat } from '../components/temporal/day-heat.tsx';
import { MonthDetails } from '../components/temporal/month-details.tsx';
import { MonthHeat } from '../components/temporal/month-heat.tsx';
import { TaxSeasons } from '../components/temporal/tax-seasons.tsx';
import { SeasonKpis } from '../components/temporal/temporal-kpis.tsx';
import { UsualMonths } from '../components/temporal/usual-months.tsx';
import { YearMonths } from '../components/temporal/year-months.tsx';
import { YearShares } from '../components/temporal/year-shares.tsx';

/** Months of all years, what is usual, seasons of taxes, days, and findings. */
export default function TemporalDetails() {
  return (
    <>
      <DetailsPart part="months">
        <YearMonths hasMean />
        <MonthHeat />
        <MonthDetails />
      </DetailsPart>
      <DetailsPart part="usual">
        <SeasonKpis />
        <PanelRow>
          <UsualMonths />
          <YearShares />
        </PanelRow>
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
