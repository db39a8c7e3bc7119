import { DetailsPart, FindingsPanel } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { DetailsPanel, PanelRow, RankingPanel, usePanelWords, WithAndWithoutTotals } from '@pendapa/panels';
import { OverviewMoreKpis } from '../components/overview/kpis.tsx';
import { OverviewCumulative, OverviewDistricts, OverviewUnits } from '../components/overview/panels.tsx';
import { taxTypeColumns } from '../components/overview/tax-types.tsx';
import { messages } from '../messages/overview.ts';
import * as ask from '../questions/overview.ts';

/** Details of the overview: every tax, the year so far, units and districts, the last week, all findings. */
export default function OverviewDetails() {
  const t = useMessages(messages);
  return (
    <>
      <DetailsPart part="taxes">
        <OverviewMoreKpis />
        <DetailsPanel
          words={usePanelWords(messages, 'table')}
          query={ask.taxTypes}
          measure="realised"
          columns={taxTypeColumns}
          footer={<WithAndWithoutTotals query={ask.totals} />}
        />
      </DetailsPart>
      <DetailsPart part="year">
        <PanelRow>
          <OverviewCumulative />
          {/* Compared with the same seven days of last year. */}
          <RankingPanel title={t('lastDays.title')} query={ask.lastDays} measure="amount" by="taxType" height="large" />
        </PanelRow>
      </DetailsPart>
      <DetailsPart part="places">
        <PanelRow>
          <OverviewUnits />
          <OverviewDistricts />
        </PanelRow>
      </DetailsPart>
      <DetailsPart part="findings">
        <FindingsPanel />
      </DetailsPart>
    </>
  );
}
