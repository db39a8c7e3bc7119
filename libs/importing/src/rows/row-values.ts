import type { Value } from './fields.ts';

/** Values of a row by column. One object serves all rows of a file, so that callers must copy its values at once. */
export class RowValues {
  private readonly slots: Map<string, number>;
  private items: Value[];

  constructor(private readonly columns: readonly string[]) {
    this.slots = new Map(columns.map((column, slot) => [column, slot]));
    this.items = columns.map(() => null);
  }

  /** Position of a column, for callers that write it with every row. */
  slot(column: string): number {
    const knownSlot = this.slots.get(column);
    if (knownSlot !== undefined) return knownSlot;
    const slot = this.items.length;
    this.slots.set(column, slot);
    this.items.push(null);
    return slot;
  }

  setAt(slot: number, value: Value): void {
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

  /** Values of the stored columns, in order. */
  get stored(): readonly Value[] {
    const { length } = this.columns;
    return this.items.length === length ? this.items : this.items.slice(0, length);
  }

  /** Copies the values, so that `restore` can use them for the next period of the row. */
  snapshot(): readonly Value[] {
    return [...this.items];
  }

  restore(snapshot: readonly Value[]): void {
    this.items = [...snapshot];
  }
}
