import { FilteredPage, FindingsPanel, ReconciliationStrip } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { PageSentence, PanelRow, usePanelWords } from '@pendapa/panels';
import { toPlotValue } from '@pendapa/query';
import { ObligationBars } from '../components/overview/obligation-bars.tsx';
import { ObligationMonths, LateMonths } from '../components/overview/obligation-months.tsx';
import { OverviewKpis } from '../components/overview/overview-kpis.tsx';
import { StateBars, UnitHeat } from '../components/overview/states-and-units.tsx';
import { FILING, PAYING } from '../components/shared/obligation-measures.ts';
import { EndedMonths } from '../components/shared/ended-months.tsx';
import { NonFilers, NonPayers } from '../components/shared/worklists.tsx';
import { messages } from '../messages/overview.ts';
import { totals } from '../questions/compliance.ts';
import { obligationReconciliation } from '../questions/obligations.ts';

const RECONCILIATION = obligationReconciliation();

/** Obligations to file and to pay: on time, late or not fulfilled. */
export default function CompliancePage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={
        <PageSentence
          query={totals}
          measure="obligations"
          sentence={({ total, formatted }) =>
            t('bars.sentence', { share: formatted.total('onTimePaymentRate'), count: toPlotValue(total('unpaid')) })
          }
        />
      }
      offers={['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind']}
    >
      <OverviewKpis />
      <ObligationBars />
      <EndedMonths />
      <PanelRow>
        <ObligationMonths words={usePanelWords(messages, 'filingMonths')} measures={FILING} />
        <ObligationMonths words={usePanelWords(messages, 'payingMonths')} measures={PAYING} />
      </PanelRow>
      <LateMonths />
      <StateBars />
      <UnitHeat />
      <FindingsPanel subject="compliance" />
      <ReconciliationStrip reconciliation={RECONCILIATION} />
      <NonPayers />
      <NonFilers />
    </FilteredPage>
  );
}
