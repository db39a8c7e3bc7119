import { DetailsPart, FindingsPanel, ReconciliationStrip } from '@pendapa/analysis';
import { OverdueLetters } from '../components/shared/worklists.tsx';
import { LetterMonths, UnitDetails } from '../components/up3d/letters-and-details.tsx';
import { OverdueUnits, Recovery, UnitActions } from '../components/up3d/pursuit-panels.tsx';
import { arrearsReconciliation } from '../questions/arrears-up3d.ts';

/** Details of the pursuit of arrears: all units, recovery, late letters, findings. */
export default function ArrearsUp3dDetails() {
  return (
    <>
      <DetailsPart part="letters">
        <LetterMonths />
        <UnitActions />
      </DetailsPart>
      <DetailsPart part="units">
        <OverdueUnits />
        <UnitDetails />
      </DetailsPart>
      <DetailsPart part="recovery">
        <Recovery />
      </DetailsPart>
      <DetailsPart part="list">
        <OverdueLetters />
        <ReconciliationStrip reconciliation={arrearsReconciliation} />
      </DetailsPart>
      <DetailsPart part="findings">
        <FindingsPanel subject="arrears" />
      </DetailsPart>
    </>
  );
}
