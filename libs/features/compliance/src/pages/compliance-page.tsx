import { toPlotValue, FilteredPage, FindingsPanel, PageSentence, PanelRow, ReconciliationStrip, usePanelWords } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { DutyBars } from '../components/overview/duty-bars.tsx';
import { DutyMonths, LateMonths } from '../components/overview/duty-months.tsx';
import { OverviewKpis } from '../components/overview/overview-kpis.tsx';
import { StateBars, UnitHeat } from '../components/overview/states-and-units.tsx';
import { FILING, PAYING } from '../components/shared/duties.ts';
import { EndedMonths } from '../components/shared/ended-months.tsx';
import { NonFilers, NonPayers } from '../components/shared/worklists.tsx';
import { messages } from '../messages/overview.ts';
import { whole } from '../questions/compliance.ts';
import { obligations } from '../questions/obligations.ts';

const OBLIGATIONS = obligations();

export default function CompliancePage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={
        <PageSentence
          query={whole}
          measure="obligations"
          sentence={({ total, formatted }) =>
            t('bars.sentence', { share: formatted.total('onTimePaymentRate'), count: toPlotValue(total('unpaid')) })
          }
        />
      }
      offers={['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind']}
    >
      <OverviewKpis />
      <DutyBars />
      <EndedMonths />
      <PanelRow>
        <DutyMonths words={usePanelWords(messages, 'filingMonths')} duty={FILING} />
        <DutyMonths words={usePanelWords(messages, 'payingMonths')} duty={PAYING} />
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
