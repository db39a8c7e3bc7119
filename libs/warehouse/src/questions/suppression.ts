import type { DimensionKey, SubjectKey } from '@pendapa/contracts';
import type { ComponentKey } from './components.ts';
import { isTime } from './dimensions.ts';
import { measureOf } from './measures.ts';

/** For subjects that count taxpayers: the count that decides whether a component may be told. */
const GUARDS: Readonly<Partial<Record<SubjectKey, (component: ComponentKey) => ComponentKey>>> = {
  taxpayers: (component) => component,
  payers: () => 'yearlyPayers',
  // What was paid depends on who paid; what is held and owed on who holds.
  holders: (component) => (component === 'heldAmount' || component === 'heldPayers' ? 'heldPayers' : 'holders'),
};

/** Levels, which nobody can subtract over time. */
const LEVELS: readonly ComponentKey[] = ['registered', 'validNik', 'checkedNik'];

export const isGuarded = (subject: SubjectKey): boolean => GUARDS[subject] !== undefined;

/** The counts on which a measure depends; none for a subject that counts no taxpayers. */
export function guardsOf(subject: SubjectKey, measure: string): ComponentKey[] {
  const guard = GUARDS[subject];
  return guard ? [...new Set(measureOf(subject, measure).components.map(guard))] : [];
}

/** A row of an answer as far as hiding is concerned. */
export interface Cell {
  readonly codes: readonly (string | null)[];
  /** Taxpayers in it; 0 where none or nothing is known. */
  readonly taxpayers: number;
}

const isSmall = (taxpayers: number, below: number): boolean => taxpayers > 0 && taxpayers < below;

/** Rows that differ in one dimension only: whoever knows their sum could subtract. */
function linesAlong(cells: readonly Cell[], dimension: number): number[][] {
  const lines = new Map<string, number[]>();
  for (const [index, { codes }] of cells.entries()) {
    const key = JSON.stringify(codes.filter((_, at) => at !== dimension));
    lines.set(key, [...(lines.get(key) ?? []), index]);
  }
  return [...lines.values()];
}

/** Hides more of a line until what is hidden is at least two rows and not a small group itself; true where it hid any. */
function complete(line: readonly number[], cells: readonly Cell[], hidden: Set<number>, below: number): boolean {
  const taxpayers = (index: number) => cells[index]?.taxpayers ?? 0;
  const open = line.filter((index) => !hidden.has(index) && taxpayers(index) > 0).sort((a, b) => taxpayers(a) - taxpayers(b));
  const closed = line.filter((index) => hidden.has(index));
  let sum = closed.reduce((total, index) => total + taxpayers(index), 0);
  let rows = closed.length;
  let changed = false;
  for (const index of open) {
    if (rows === 0 || (rows > 1 && sum >= below)) break;
    hidden.add(index);
    rows += 1;
    sum += taxpayers(index);
    changed = true;
  }
  return changed;
}

/**
 * Rows that may not be told: those of fewer taxpayers than the limit, and as many more as it takes that no line of the table gives
 * them away by subtraction from its total. Example with a limit of 10: of 3, 40 and 25 the 3 and the 25 are hidden.
 */
export function hiddenRows(cells: readonly Cell[], by: readonly DimensionKey[], guard: ComponentKey, below: number): Set<number> {
  const hidden = new Set(cells.flatMap(({ taxpayers }, index) => (isSmall(taxpayers, below) ? [index] : [])));
  const summed = by.flatMap((dimension, index) => (isTime(dimension) && LEVELS.includes(guard) ? [] : [index]));
  const lines = summed.flatMap((index) => linesAlong(cells, index));
  for (let changed = hidden.size > 0; changed;) {
    changed = false;
    for (const line of lines) if (complete(line, cells, hidden, below)) changed = true;
  }
  return hidden;
}

export const mayTell = (taxpayers: number, below: number): boolean => !isSmall(taxpayers, below);
