import { DetailsPart, FindingsPanel } from '@pendapa/analysis';
import { useFilteredAnswer } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { DetailsPanel, usePanelWords, useStateWords } from '@pendapa/panels';
import { joinByKey, useTogether } from '@pendapa/query';
import { RemainsPanel } from '../components/shared/remains-panel.tsx';
import { StackedBarPanel } from '../components/shared/stacked-bar-panel.tsx';
import { QualityMoves } from '../components/trend/quality-moves.tsx';
import { TrendMoreKpis, YearMovements } from '../components/trend/trend-panels.tsx';
import { messages } from '../messages/trend.ts';
import * as ask from '../questions/arrears-trend.ts';

/** Arrears at the end of each year by age, and their ratio to the year's revenue. */
function YearAges() {
  const t = useMessages(messages);
  const words = useStateWords();
  const { ages, ratios } = useTogether({ ages: useFilteredAnswer(ask.yearAges), ratios: useFilteredAnswer(ask.yearRatios) });
  const ratio = joinByKey(ratios.answer, 'year', 'arrearsRatio');
  return (
    <StackedBarPanel
      words={usePanelWords(messages, 'ages')}
      query={ages}
      measure="total"
      by="year"
      stackBy="ageBand"
      height="small"
      detail={(year) => t('ages.ratio', { ratio: words.text(ratio.value({ codes: { year } }), 'ratio') })}
    />
  );
}

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
        <YearMovements />
        <DetailsPanel words={usePanelWords(messages, 'table')} query={ask.yearFlows} measure="closing" />
      </DetailsPart>
      <DetailsPart part="findings">
        <FindingsPanel subject="arrears" />
      </DetailsPart>
    </>
  );
}
