import { CASE_DIMENSIONS, KIND, PROTECTED_DIMENSIONS, type DimensionKey } from '@pendapa/contracts';
import type { ComponentKey } from '../queries/components.ts';
import { isAdditiveOverTaxes, isMoney } from '../queries/taxpayer-counts.ts';
import type { Suppression } from '../suppression/suppression-cache.ts';
import { TOTAL, isBelowThreshold, type Cell, type CellKey, type SuppressionTask } from '../suppression/lattice.ts';
import { suppressCells } from '../suppression/secondary-suppression.ts';
import type { ProtectedTable } from './protected-table.ts';

const TAX: DimensionKey = 'taxType';

/** Cells of one component that are decided in one step. */
interface CellTable {
  readonly dimensions: readonly DimensionKey[];
  readonly cells: readonly Cell[];
}

const serializeKey = (cell: CellKey): string => JSON.stringify(cell);

/** Sums over all dimensions but these. */
function sumByDimensions({ dimensions, cells }: CellTable, by: readonly DimensionKey[]): CellTable {
  const at = by.map((dimension) => dimensions.indexOf(dimension));
  const sums = new Map<string, Cell>();
  for (const { codes, taxpayers, value } of cells) {
    const own = at.map((index) => codes[index] ?? '');
    const key = serializeKey(own);
    const before = sums.get(key);
    sums.set(key, { codes: own, taxpayers: taxpayers + (before?.taxpayers ?? 0), value: value + (before?.value ?? 0) });
  }
  return { dimensions: by, cells: [...sums.values()] };
}

/** Splits the cells by tax and drops the tax dimension. */
function splitByTax(part: CellTable): ReadonlyMap<string, CellTable> {
  const at = part.dimensions.indexOf(TAX);
  const dimensions = part.dimensions.filter((dimension) => dimension !== TAX);
  const parts = new Map<string, Cell[]>();
  for (const cell of part.cells) {
    const tax = cell.codes[at] ?? '';
    parts.set(tax, [...(parts.get(tax) ?? []), { ...cell, codes: cell.codes.filter((_, index) => index !== at) }]);
  }
  return new Map([...parts].map(([tax, cells]) => [tax, { dimensions, cells }]));
}

/** Collects the hidden cells of one component, table by table: a sum hidden earlier hides cells within it later. */
class ComponentSuppression {
  readonly hiddenCells = new Map<string, CellKey>();
  /** True if a kind of taxpayer is below the threshold: then no figure by kind is published. */
  readonly isKindHidden: boolean;

  constructor(
    private readonly dimensions: readonly DimensionKey[],
    private readonly component: ComponentKey,
    private readonly threshold: number,
    kinds: CellTable,
  ) {
    this.isKindHidden = sumByDimensions(kinds, [KIND]).cells.some(({ taxpayers }) => isBelowThreshold(taxpayers, threshold));
  }

  readonly isHidden = (cell: CellKey): boolean =>
    (this.isKindHidden && cell[this.dimensions.indexOf(KIND)] !== TOTAL) || this.hiddenCells.has(serializeKey(cell));

  /**
   * Decides the sums by `published`, with and without the kind.
   * @param tax the tax whose cells these are, if the table is decided tax by tax
   */
  decide(part: CellTable, published: readonly DimensionKey[], tax?: string): void {
    // Sums over the kinds are known already unless another protected dimension splits them.
    const sums = published.some((dimension) => PROTECTED_DIMENSIONS.includes(dimension)) ? [published] : [];
    const byKind = [KIND, ...published];
    if (!this.isKindHidden) return this.suppress(part, [...sums, byKind], tax);
    const overKinds = part.dimensions.filter((dimension) => dimension !== KIND);
    if (sums.length > 0) this.suppress(sumByDimensions(part, overKinds), sums, tax);
    // All cells of a kind, empty ones too: a published 0 would say that the group is empty.
    this.suppress(part, [byKind], tax);
  }

  private suppress({ dimensions, cells }: CellTable, published: readonly (readonly DimensionKey[])[], tax?: string): void {
    const wholeCell = (cell: CellKey): CellKey =>
      this.dimensions.map((dimension) => (dimension === TAX && tax !== undefined ? tax : (cell[dimensions.indexOf(dimension)] ?? TOTAL)));
    const setOf = (own: readonly DimensionKey[]) => own.reduce((set, dimension) => set | (1 << dimensions.indexOf(dimension)), 0);
    const task: SuppressionTask = {
      cells,
      width: dimensions.length,
      decided: published.map(setOf),
      threshold: this.threshold,
      isMoney: isMoney(this.component),
      isPrimary: (cell) => this.hasHiddenSumAbove(wholeCell(cell)),
      isHiddenAbove: (cell) => this.isHidden(wholeCell(cell)),
    };
    for (const cell of suppressCells(task).hiddenCells) this.hiddenCells.set(serializeKey(wholeCell(cell)), wholeCell(cell));
  }

  /** Returns true if a sum of this cell over one dimension, or also over the kinds, is hidden. */
  private hasHiddenSumAbove(cell: CellKey): boolean {
    return cell.some((code, index) => {
      if (code === TOTAL || this.dimensions[index] === KIND) return false;
      const above = cell.map((other, at) => (at === index ? TOTAL : other));
      const overKinds = above.map((other, at) => (this.dimensions[at] === KIND ? TOTAL : other));
      return this.isHidden(above) || this.isHidden(overKinds);
    });
  }
}

/**
 * Decides which cells of one component are hidden: by kind, then by one more dimension, then by the pair.
 * Cells by one dimension do not depend on the other, so that all tables hide the same of them.
 * @param overTaxes the table over all taxes, in which each taxpayer counts distinct; the table itself if it has no tax
 * @param threshold number of taxpayers below which a cell is hidden
 */
export function decideSuppression(
  table: ProtectedTable,
  overTaxes: ProtectedTable,
  component: ComponentKey,
  threshold: number,
): Suppression {
  const { dimensions } = table;
  const main: CellTable = { dimensions, cells: table.cells(component) };
  const distinct: CellTable = { dimensions: overTaxes.dimensions, cells: overTaxes.cells(component) };
  const suppression = new ComponentSuppression(dimensions, component, threshold, distinct);
  const others = dimensions.filter((dimension) => dimension !== KIND);
  const byEachTax = (part: CellTable, published: readonly DimensionKey[]) => {
    for (const [tax, own] of splitByTax(part)) suppression.decide(own, published, tax);
  };
  const adds = isAdditiveOverTaxes(component);
  for (const dimension of others) {
    if (CASE_DIMENSIONS.includes(dimension)) continue;
    const own = sumByDimensions(dimension === TAX ? main : distinct, [KIND, dimension]);
    if (dimension === TAX && !adds) byEachTax(own, []);
    else suppression.decide(own, [dimension]);
  }
  if (others.length > 1) {
    if (others.includes(TAX) && !adds)
      byEachTax(
        main,
        others.filter((dimension) => dimension !== TAX),
      );
    else suppression.decide(main, others);
  }
  return { isHidden: suppression.isHidden, hiddenCells: [...suppression.hiddenCells.values()] };
}
