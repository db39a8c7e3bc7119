import { DetailsPart } from '@pendapa/analysis';
import { PayersPart } from '../components/shared/payers-part.tsx';
import { useKindsOfChosen } from '../components/shared/use-unit-kinds.ts';
import { UnitMultiples, UnitRanks, UnitYearsDetails } from '../components/up3d/unit-years-panels.tsx';

/** Units by year as a table, by rank and as small charts, and who paid. */
export default function RevenueUp3dDetails() {
  return (
    <>
      <DetailsPart part="years">
        <UnitYearsDetails />
      </DetailsPart>
      <DetailsPart part="courses">
        <UnitRanks />
        <UnitMultiples />
      </DetailsPart>
      <PayersPart kinds={useKindsOfChosen()} />
    </>
  );
}
