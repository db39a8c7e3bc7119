import { FilteredPage, FindingsPanel, PanelRow, ReconciliationStrip } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { DutyBars, DutySentence } from '../components/overview/duty-bars.tsx';
import { LateMonths } from '../components/overview/late-months.tsx';
import { OverviewKpis } from '../components/overview/overview-kpis.tsx';
import { UnitHeat } from '../components/overview/unit-heat.tsx';
import { EndedMonths } from '../components/shared/ended-months.tsx';
import { NonFilers, NonPayers } from '../components/shared/worklists.tsx';
import { FilingMonths, PayingMonths, StateBars } from '../components/overview/panels.tsx';
import { messages } from '../messages/overview.ts';
import { obligations } from '../questions/obligations.ts';

const OBLIGATIONS = obligations();

export default function CompliancePage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={<DutySentence />}
      offers={['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind']}
    >
      <OverviewKpis />
      <DutyBars />
      <EndedMonths />
      <PanelRow>
        <FilingMonths />
        <PayingMonths />
      </PanelRow>
      <LateMonths />
      <StateBars />
      <UnitHeat />
      <FindingsPanel subject="compliance" />
      <ReconciliationStrip of={OBLIGATIONS} />
      <NonPayers />
      <NonFilers />
    </FilteredPage>
  );
}
