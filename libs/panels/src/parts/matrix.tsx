import { HeatTable, type HeatTableProps } from '@pendapa/charts';
import { measureSpec } from '@pendapa/contracts';
import { isFew, isSlight, sum, membersIn, lastDayOf, unfinishedMonth, type Row } from '@pendapa/query';
import type { ChartProps } from '../table/drawing.ts';

type Codes = readonly (string | null)[];

export interface MatrixProps<M extends string, D extends string>
  extends ChartProps<M, D>, Pick<HeatTableProps, 'scale' | 'words' | 'onSelect'> {
  /** Dimensions of rows and columns. */
  readonly down: NoInfer<D>;
  readonly across: NoInfer<D>;
  /** Codes in display order; by default months in time order, others as in the answer. */
  readonly rows?: Codes;
  readonly columns?: Codes;
  /** Value that colours a cell; null if unknown. */
  readonly value: (row: Row<M, D>) => number | null;
  /** Tooltip of a cell with all digits. */
  readonly exact: (row: Row<M, D>) => string;
  /** Measure that weighs a cell. Cells with few cases, under 1 % of their column, or in a column under 1 %, have no colour. */
  readonly weight?: NoInfer<M>;
  /** Measure whose hidden state marks a cell as hidden. */
  readonly hidden?: NoInfer<M>;
  /** Value of a pair without a row; unknown by default. */
  readonly nothing?: { readonly value: number; readonly exact: string };
}

/** Codes of a dimension; months in time order. */
function inOrder<D extends string>(rows: readonly Pick<Row<string, D>, 'codes'>[], by: NoInfer<D>): Codes {
  const codes = membersIn(rows, by);
  return by === 'month' ? codes.toSorted() : codes;
}

/** Heat table of two dimensions of an answer. */
export function Matrix<M extends string, D extends string>(props: MatrixProps<M, D>) {
  const { read, down, across, value, exact, weight, hidden, nothing, description, scale, words, onSelect } = props;
  const { rows = inOrder(read.rows, down), columns = inOrder(read.rows, across) } = props;
  const cells = new Map(read.rows.map((row) => [JSON.stringify([row.codes[down], row.codes[across]]), row]));
  const { monthName, month } = read.format;
  const monthIn = new Set(columns.map((code) => code?.slice(0, 4))).size === 1 ? monthName : month;
  const nameOf = (by: D, code: string | null): string =>
    by === 'month' ? monthIn(code) : read.name(by, { codes: { [by]: code } as Record<D, string | null> });
  const wholes = new Map(
    weight &&
      columns.map((code) => [code, sum(read.rows.filter(({ codes }) => codes[across] === code).map(({ current }) => current[weight]))]),
  );
  const total = sum([...wholes.values()]);
  const isCount = weight !== undefined && measureSpec(read.subject, weight).unit === 'count';
  const isPale = (cell: Row<M, D> | undefined, column: string | null): boolean => {
    if (weight === undefined || !cell) return false;
    const own = cell.current[weight];
    const whole = wholes.get(column) ?? null;
    return isSlight(own, whole) || isSlight(whole, total) || (isCount && isFew(own));
  };
  const open = across === 'month' ? unfinishedMonth(columns, lastDayOf(read.answer)) : null;
  return (
    <HeatTable
      description={description}
      scale={scale}
      words={words}
      onSelect={onSelect}
      columns={columns.map((code, index) => ({ key: code ?? '', label: nameOf(across, code), unfinished: index === open }))}
      rows={rows.map((code) => {
        const own = columns.map((column) => cells.get(JSON.stringify([code, column])));
        return {
          key: code ?? '',
          label: nameOf(down, code),
          values: own.map((cell) => (cell ? value(cell) : (nothing?.value ?? null))),
          isPale: (column) => isPale(own[column], columns[column] ?? null),
          hidden: (column) => hidden !== undefined && own[column] !== undefined && read.hidden(hidden, own[column]),
          exact: (column) => (own[column] ? exact(own[column]) : (nothing?.exact ?? '-')),
        };
      })}
    />
  );
}
