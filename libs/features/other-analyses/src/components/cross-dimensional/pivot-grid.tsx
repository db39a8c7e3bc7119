import { HeatTable, useOnPaper, type HeatScale } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { useStateWords } from '@pendapa/panels';
import { toPlotValue, isKnown, share, valueOf, type Figure } from '@pendapa/query';
import { messages } from '../../messages/cross-dimensional.ts';
import { partTexts } from '../../messages/cross-dimensional-parts.ts';
import { unitOf, useMeasureChoice, useSaying, type Measure } from './choices.ts';
import { foldedGrid, type GridLimits } from './folded.ts';
import type { Member, Pivot, PivotCell } from './pivot.ts';
import { usePivot, useSideNames, type PivotDrawing } from './use-pivot.ts';

/** Fixed classes around the expected value: up to a quarter, half, twice and four times. */
const SCALE: HeatScale = { colors: 'diverging', bounds: [0.25, 0.5, 0.8, 1.25, 2, 4] };
const TOTAL = 'total';
const OTHERS = 'others';

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

/** On a sheet the last columns are one; the table in the file has all. */
const PAPER_LIMITS: GridLimits = { rows: Infinity, columns: 10 };
const NO_LIMITS: GridLimits = { rows: Infinity, columns: Infinity };

/** Table of combinations with totals, coloured by the ratio to the average of all rows. */
export function PivotGrid({ read, description }: PivotDrawing) {
  const parts = useMessages(partTexts);
  const isOnPaper = useOnPaper();
  const t = useMessages(messages);
  const format = useFormat();
  const [measure] = useMeasureChoice();
  const [saying] = useSaying();
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
  const { rows, columns, othersOfRow, othersAt, othersTotal, totalAt } = foldedGrid(
    pivot,
    pivot.sides,
    isOnPaper ? PAPER_LIMITS : NO_LIMITS,
  );
  const unit = unitOf(measure);
  /** Several members have no ratio. */
  const othersText = (figure: Figure | null, ofRow: Figure): string => {
    if (figure === null || saying === 'index') return '';
    return saying === 'share' ? format.percent(share(figure, ofRow), 1) : texts.total(figure);
  };
  const exactOthers = (figure: Figure | null): string => (figure === null ? t('table.nothing') : read.figureTextExact(figure, unit));
  const hasOthers = columns.others.length > 0;
  const total = columns.shown.length + Number(hasOthers);
  const bodyRow = (row: Member) => {
    const cells = columns.shown.map(({ code }) => pivot.cellAt(row.code, code));
    const colored = cells.map((cell) => (cell && !cell.pale ? cell.index : null));
    const text = (column: number): string => {
      const cell = cells[column];
      if (cell) return texts.cell(cell);
      if (column === total) return texts.total(row.total);
      return column === cells.length ? othersText(othersOfRow(row), row.total) : '';
    };
    return {
      key: row.code ?? '',
      label: member(rowSide, row),
      values: colored,
      cellText: text,
      blank: (column: number) => ((colored[column] ?? null) === null ? text(column) : undefined),
      exact: (column: number) => {
        if (column === total) return read.figureTextExact(row.total, unit);
        return column === cells.length ? exactOthers(othersOfRow(row)) : exact(cells[column] ?? null);
      },
    };
  };
  const othersRow = {
    key: OTHERS,
    label: parts('others', { count: rows.others.length }),
    values: [],
    blank: (column: number) => (column === total ? texts.total(othersTotal) : othersText(othersAt(column), othersTotal)),
    exact: (column: number) => exactOthers(column === total ? othersTotal : othersAt(column)),
  };
  const totalOf = (column: number): Figure => (column === total ? whole : totalAt(column));
  const totalRow = {
    key: TOTAL,
    label: t('total'),
    values: [],
    blank: (column: number) => texts.total(totalOf(column)),
    exact: (column: number) => read.figureTextExact(totalOf(column), unit),
  };
  return (
    <HeatTable
      endsWithTotal
      description={description}
      columns={[
        ...columns.shown.map((column) => ({ key: column.code ?? '', label: member(columnSide, column) })),
        ...(hasOthers ? [{ key: OTHERS, label: parts('others', { count: columns.others.length }) }] : []),
        { key: TOTAL, label: t('total') },
      ]}
      rows={[...rows.shown.map(bodyRow), ...(rows.others.length > 0 ? [othersRow] : []), totalRow]}
      scale={SCALE}
      words={(value) => format.decimal(value, 2)}
    />
  );
}
