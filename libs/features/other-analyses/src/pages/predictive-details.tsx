import { DetailsPart } from '@pendapa/analysis';
import { OutlookFan } from '../components/predictive/outlook-fan.tsx';
import { YearAgoCard } from '../components/predictive/outlook-kpis.tsx';
import { OutlookTable } from '../components/predictive/outlook-table.tsx';
import { PastForecasts } from '../components/predictive/past-forecasts.tsx';
import { Scenarios } from '../components/predictive/scenarios-panel.tsx';

/** Months, suppositions, and how right past forecasts were. */
export default function PredictiveDetails() {
  return (
    <>
      <DetailsPart part="months">
        <OutlookFan kind="months" />
        <OutlookTable />
      </DetailsPart>
      <DetailsPart part="scenarios">
        <Scenarios />
      </DetailsPart>
      <DetailsPart part="past">
        <YearAgoCard />
        <PastForecasts />
      </DetailsPart>
    </>
  );
}
