import { DetailsPart } from '@pendapa/analysis';
import { ChartPanel, DetailsPanel, usePanelWords } from '@pendapa/panels';
import { useMeasureChoice } from '../components/cross-dimensional/choices.ts';
import { PivotGrid } from '../components/cross-dimensional/pivot-grid.tsx';
import { PivotTable } from '../components/cross-dimensional/pivot-table.tsx';
import { RelationTable } from '../components/cross-dimensional/relation-words.tsx';
import { usePivotAnswer } from '../components/cross-dimensional/use-pivot.ts';
import { useRelations, useUnitAnswers } from '../components/cross-dimensional/use-units.ts';
import { partTexts } from '../messages/cross-dimensional-parts.ts';

function AllCombinations() {
  const [measure] = useMeasureChoice();
  return (
    <ChartPanel
      words={usePanelWords(partTexts, 'all')}
      query={usePivotAnswer()}
      measure={measure}
      height="large"
      chart={(drawing) => <PivotGrid {...drawing} />}
      table={(drawing) => <PivotTable {...drawing} />}
    />
  );
}

function AllRelations() {
  const results = useUnitAnswers();
  const { pairs } = useRelations(results);
  return (
    <DetailsPanel
      words={usePanelWords(partTexts, 'relations')}
      query={results.revenue}
      measure="amount"
      table={({ description }) => <RelationTable pairs={pairs} caption={description} />}
    />
  );
}

/** The whole table, and all relations with their statistics. */
export default function CrossDimensionalDetails() {
  return (
    <>
      <DetailsPart part="all">
        <AllCombinations />
      </DetailsPart>
      <DetailsPart part="relations">
        <AllRelations />
      </DetailsPart>
    </>
  );
}
