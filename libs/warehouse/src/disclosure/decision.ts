import { CASE_DIMENSIONS, KIND, PROTECTED_DIMENSIONS, type DimensionKey } from '@pendapa/contracts';
import type { ComponentKey } from '../questions/components.ts';
import { addsOverTaxes, isMoney } from './guards.ts';
import type { Decision } from './kept-decisions.ts';
import { ALL, isFew, type Cell, type Place, type Task } from './lattice.ts';
import { patternOf } from './pattern.ts';
import type { Table } from './tables.ts';

const TAX: DimensionKey = 'taxType';

/** The cells of one figure that are worked on together, and the dimensions of these. */
interface Part {
  readonly dimensions: readonly DimensionKey[];
  readonly cells: readonly Cell[];
}

const keyOf = (place: Place): string => JSON.stringify(place);

/** The sums over all other dimensions. */
function summed({ dimensions, cells }: Part, kept: readonly DimensionKey[]): Part {
  const at = kept.map((dimension) => dimensions.indexOf(dimension));
  const sums = new Map<string, Cell>();
  for (const { codes, taxpayers, value } of cells) {
    const own = at.map((index) => codes[index] ?? '');
    const key = keyOf(own);
    const before = sums.get(key);
    sums.set(key, { codes: own, taxpayers: taxpayers + (before?.taxpayers ?? 0), value: value + (before?.value ?? 0) });
  }
  return { dimensions: kept, cells: [...sums.values()] };
}

/** The cells of each tax, without it. */
function byTax(part: Part): ReadonlyMap<string, Part> {
  const at = part.dimensions.indexOf(TAX);
  const dimensions = part.dimensions.filter((dimension) => dimension !== TAX);
  const parts = new Map<string, Cell[]>();
  for (const cell of part.cells) {
    const tax = cell.codes[at] ?? '';
    parts.set(tax, [...(parts.get(tax) ?? []), { ...cell, codes: cell.codes.filter((_, index) => index !== at) }]);
  }
  return new Map([...parts].map(([tax, cells]) => [tax, { dimensions, cells }]));
}

/** What is found out about one figure, a table after the other: what an earlier one hid is hidden in all that lie beneath it. */
class Deciding {
  readonly hidden = new Map<string, Place>();
  /** Whether a kind has so few taxpayers that nothing is told by kind. */
  readonly closed: boolean;

  constructor(
    private readonly dimensions: readonly DimensionKey[],
    private readonly component: ComponentKey,
    private readonly below: number,
    kinds: Part,
  ) {
    this.closed = summed(kinds, [KIND]).cells.some(({ taxpayers }) => isFew(taxpayers, below));
  }

  readonly hides = (place: Place): boolean =>
    (this.closed && place[this.dimensions.indexOf(KIND)] !== ALL) || this.hidden.has(keyOf(place));

  /** Decides the sums of a part that tell all of `told`, by kind and without. `tax` is the one of which the part tells. */
  decide(part: Part, published: readonly DimensionKey[], tax?: string): void {
    // Without a protected dimension but the kind, the sum over the kinds is known.
    const sums = published.some((dimension) => PROTECTED_DIMENSIONS.includes(dimension)) ? [published] : [];
    const byKind = [KIND, ...published];
    if (!this.closed) return this.hide(part, [...sums, byKind], tax);
    const overKinds = part.dimensions.filter((dimension) => dimension !== KIND);
    if (sums.length > 0) this.hide(summed(part, overKinds), sums, tax);
    // All of a kind, groups without anybody too: one that is missing would be known to have none.
    this.hide(part, [byKind], tax);
  }

  private hide({ dimensions, cells }: Part, published: readonly (readonly DimensionKey[])[], tax?: string): void {
    const whole = (place: Place): Place =>
      this.dimensions.map((dimension) => (dimension === TAX && tax !== undefined ? tax : (place[dimensions.indexOf(dimension)] ?? ALL)));
    const setOf = (own: readonly DimensionKey[]) => own.reduce((set, dimension) => set | (1 << dimensions.indexOf(dimension)), 0);
    const task: Task = {
      ...{ cells, width: dimensions.length, decided: published.map(setOf), below: this.below, money: isMoney(this.component) },
      seeds: (place) => this.isBeneath(whole(place)),
      veiled: (place) => this.hides(whole(place)),
    };
    for (const place of patternOf(task).places) this.hidden.set(keyOf(whole(place)), whole(place));
  }

  /** Whether a place is part of a sum over one dimension, or over the kinds as well, that is hidden. */
  private isBeneath(place: Place): boolean {
    return place.some((code, index) => {
      if (code === ALL || this.dimensions[index] === KIND) return false;
      const above = place.map((other, at) => (at === index ? ALL : other));
      const overKinds = above.map((other, at) => (this.dimensions[at] === KIND ? ALL : other));
      return this.hides(above) || this.hides(overKinds);
    });
  }
}

/**
 * What is hidden of one figure: first by kind, then by one dimension beside the kind, then by the pair. What is hidden by one dimension
 * does not depend on the other, so that all tables in which it stands hide the same. `overTaxes` holds the taxpayers of all taxes
 * together, each once; it is the table itself where that is not split by tax.
 */
export function decisionOf(table: Table, overTaxes: Table, component: ComponentKey, below: number): Decision {
  const { dimensions } = table;
  const main: Part = { dimensions, cells: table.cells(component) };
  const once: Part = { dimensions: overTaxes.dimensions, cells: overTaxes.cells(component) };
  const deciding = new Deciding(dimensions, component, below, once);
  const others = dimensions.filter((dimension) => dimension !== KIND);
  const byEachTax = (part: Part, published: readonly DimensionKey[]) => {
    for (const [tax, own] of byTax(part)) deciding.decide(own, published, tax);
  };
  const adds = addsOverTaxes(component);
  for (const dimension of others) {
    if (CASE_DIMENSIONS.includes(dimension)) continue;
    const own = summed(dimension === TAX ? main : once, [KIND, dimension]);
    if (dimension === TAX && !adds) byEachTax(own, []);
    else deciding.decide(own, [dimension]);
  }
  if (others.length > 1) {
    if (others.includes(TAX) && !adds)
      byEachTax(
        main,
        others.filter((dimension) => dimension !== TAX),
      );
    else deciding.decide(main, others);
  }
  return { hides: deciding.hides, places: [...deciding.hidden.values()] };
}
