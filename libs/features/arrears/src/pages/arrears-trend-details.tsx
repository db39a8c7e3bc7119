import { DetailsPart, FindingsPanel } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { DetailsPanel, usePanelWords } from '@pendapa/panels';
import { RemainsPanel } from '../components/shared/remains-panel.tsx';
import { QualityMoves } from '../components/trend/quality-moves.tsx';
import { TrendMoreKpis } from '../components/trend/trend-panels.tsx';
import { YearAges } from '../components/trend/year-ages.tsx';
import { messages } from '../messages/trend.ts';
import * as ask from '../questions/arrears-trend.ts';

/** Details of the arrears trend: five ages, tax years, quality, the movements of each year, findings. */
export default function ArrearsTrendDetails() {
  const t = useMessages(messages);
  return (
    <>
      <DetailsPart part="ages">
        <YearAges />
      </DetailsPart>
      <DetailsPart part="vintage">
        <RemainsPanel
          words={usePanelWords(messages, 'vintage')}
          query={ask.vintages}
          measure="principal"
          by="taxYear"
          firstHeader={t('vintage.start')}
          note={(on) => t('vintage.note', { on })}
          emptyText={t('vintage.none')}
          sentence={(latest) => t('vintage.sentence', latest)}
        />
      </DetailsPart>
      <DetailsPart part="moves">
        <QualityMoves />
      </DetailsPart>
      <DetailsPart part="years">
        <TrendMoreKpis />
        <DetailsPanel words={usePanelWords(messages, 'table')} query={ask.yearFlows} measure="closing" />
      </DetailsPart>
      <DetailsPart part="findings">
        <FindingsPanel subject="arrears" />
      </DetailsPart>
    </>
  );
}
