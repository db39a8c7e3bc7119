import { statfs } from 'node:fs/promises';
import { SpokenError } from '@pendapa/contracts';
import { auditFault, folderId, readSettings, type Warehouse } from '@pendapa/warehouse';
import { say } from '../language.ts';
import type { Health } from './health.ts';
import type { HealthState } from './health-states.ts';

/** Less than this is full: a line of the audit log and the note of it need some blocks. */
const MIN_FREE_BYTES = 1_000_000;
const LOOK_EVERY_MS = 2_000;

type Found = Readonly<Partial<Record<HealthState, string | null>>>;

const reasonOf = (error: unknown): string => (error instanceof SpokenError ? say(error.texts) : String(error));

async function isDiskFull(folder: string): Promise<boolean> {
  const { bavail, bsize, files, ffree } = await statfs(folder);
  return bavail * bsize < MIN_FREE_BYTES || (files > 0 && ffree === 0);
}

/** Looks for the states that come and go while a server runs, at intervals and whenever somebody asks. */
export class HealthWatch {
  readonly #timer: NodeJS.Timeout;
  #looking: Promise<void> | null = null;
  #following: Promise<void> | null = null;

  constructor(
    private readonly health: Health,
    private readonly warehouse: Pick<Warehouse, 'damage' | 'trouble'>,
    private readonly dataFolder: string,
    /** The folder with which the server began. */
    private readonly ownId: string | null,
  ) {
    this.#timer = setInterval(() => void this.look(), LOOK_EVERY_MS).unref();
  }

  /** One look for all who ask at the same time, which begins after they asked. */
  look(): Promise<void> {
    if (this.#looking === null) return this.#begin();
    this.#following ??= this.#looking.then(() => {
      this.#following = null;
      return this.#looking ?? this.#begin();
    });
    return this.#following;
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #begin(): Promise<void> {
    this.#looking = this.#look().finally(() => (this.#looking = null));
    return this.#looking;
  }

  async #look(): Promise<void> {
    const found: Found = { ...this.#served(), ...(await this.#folder()) };
    for (const state of WATCHED) this.health.set(state, found[state] !== undefined, found[state] ?? undefined);
  }

  #served(): Found {
    const damage = this.warehouse.damage();
    const trouble = this.warehouse.trouble();
    return {
      ...(damage ? { 'generation-damaged': reasonOf(damage) } : {}),
      ...(trouble ? { [trouble.kind]: reasonOf(trouble.reason) } : {}),
    };
  }

  async #folder(): Promise<Found> {
    if (await this.#isAway()) return { 'data-folder-away': null };
    const found = await this.#inFolder();
    // Nothing else can be told of a folder that went away meanwhile.
    return (await this.#isAway()) ? { 'data-folder-away': null } : found;
  }

  async #isAway(): Promise<boolean> {
    return (await folderId(this.dataFolder)) !== this.ownId;
  }

  async #inFolder(): Promise<Found> {
    const refused = await readSettings(this.dataFolder).then(() => null, reasonOf);
    const audit = await auditFault(this.dataFolder);
    const isFull = audit?.kind === 'disk-full' || (await isDiskFull(this.dataFolder).catch(() => false));
    return {
      ...(refused === null ? {} : { 'settings-refused': refused }),
      ...(isFull ? { 'disk-full': null } : {}),
      ...(audit?.kind === 'audit-unwritable' ? { 'audit-unwritable': reasonOf(audit.reason) } : {}),
    };
  }
}

const WATCHED = [
  'store-unavailable',
  'data-folder-away',
  'generation-damaged',
  'settings-refused',
  'disk-full',
  'audit-unwritable',
] as const satisfies readonly HealthState[];
