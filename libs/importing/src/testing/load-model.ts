import type { Period } from '@pendapa/contracts';

export interface ModelRow {
  readonly source: number;
  readonly tax: string;
  readonly day: string;
  readonly amount: number;
}

/** A file as a system sends it, and how it is imported. */
export interface ModelFile {
  readonly name: string;
  readonly source: number;
  readonly rows: readonly ModelRow[];
  /** Days whose rows it replaces; null: its rows are added. */
  readonly replace: Period | null;
  readonly replaceAllSources: boolean;
}

interface ModelLoad {
  readonly id: number;
  readonly file: ModelFile;
  readonly rows: readonly ModelRow[];
  readonly replaced: readonly ModelRow[];
  isRemoved: boolean;
}

const isWithinPeriod = ({ day }: ModelRow, { from, to }: Period): boolean => from <= day && day <= to;
const overlap = (a: Period, b: Period): boolean => a.from <= b.to && b.from <= a.to;

/** Model of loads and removals as plain lists in memory. */
export class LoadModel {
  #rows: readonly ModelRow[] = [];
  readonly #loads: ModelLoad[] = [];

  get numbers(): readonly number[] {
    return this.#loads.map(({ id }) => id);
  }

  /** Sums by source, tax and day. */
  sums(): Record<string, number> {
    const sums: Record<string, number> = {};
    for (const { source, tax, day, amount } of this.#rows) {
      const key = `s${String(source)} ${tax} ${day}`;
      sums[key] = (sums[key] ?? 0) + amount;
    }
    return sums;
  }

  /** True if a file is served already and cannot be loaded again; files without rows can. */
  isLoaded(file: ModelFile): boolean {
    return file.rows.length > 0 && this.#loads.some((load) => load.file === file && !load.isRemoved);
  }

  load(id: number, file: ModelFile): void {
    const { replace, replaceAllSources, source } = file;
    const isReplaced = (row: ModelRow) => replace !== null && isWithinPeriod(row, replace) && (replaceAllSources || row.source === source);
    const rows = file.rows.map((row) => ({ ...row }));
    this.#loads.push({ id, file, rows, replaced: this.#rows.filter(isReplaced), isRemoved: false });
    this.#rows = [...this.#rows.filter((row) => !isReplaced(row)), ...rows];
  }

  /** True if a load can be removed: its rows are all there, and no later load replaced the same days. */
  canRemove(id: number): boolean {
    const load = this.#loads.find((one) => one.id === id);
    if (!load || load.isRemoved || !load.rows.every((row) => this.#rows.includes(row))) return false;
    return !this.#loads.some((other) => other.id > id && !other.isRemoved && this.#replacedSame(load.file, other.file));
  }

  #replacedSame(a: ModelFile, b: ModelFile): boolean {
    if (a.replace === null || b.replace === null || !overlap(a.replace, b.replace)) return false;
    return a.replaceAllSources || b.replaceAllSources || a.source === b.source;
  }

  remove(id: number): void {
    const load = this.#loads.find((one) => one.id === id);
    if (!load) throw new Error(`The model knows no load ${String(id)}.`);
    load.isRemoved = true;
    this.#rows = [...this.#rows.filter((row) => !load.rows.includes(row)), ...load.replaced];
  }
}
