import { RankedBars } from '@pendapa/charts';
import { DIMENSION_LABELS } from '@pendapa/contracts/definitions';
import { useMessages, useText } from '@pendapa/i18n';
import { ChartPanel, usePanelWords, useReader } from '@pendapa/panels';
import { share, toPlotValue } from '@pendapa/query';
import { partTexts } from '../../messages/cross-dimensional-parts.ts';
import { useMeasureChoice } from './choices.ts';
import { PivotTable } from './pivot-table.tsx';
import { outOfLine, type Member } from './pivot.ts';
import { usePivot, usePivotAnswer, useSideNames, type PivotDrawing, type PivotReader } from './use-pivot.ts';

/** Number of rows shown first. */
const INITIAL_ROWS = 9;

/** The column of the combination that stands out, otherwise the first one, beside its pivot. */
function useShownColumn() {
  const pivotOf = usePivot();
  return (read: PivotReader) => {
    const pivot = pivotOf(read);
    const { above } = outOfLine(pivot, pivot.sides);
    const column = pivot.columns.find(({ code }) => above !== null && code === above.row.codes[pivot.sides[1]]) ?? pivot.columns[0];
    return { pivot, column };
  };
}

interface UserBarsProps extends PivotDrawing {
  readonly pivot: ReturnType<ReturnType<typeof usePivot>>;
  readonly column: Member;
}

function UserBars({ read, description, pivot, column }: UserBarsProps) {
  const t = useMessages(partTexts);
  const [measure] = useMeasureChoice();
  const { member } = useSideNames()(read, pivot.sides);
  const unit = measure === 'transactions' ? 'count' : 'money';
  const average = share(column.total, read.total(measure));
  const bars = pivot.rows.flatMap((row) => {
    const cell = pivot.cellAt(row.code, column.code);
    if (cell === null) return [];
    return {
      key: row.code ?? '',
      label: member(pivot.sides[0], row),
      value: cell.shareOfRow,
      text: read.format.percent(cell.shareOfRow),
      exact: `${read.format.percent(cell.shareOfRow, 2)} (${read.figureTextExact(cell.value, unit)})`,
      tone: cell.pale ? ('rest' as const) : ('actual' as const),
      middleTick: { value: average, exact: read.format.percent(average, 2) },
      detail: read.figureText(cell.value, unit),
    };
  });
  return (
    <RankedBars
      bars={bars.toSorted(
        (a, b) => Number(a.tone === 'rest') - Number(b.tone === 'rest') || (toPlotValue(b.value) ?? 0) - (toPlotValue(a.value) ?? 0),
      )}
      names={{ bar: t('users.bar'), middleTick: t('users.average') }}
      description={description}
      initialRows={INITIAL_ROWS}
    />
  );
}

/** How much of each row comes from the column that stands out, against the average of all rows. */
export function ColumnUsers() {
  const text = useText();
  const [measure] = useMeasureChoice();
  const result = usePivotAnswer();
  const reader = useReader('revenue');
  const shownColumn = useShownColumn();
  const namesOf = useSideNames();
  const read = result.answer && reader(result.answer, measure);
  const shown = read && shownColumn(read);
  const words = usePanelWords(partTexts, 'users', {
    column: read && shown?.column ? namesOf(read, shown.pivot.sides).member(shown.pivot.sides[1], shown.column) : '-',
    rows: shown ? text(DIMENSION_LABELS[shown.pivot.sides[0]]).toLowerCase() : '-',
  });
  return (
    <ChartPanel
      words={words}
      query={result}
      measure={measure}
      height="large"
      chart={(drawing) => {
        const { pivot, column } = shownColumn(drawing.read);
        return column && <UserBars {...drawing} pivot={pivot} column={column} />;
      }}
      table={(drawing) => <PivotTable {...drawing} />}
    />
  );
}
