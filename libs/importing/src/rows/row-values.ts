import type { Value } from './fields.ts';

/** Values of a row by column. One object serves all rows of a file, so whoever is handed its items takes them at once. */
export class RowValues {
  private readonly slots: Map<string, number>;
  private items: Value[];

  constructor(private readonly columns: readonly string[]) {
    this.slots = new Map(columns.map((column, slot) => [column, slot]));
    this.items = columns.map(() => null);
  }

  /** Place of a column, for those who write it with every row. */
  slot(column: string): number {
    const known = this.slots.get(column);
    if (known !== undefined) return known;
    const slot = this.items.length;
    this.slots.set(column, slot);
    this.items.push(null);
    return slot;
  }

  put(slot: number, value: Value): void {
    this.items[slot] = value;
  }

  get(column: string): Value {
    const slot = this.slots.get(column);
    return slot === undefined ? null : (this.items[slot] ?? null);
  }

  set(column: string, value: Value): void {
    this.items[this.slot(column)] = value;
  }

  clear(): void {
    this.items.fill(null);
  }

  /** Values of the columns that are stored, in their order. */
  get stored(): readonly Value[] {
    const { length } = this.columns;
    return this.items.length === length ? this.items : this.items.slice(0, length);
  }

  /** What the row held, to be put back for the next of its periods. */
  keep(): readonly Value[] {
    return [...this.items];
  }

  restore(kept: readonly Value[]): void {
    this.items = [...kept];
  }
}
