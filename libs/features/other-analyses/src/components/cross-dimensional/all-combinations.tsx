import { DIMENSION_LABELS } from '@pendapa/contracts/definitions';
import { useMessages, useText } from '@pendapa/i18n';
import { ChartPanel, usePanelWords, useReader } from '@pendapa/panels';
import type { AnswerTo } from '@pendapa/query';
import { messages } from '../../messages/cross-dimensional.ts';
import type { Side } from '../../questions/cross-dimensional.ts';
import { SayingChoice } from './choice-row.tsx';
import { useColumnsChoice, useMeasureChoice, useRows, useSaying, type Measure } from './choices.ts';
import { PivotGrid, useFigureWords } from './pivot-grid.tsx';
import { PivotTable } from './pivot-table.tsx';
import { CombinationShares } from './share-bars.tsx';
import { usePivot, usePivotAnswer } from './use-pivot.ts';

/** Unit of the cells. */
function useUnitText(answer: AnswerTo<Measure, Side> | null): string {
  const t = useMessages(messages);
  const [measure] = useMeasureChoice();
  const [saying] = useSaying();
  const figures = useFigureWords(measure);
  const reader = useReader('revenue');
  const pivotOf = usePivot();
  if (saying !== 'figure') return t(`saying.${saying}`);
  return answer ? figures(pivotOf(reader(answer, measure))).unit : '';
}

/**
 * Table of two dimensions that shows unusual combinations. Each cell is compared with the value expected if the dimensions were
 * independent.
 */
export function AllCombinations() {
  const t = useMessages(messages);
  const text = useText();
  const result = usePivotAnswer();
  const unit = useUnitText(result.answer);
  const [rows] = useRows();
  const [columns] = useColumnsChoice();
  const [measure] = useMeasureChoice();
  const words = usePanelWords(messages, 'table', {
    measure: t(measure),
    rows: text(DIMENSION_LABELS[rows]),
    columns: text(DIMENSION_LABELS[columns]),
    unit,
  });
  return (
    <>
      <CombinationShares of="row" />
      <SayingChoice />
      <ChartPanel
        words={words}
        query={result}
        measure={measure}
        height="large"
        chart={(drawing) => <PivotGrid {...drawing} />}
        table={(drawing) => <PivotTable {...drawing} />}
      />
    </>
  );
}
