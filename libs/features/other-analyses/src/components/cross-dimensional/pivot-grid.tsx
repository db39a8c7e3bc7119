import { HeatTable, type HeatScale } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { useStateWords } from '@pendapa/panels';
import { toPlotValue, isKnown, share, valueOf, type Figure } from '@pendapa/query';
import { messages } from '../../messages/cross-dimensional.ts';
import { useMeasureChoice, useSaying, type Measure } from './choices.ts';
import type { Pivot, PivotCell } from './pivot.ts';
import { usePivot, useSideNames, type PivotDrawing } from './use-pivot.ts';

/** Fixed classes around the expected value: up to a quarter, half, twice and four times. */
const SCALE: HeatScale = { colors: 'diverging', bounds: [0.25, 0.5, 0.8, 1.25, 2, 4] };
const TOTAL = 'total';

/** Formats figures of the measure: in a cell with a common unit, and with all digits. */
export function useFigureWords(measure: Measure): (pivot: Pivot) => { cell: (figure: Figure) => string; unit: string } {
  const format = useFormat();
  const words = useStateWords();
  const t = useMessages(messages);
  return ({ rows, cells }) => {
    const values = [...rows.map(({ total }) => total), ...cells.map(({ value }) => value)];
    if (measure === 'transactions') return { cell: (figure) => words.text(figure, 'count'), unit: t('transactions') };
    const unit = format.moneyTable(values.map(valueOf));
    return {
      cell: (figure) => (isKnown(figure) ? unit.wholeCell(String(valueOf(figure))) : words.text(figure, 'money')),
      unit: unit.unitLabel,
    };
  };
}

/** Texts of cells and totals by the chosen value; for shares and ratios a total is its share of all. */
function usePivotTexts(pivot: Pivot, whole: Figure) {
  const format = useFormat();
  const [measure] = useMeasureChoice();
  const [saying] = useSaying();
  const figures = useFigureWords(measure)(pivot);
  const part = (figure: Figure): string => format.percent(share(figure, whole), 1);
  return {
    cell: ({ value, shareOfRow, index }: PivotCell): string => {
      if (saying === 'figure') return figures.cell(value);
      return saying === 'share' ? format.percent(shareOfRow, 1) : format.decimal(index, 2);
    },
    total: saying === 'figure' ? figures.cell : part,
  };
}

/** Table of all combinations with totals, coloured by the ratio to the value expected from row and column. */
export function PivotGrid({ read, description }: PivotDrawing) {
  const t = useMessages(messages);
  const format = useFormat();
  const [measure] = useMeasureChoice();
  const pivot = usePivot()(read);
  const { member } = useSideNames()(read, pivot.sides);
  const [rowSide, columnSide] = pivot.sides;
  const whole = read.total(measure);
  const texts = usePivotTexts(pivot, whole);
  const exact = (cell: PivotCell | null): string => {
    if (!cell) return t('table.nothing');
    const words = { figure: read.exact(measure, cell.row), share: format.percent(cell.shareOfRow, 2) };
    return cell.pale || cell.index === null
      ? t('table.exactPale', { ...words, count: toPlotValue(cell.row.current.transactions) ?? 0 })
      : t('table.exact', { ...words, index: format.decimal(cell.index, 2) });
  };
  const totals = pivot.columns.map(({ total }) => texts.total(total));
  return (
    <HeatTable
      endsWithTotal
      description={description}
      columns={[
        ...pivot.columns.map((column) => ({ key: column.code ?? '', label: member(columnSide, column) })),
        { key: TOTAL, label: t('total') },
      ]}
      rows={[
        ...pivot.rows.map((row) => {
          const cells = pivot.columns.map(({ code }) => pivot.cellAt(row.code, code));
          const coloured = cells.map((cell) => (cell && !cell.pale ? cell.index : null));
          const text = (column: number): string => {
            const cell = cells[column];
            if (cell) return texts.cell(cell);
            return column === cells.length ? texts.total(row.total) : '';
          };
          return {
            key: row.code ?? '',
            label: member(rowSide, row),
            values: coloured,
            cellText: text,
            blank: (column: number) => ((coloured[column] ?? null) === null ? text(column) : undefined),
            exact: (column: number) =>
              column === cells.length
                ? read.figureTextExact(row.total, measure === 'transactions' ? 'count' : 'money')
                : exact(cells[column] ?? null),
          };
        }),
        {
          key: TOTAL,
          label: t('total'),
          values: [],
          blank: (column: number) => totals[column] ?? texts.total(whole),
          exact: (column: number) =>
            read.figureTextExact(pivot.columns[column]?.total ?? whole, measure === 'transactions' ? 'count' : 'money'),
        },
      ]}
      scale={SCALE}
      words={(value) => format.decimal(value, 2)}
    />
  );
}
