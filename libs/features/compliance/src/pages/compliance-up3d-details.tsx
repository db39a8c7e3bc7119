import { DetailsPart, FindingsPanel } from '@pendapa/analysis';
import { EndedMonths } from '../components/shared/obligations.tsx';
import { StandingKpis, UnpaidTaxes } from '../components/units/lagging-units.tsx';
import { UnitFunnel } from '../components/units/unit-funnel.tsx';
import { UnitDots, UnitsSummed, UnitTable, UnitTaxHeat } from '../components/units/unit-panels.tsx';

/** Details of compliance by unit: all units, what chance can explain, units and taxes, findings. */
export default function ComplianceUp3dDetails() {
  return (
    <>
      <DetailsPart part="all">
        <EndedMonths />
        <UnitDots />
        <UnitTable />
        <UnitsSummed />
      </DetailsPart>
      <DetailsPart part="funnel">
        <StandingKpis />
        <UnitFunnel />
      </DetailsPart>
      <DetailsPart part="taxes">
        <UnitTaxHeat />
        <UnpaidTaxes />
      </DetailsPart>
      <DetailsPart part="findings">
        <FindingsPanel subject="compliance" />
      </DetailsPart>
    </>
  );
}
