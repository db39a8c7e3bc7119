import { DetailsPart, FindingsPanel, ReconciliationStrip } from '@pendapa/analysis';
import { usePanelWords } from '@pendapa/panels';
import { ObligationBars } from '../components/overview/obligation-bars.tsx';
import { ObligationMonths } from '../components/overview/obligation-months.tsx';
import { FilingKpis, Ratings } from '../components/overview/overview-kpis.tsx';
import { UnitHeat } from '../components/overview/states-and-units.tsx';
import { EndedMonths } from '../components/shared/ended-months.tsx';
import { FILING } from '../components/shared/obligation-measures.ts';
import { NonFilers, NonPayers } from '../components/shared/worklists.tsx';
import { messages } from '../messages/overview.ts';
import { obligationReconciliation } from '../questions/obligations.ts';

const RECONCILIATION = obligationReconciliation();

/** Details of compliance: filing, units, ratings, worklists, findings. */
export default function ComplianceDetails() {
  return (
    <>
      <DetailsPart part="filing">
        <EndedMonths />
        <FilingKpis />
        <ObligationBars />
        <ObligationMonths words={usePanelWords(messages, 'filingMonths')} measures={FILING} />
      </DetailsPart>
      <DetailsPart part="units">
        <UnitHeat />
      </DetailsPart>
      <DetailsPart part="ratings">
        <Ratings />
      </DetailsPart>
      <DetailsPart part="lists">
        <NonPayers />
        <NonFilers />
        <ReconciliationStrip reconciliation={RECONCILIATION} />
      </DetailsPart>
      <DetailsPart part="findings">
        <FindingsPanel subject="compliance" />
      </DetailsPart>
    </>
  );
}
