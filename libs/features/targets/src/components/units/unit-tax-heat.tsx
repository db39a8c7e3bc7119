import { ChartPanel, PlanMatrix, useNarrow, usePanelWords, type Row } from '@pendapa/analysis';
import { messages } from '../../messages/target-units.ts';
import { useUnitTaxes, type ByTax } from './questions.ts';

/** Members in the order of what they lack of their plans together, the largest sum first. */
function inOrder(rows: readonly Row<ByTax, 'unit' | 'taxType'>[], by: 'unit' | 'taxType'): readonly (string | null)[] {
  const sums = new Map<string | null, bigint>();
  for (const { codes, current } of rows) sums.set(codes[by], (sums.get(codes[by]) ?? 0n) + BigInt(current.planVariance ?? 0));
  return [...sums].sort(([, one], [, other]) => (one < other ? -1 : 1)).map(([code]) => code);
}

/** For which tax each unit is behind. */
export function UnitTaxHeat() {
  const select = useNarrow()('unit');
  return (
    <ChartPanel
      words={usePanelWords(messages, 'heat')}
      asked={useUnitTaxes()}
      measure="realisedToDate"
      height="large"
      chart={(drawing) => (
        <PlanMatrix
          {...drawing}
          {...{ down: 'unit', across: 'taxType', realised: 'realisedToDate', plan: 'planToDate', onSelect: select }}
          rows={inOrder(drawing.read.rows, 'unit')}
          columns={inOrder(drawing.read.rows, 'taxType')}
        />
      )}
    />
  );
}
