import { CasesPanel, DetailsPart, FindingsPanel, ReconciliationStrip, useCaseWords } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { PanelRow, usePanelWords } from '@pendapa/panels';
import { ObligationBars } from '../components/overview/obligation-bars.tsx';
import { LateMonths, ObligationMonths } from '../components/overview/obligation-months.tsx';
import { FilingKpis, Ratings } from '../components/overview/overview-kpis.tsx';
import { StateBars, UnitHeat } from '../components/overview/states-and-units.tsx';
import { EndedMonths, FILING, PAYING } from '../components/shared/obligations.tsx';
import { messages } from '../messages/overview.ts';
import { obligationReconciliation } from '../questions/obligations.ts';

const RECONCILIATION = obligationReconciliation();

/** Objects that have not settled their obligations, largest amount first. */
function NonPayers() {
  const t = useMessages(messages);
  const headers = { number: t('object'), on: t('oldest'), count: t('unpaidCount'), amount: t('unpaid') };
  return <CasesPanel list="non-payers" span="ended-months" words={useCaseWords(messages, 'payers')} headers={headers} />;
}

/** Objects that have not filed, most periods first. */
function NonFilers() {
  const t = useMessages(messages);
  const headers = { number: t('object'), on: t('lastFiled'), count: t('unfiledCount'), amount: t('unpaid') };
  return <CasesPanel list="non-filers" span="ended-months" words={useCaseWords(messages, 'filers')} headers={headers} />;
}

/** Details of compliance: filing, late payment, units, ratings, worklists, findings. */
export default function ComplianceDetails() {
  return (
    <>
      <DetailsPart part="filing">
        <EndedMonths />
        <FilingKpis />
        <ObligationBars />
        <ObligationMonths words={usePanelWords(messages, 'filingMonths')} measures={FILING} />
      </DetailsPart>
      <DetailsPart part="late">
        <PanelRow hasEqualWidths>
          <ObligationMonths words={usePanelWords(messages, 'payingMonths')} measures={PAYING} />
          <LateMonths />
        </PanelRow>
        <StateBars />
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
