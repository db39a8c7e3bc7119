import type { DuckDBConnection } from '@duckdb/node-api';
import { attachBuilt } from '../engine/attach-built.ts';
import { execute } from '../engine/duck.ts';
import { buildHolders, changesHolders } from './holders/holder-parts.ts';
import type { Manifest, Part } from '../generations/manifest.ts';
import { buildObligations } from './obligations/obligation-parts.ts';
import type { BuiltPart } from '../generations/build-part.ts';
import { buildNumbers, changesNumbers } from './personal-numbers.ts';
import { PayerParts, listDirtyPayerYears } from './payers/payer-parts.ts';
import type { ChangedYear } from './payments/aggregate-parts.ts';
import type { Processors } from '../engine/processors.ts';
import type { Replacement } from '../schema/replacement.ts';
import { createViews, databaseOf } from './published-tables.ts';
import { onWorkers, type Task } from '../engine/workers.ts';

type Slot = Pick<Part, 'kind' | 'year'>;

const OF_OBLIGATIONS: readonly Part['kind'][] = ['payments', 'assessments', 'returns'];

/** Returns the parts computed from several others that a load makes dirty. */
export function listDirtyCrossParts(sources: readonly Slot[], rebuilt: readonly Slot[]): Slot[] {
  const owes = sources.some(({ kind }) => kind === 'assessments' || kind === 'returns');
  const obligations = rebuilt.some(({ kind }) => OF_OBLIGATIONS.includes(kind));
  // A year without payments has no payers left, and without obligations their part goes too.
  const gone = rebuilt.filter(({ kind }) => kind === 'payments').map(({ year }): Slot => ({ kind: 'payers', year }));
  const payers = listDirtyPayerYears(sources, rebuilt).map((year): Slot => ({ kind: 'payers', year }));
  const years = [...new Map([...gone, ...payers].map((slot) => [slot.year, slot])).values()];
  return [
    ...(obligations || !owes ? [{ kind: 'obligations', year: null } as const] : []),
    ...years,
    ...(changesHolders(rebuilt) ? [{ kind: 'holders', year: null } as const] : []),
    ...(changesNumbers(rebuilt) ? [{ kind: 'numbers', year: null } as const] : []),
  ];
}

export interface CrossSources {
  readonly base: Manifest | null;
  /** Parts that are attached already, whether or not the load builds on them. */
  readonly served: Manifest | null;
  readonly replace: Replacement;
  /** Parts that stay unchanged. */
  readonly unchanged: readonly Part[];
  readonly built: readonly BuiltPart[];
  readonly rebuilt: readonly Slot[];
  readonly processors: Processors;
  /** Changes to the payments of each year that the load touches. */
  readonly years: readonly ChangedYear[];
}

/** Builds parts from the next generation's other parts, whose finished files the schema `next` shows. */
export async function buildCrossParts(
  connections: readonly [DuckDBConnection, ...DuckDBConnection[]],
  folder: string,
  slots: readonly Slot[],
  sources: CrossSources,
): Promise<BuiltPart[]> {
  const { base, served, replace, unchanged, built, rebuilt, years } = sources;
  if (slots.length === 0) return [];
  const onlyAdds = (year: number) => years.some((plan) => plan.year === year && plan.onlyAdds);
  const [connection] = connections;
  const parts = [...unchanged, ...built.map(({ part }) => part)];
  const attached = new Set(served?.parts.map(({ file }) => file));
  const fresh = built.filter(({ part }) => !attached.has(part.file));
  for (const { path, part } of fresh) await attachBuilt(connection, path, databaseOf(part));
  try {
    await createViews(connection, 'next', parts);
    const obligations: Task<readonly (BuiltPart | null)[]> = async (worker) => [
      await buildObligations(worker, folder, base, replace, rebuilt),
    ];
    // Payers are built year by year on one connection while another builds the obligations.
    const payers: Task<readonly (BuiltPart | null)[]> = async (worker) => {
      const found: (BuiltPart | null)[] = [];
      const course = new PayerParts(worker, folder, {
        served: (year) => base?.parts.find((part) => part.kind === 'payers' && part.year === year) ?? null,
        rebuilt,
        onlyAdds,
        replace,
      });
      try {
        for (const { year } of slots) if (year !== null) found.push(await course.build(year));
      } finally {
        await course.close();
      }
      return found;
    };
    const holders: Task<readonly (BuiltPart | null)[]> = async (worker) => [
      await buildHolders(worker, folder, { served: base?.parts.find(({ kind }) => kind === 'holders'), rebuilt, onlyAdds }),
    ];
    const isDirty = (of: Part['kind']) => slots.some(({ kind }) => kind === of);
    const numbers: Task<readonly (BuiltPart | null)[]> = async (worker) => [await buildNumbers(worker, folder)];
    const tasks = [
      ...(isDirty('obligations') ? [obligations] : []),
      payers,
      ...(isDirty('holders') ? [holders] : []),
      ...(isDirty('numbers') ? [numbers] : []),
    ];
    return (await onWorkers(connections, tasks, sources.processors)).flat().filter((part) => part !== null);
  } finally {
    await execute(connection, 'DROP SCHEMA IF EXISTS next CASCADE');
    for (const { part } of fresh) await execute(connection, `DETACH ${databaseOf(part)}`);
  }
}
