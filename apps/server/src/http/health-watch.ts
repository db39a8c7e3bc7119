import { statfs } from 'node:fs/promises';
import { UserError } from '@pendapa/contracts';
import { auditFault, folderId, readSettings, type Warehouse } from '@pendapa/warehouse';
import { localize } from '../language.ts';
import type { Health } from './health.ts';
import type { HealthState } from './health-states.ts';

/** Below this the disk counts as full: a line of the audit log needs some blocks. */
const MIN_FREE_BYTES = 1_000_000;
const CHECK_INTERVAL_MS = 2_000;

type FoundStates = Readonly<Partial<Record<HealthState, string | null>>>;

const reasonOf = (error: unknown): string => (error instanceof UserError ? localize(error.texts) : String(error));

async function isDiskFull(folder: string): Promise<boolean> {
  const { bavail, bsize, files, ffree } = await statfs(folder);
  return bavail * bsize < MIN_FREE_BYTES || (files > 0 && ffree === 0);
}

/** Checks, at intervals and on request, the states that change while a server runs. */
export class HealthWatch {
  readonly #timer: NodeJS.Timeout;
  #checking: Promise<void> | null = null;
  #nextCheck: Promise<void> | null = null;

  constructor(
    private readonly health: Health,
    private readonly warehouse: Pick<Warehouse, 'damage' | 'trouble'>,
    private readonly dataFolder: string,
    /** The id of the data folder at the start of the server. */
    private readonly ownId: string | null,
  ) {
    this.#timer = setInterval(() => void this.check(), CHECK_INTERVAL_MS).unref();
  }

  /** Shares one check among all callers that wait; it begins after they called. */
  check(): Promise<void> {
    if (this.#checking === null) return this.#begin();
    this.#nextCheck ??= this.#checking.then(() => {
      this.#nextCheck = null;
      return this.#checking ?? this.#begin();
    });
    return this.#nextCheck;
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #begin(): Promise<void> {
    this.#checking = this.#checkAll().finally(() => (this.#checking = null));
    return this.#checking;
  }

  async #checkAll(): Promise<void> {
    const found: FoundStates = { ...this.#served(), ...(await this.#folder()) };
    for (const state of WATCHED) this.health.set(state, found[state] !== undefined, found[state] ?? undefined);
  }

  #served(): FoundStates {
    const damage = this.warehouse.damage();
    const trouble = this.warehouse.trouble();
    return {
      ...(damage ? { 'generation-damaged': reasonOf(damage) } : {}),
      ...(trouble ? { [trouble.kind]: reasonOf(trouble.reason) } : {}),
    };
  }

  async #folder(): Promise<FoundStates> {
    if (await this.#isAway()) return { 'data-folder-away': null };
    const found = await this.#inFolder();
    // A folder that has gone meanwhile has no other state.
    return (await this.#isAway()) ? { 'data-folder-away': null } : found;
  }

  async #isAway(): Promise<boolean> {
    return (await folderId(this.dataFolder)) !== this.ownId;
  }

  async #inFolder(): Promise<FoundStates> {
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
