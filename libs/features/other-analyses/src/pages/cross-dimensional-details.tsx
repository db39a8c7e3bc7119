import { DetailsPart } from '@pendapa/analysis';
import { DetailsPanel, usePanelWords } from '@pendapa/panels';
import { AllCombinations } from '../components/cross-dimensional/all-combinations.tsx';
import { RelationTable } from '../components/cross-dimensional/relation-words.tsx';
import { useRelations, useUnitAnswers } from '../components/cross-dimensional/use-units.ts';
import { partTexts } from '../messages/cross-dimensional-parts.ts';

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
