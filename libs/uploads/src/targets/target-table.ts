import { readAmount, type AmountFault, type AmountReading } from './read-amount.ts';
import { cellCount, cellsOf, levelsOf, MONTHS, rowKey, withCells, type TargetDraft } from './target-draft.ts';

/** A tax of the agency. */
export interface TargetTax {
  readonly code: string;
  readonly name: string;
  /** Names in all languages, to find the row of a pasted line. */
  readonly names: readonly string[];
  /** True: it does not exist in the fiscal year; its row is there because somebody typed into it. */
  readonly isGone?: true;
}

/** A cell as it is read. Whatever is typed for a tax that does not exist is wrong. */
export type CellReading = AmountReading | { readonly kind: 'wrong'; readonly fault: 'gone' };

export interface TargetRow {
  readonly tax: TargetTax;
  readonly cells: readonly CellReading[];
  /** True if the tax has no target. */
  readonly isEmpty: boolean;
  /** Sum of the cells; null without a target, or while a cell is missing or cannot be read. */
  readonly total: bigint | null;
}

/** `missing`: an empty month of a tax that has other months. */
export type CellFaultKind = AmountFault | 'gone' | 'missing';

export interface CellFault {
  readonly tax: TargetTax;
  readonly index: number;
  readonly kind: CellFaultKind;
}

/** Everything that is read from a draft at one level. */
export interface TargetTable {
  /** Code of the service unit; null for the whole agency. */
  readonly serviceUnit: string | null;
  readonly rows: readonly TargetRow[];
  /** Sum of each column; null while one of its cells cannot be read. */
  readonly columnSums: readonly (bigint | null)[];
  /** Sum of all targets; null while a row is not complete. */
  readonly total: bigint | null;
  /** Number of taxes with a target. */
  readonly filled: number;
  readonly faults: readonly CellFault[];
  /** The first text that can be read in two ways; null if there is none. */
  readonly ambiguous: string | null;
}

/** Sum of readings, in which empty ones count as nothing; null if one cannot be read. */
function sumOrNull(readings: readonly CellReading[]): bigint | null {
  let sum = 0n;
  for (const reading of readings) {
    if (reading.kind === 'amount') sum += reading.amount;
    else if (reading.kind !== 'empty') return null;
  }
  return sum;
}

function rowOf(draft: TargetDraft, tax: TargetTax): TargetRow {
  const cells = cellsOf(draft, tax.code).map((text): CellReading => {
    const reading = readAmount(text, draft);
    return tax.isGone && reading.kind !== 'empty' ? { kind: 'wrong', fault: 'gone' } : reading;
  });
  const isEmpty = cells.every(({ kind }) => kind === 'empty');
  const isComplete = cells.every(({ kind }) => kind === 'amount');
  return { tax, cells, isEmpty, total: isComplete ? sumOrNull(cells) : null };
}

/** The fault of a cell; null if there is none, or if only its mark is open. */
export function cellFault({ tax, isEmpty }: TargetRow, cell: CellReading): CellFaultKind | null {
  if (cell.kind === 'wrong') return cell.fault;
  return cell.kind === 'empty' && !isEmpty && !tax.isGone ? 'missing' : null;
}

const faultsOf = (row: TargetRow): CellFault[] =>
  row.cells.flatMap((cell, index) => {
    const kind = cellFault(row, cell);
    return kind === null ? [] : [{ tax: row.tax, index, kind }];
  });

/** Reads the cells of a draft at the level that is shown, and adds them up by tax, by column and in all. */
export function readTable(draft: TargetDraft, taxes: readonly TargetTax[]): TargetTable {
  const rows = taxes.map((tax) => rowOf(draft, tax));
  const withTarget = rows.filter(({ isEmpty }) => !isEmpty);
  const totals = withTarget.map(({ total }) => total);
  const columns = Array.from({ length: cellCount(draft) }, (_, index) => rows.flatMap(({ cells }) => cells[index] ?? []));
  const texts = rows.flatMap(({ tax, cells }) => cellsOf(draft, tax.code).filter((_, index) => cells[index]?.kind === 'ambiguous'));
  return {
    serviceUnit: draft.serviceUnit,
    rows,
    columnSums: columns.map(sumOrNull),
    total: totals.includes(null) ? null : totals.reduce<bigint>((sum, total) => sum + (total ?? 0n), 0n),
    filled: withTarget.length,
    faults: rows.flatMap(faultsOf),
    ambiguous: texts[0] ?? null,
  };
}

/** The tables of all levels that have text; the whole agency first. */
export const readTables = (draft: TargetDraft, taxes: readonly TargetTax[]): readonly TargetTable[] =>
  levelsOf(draft).map((level) => readTable(level, taxes));

/** Writes 0 into the empty months of taxes that have other months. */
export function fillMissingMonths(draft: TargetDraft, taxes: readonly TargetTax[]): TargetDraft {
  const missing = readTable(draft, taxes).faults.filter(({ kind }) => kind === 'missing');
  return missing.reduce((own, { tax, index }) => withCells(own, tax.code, ['0'], index), draft);
}

/** Twelve equal parts of an amount; the last month takes the remainder. */
function spread(amount: bigint): readonly string[] {
  const part = amount / BigInt(MONTHS);
  const last = amount - part * BigInt(MONTHS - 1);
  return Array.from({ length: MONTHS }, (_, index) => String(index === MONTHS - 1 ? last : part));
}

const isUnread = ({ cells }: TargetRow): boolean => cells.some(({ kind }) => kind === 'ambiguous' || kind === 'wrong');

/** A yearly target that can be spread, with the draft at its level. */
export interface SpreadableRow {
  readonly level: TargetDraft;
  readonly row: TargetRow;
}

/**
 * Yearly targets without months at all levels, which can be spread. None while a cell of the year or of a month cannot be read: it would
 * keep its text while the unit changes.
 */
export function spreadableRows(draft: TargetDraft, taxes: readonly TargetTax[]): readonly SpreadableRow[] {
  const levels = levelsOf(draft).map((level) => ({
    level,
    years: readTable({ ...level, isByMonth: false }, taxes).rows,
    months: readTable({ ...level, isByMonth: true }, taxes).rows,
  }));
  if (levels.flatMap(({ years, months }) => [...years, ...months]).some(isUnread)) return [];
  return levels.flatMap(({ level, years, months }) =>
    years.filter(({ total }, index) => total !== null && months[index]?.isEmpty === true).map((row) => ({ level, row })),
  );
}

/** Texts of all levels in whole units without marks, by the key of their row. */
function rewritten(draft: TargetDraft, taxes: readonly TargetTax[]): readonly (readonly [string, readonly string[]])[] {
  const written = (cell: CellReading, text: string): string => (cell.kind === 'amount' ? String(cell.amount) : text);
  return levelsOf(draft).flatMap((level) =>
    readTable(level, taxes).rows.map(({ tax, cells }) => {
      const texts = cellsOf(level, tax.code);
      return [rowKey(level, tax.code), cells.map((cell, index) => written(cell, texts[index] ?? ''))] as const;
    }),
  );
}

/**
 * Spreads yearly targets evenly over months that are empty. All amounts are then written in whole units without marks. The same draft if
 * nothing can be spread.
 */
export function spreadYears(draft: TargetDraft, taxes: readonly TargetTax[]): TargetDraft {
  const spreadable = spreadableRows(draft, taxes);
  if (spreadable.length === 0) return draft;
  const parts = spreadable.map(({ level, row }) => [rowKey(level, row.tax.code), spread(row.total ?? 0n)] as const);
  return {
    ...draft,
    unit: 'one',
    isByMonth: true,
    years: Object.fromEntries(rewritten({ ...draft, isByMonth: false }, taxes).map(([key, [text = '']]) => [key, text])),
    months: Object.fromEntries([...rewritten({ ...draft, isByMonth: true }, taxes), ...parts]),
  };
}
