import type { TakenOut } from '@pendapa/contracts';
import { lastAuditNumber, MAX_LOADS, readCurrent, readManifest, recordedRemovals, standingLoads, type Manifest } from '@pendapa/warehouse';

/** Loads of the served generation. A load has the number of the generation that it published. */
export interface Served {
  /** Null for an empty folder. */
  readonly generation: number | null;
  /** True for a load that counts in the served data. */
  readonly isStanding: (load: number) => boolean;
  /** Returns the person who took a published load out, and the time; null if it counts, or is too old to know. */
  readonly takenOut: (load: number) => Promise<TakenOut | null>;
}

const NOTHING_SERVED: Served = { generation: null, isStanding: () => false, takenOut: () => Promise.resolve(null) };

interface Removals {
  /** Number of the last line of the log before it was read. */
  readonly until: number;
  readonly of: Awaited<ReturnType<typeof recordedRemovals>>;
}

/** Reads which loads count, once for each served generation. */
export class ServedLoads {
  #known: { readonly generation: number; readonly served: Promise<Served> } | null = null;
  /** Number of the log's last line when the log lacked a removal. A change is recorded after it was made. */
  #unexplainedUntil: number | null = null;

  constructor(private readonly dataFolder: string) {}

  async read(): Promise<Served> {
    const generation = await readCurrent(this.dataFolder).catch(() => null);
    if (generation === null) return NOTHING_SERVED;
    const known = this.#known;
    if (known?.generation === generation && !(await this.#mayBeExplained())) return known.served;
    this.#unexplainedUntil = null;
    const served = this.#describe();
    this.#known = { generation, served };
    return served;
  }

  async #mayBeExplained(): Promise<boolean> {
    return this.#unexplainedUntil !== null && (await lastAuditNumber(this.dataFolder)) !== this.#unexplainedUntil;
  }

  async #readRemovals(): Promise<Removals> {
    const until = await lastAuditNumber(this.dataFolder);
    return { until, of: await recordedRemovals(this.dataFolder) };
  }

  async #describe(): Promise<Served> {
    const manifest = await readManifest(this.dataFolder).catch(() => null);
    if (manifest !== null) return this.#servedOf(manifest);
    this.#known = null;
    return NOTHING_SERVED;
  }

  #servedOf({ generation, loads }: Manifest): Served {
    const standing = new Set(standingLoads(loads).flatMap(({ id, removes }) => (removes === undefined ? [id] : [])));
    const firstListed = loads.length < MAX_LOADS ? 0 : (loads[0]?.id ?? 0);
    // The log may be long, so that it is read only for a load that is missing.
    let removals: Promise<Removals> | null = null;
    const readRemovals = (): Promise<Removals | null> => {
      removals ??= this.#readRemovals();
      return removals.catch(() => {
        // The list of uploads does not need the log; the next request reads it again.
        removals = null;
        return null;
      });
    };
    const takenOut = async (load: number): Promise<TakenOut | null> => {
      if (standing.has(load) || load < firstListed) return null;
      const found = await readRemovals();
      const recorded = found?.of(load) ?? null;
      const removal = loads.find(({ removes }) => removes === load);
      // Name and time belong to one change: the removal that the served data have, or else the one in the log.
      const isSame = removal === undefined || recorded?.generation === removal.id;
      const who = isSame ? (recorded?.who ?? null) : null;
      if (found !== null && who === null) this.#unexplainedUntil = found.until;
      return { generation: load, who, at: removal?.at ?? recorded?.at ?? null };
    };
    return { generation, isStanding: (load) => standing.has(load), takenOut };
  }
}
