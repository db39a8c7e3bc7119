import type { Problem } from '@pendapa/contracts';
import type { AuditEntry } from '@pendapa/warehouse';
import type { Caller } from './caller.ts';

const MAX_LINES = 30;
const WINDOW_MS = 60_000;
/** The form of the product's own addresses. Others may contain anything, even a taxpayer's number, and are not logged. */
const PLAIN_PATH = /^\/(?!.*\d{8})[\w/.-]{0,100}$/;

export interface RefusedRequest {
  /** The signed-in caller, or nobody if the gate refused. */
  readonly actor: Caller;
  readonly method: string;
  readonly path: string;
  readonly problem: Problem;
  /** The cause of a sign-in that failed. */
  readonly reason?: string;
}

type Write = (entry: AuditEntry) => Promise<void>;

/** The refusals of one caller within a minute. */
interface CountedRefusals {
  /** Without an address if the refused callers had several. */
  readonly actor: Caller;
  readonly lines: number;
  readonly more: number;
}

/** All callers that were not admitted share one window, however many addresses and names they use. */
const keyOf = ({ role, subject, session, address }: Caller): string =>
  role === 'nobody' ? '' : JSON.stringify([subject, session, address]);

/**
 * Records refused requests in the audit log: thirty lines a minute, then one line with the number of the others.
 * So nobody can fill the disk or hide a line by sending many. Each admitted caller has own lines.
 */
export class RefusalLog {
  readonly #windows = new Map<string, CountedRefusals>();
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly write: Write,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  add({ actor, method, path, problem, reason }: RefusedRequest): void {
    this.#timer ??= setTimeout(() => this.#endWindow(), WINDOW_MS).unref();
    const key = keyOf(actor);
    const { lines, more, actor: firstActor } = this.#windows.get(key) ?? { lines: 0, more: 0, actor };
    if (lines >= MAX_LINES) {
      const inCommon = more === 0 ? actor : commonOf(firstActor, actor);
      this.#windows.set(key, { actor: inCommon, lines, more: more + 1 });
      return;
    }
    this.#windows.set(key, { actor, lines: lines + 1, more });
    const { status, code } = problem;
    const safe = { method: /^[A-Z]{1,10}$/.test(method) ? method : '-', path: PLAIN_PATH.test(path) ? path : '-' };
    this.#record({ ...safe, status, code, ...(reason === undefined ? {} : { reason }) }, actor);
  }

  /** Writes the counts that are left and waits until all lines are written. */
  async close(): Promise<void> {
    this.#endWindow();
    await this.#writing;
  }

  #endWindow(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const ended = [...this.#windows.values()];
    this.#windows.clear();
    for (const { actor, more } of ended) if (more > 0) this.#record({ more }, actor);
  }

  // The refusal holds even if it cannot be recorded; the failure is written to the server's own log.
  #record(details: AuditEntry['details'], actor: Caller): void {
    this.#writing = this.#writing.then(() => this.write({ actor, action: 'refused', details })).catch(this.onFailure);
  }
}

const commonOf = (one: Caller, other: Caller): Caller => ({
  ...one,
  subject: one.subject === other.subject ? one.subject : '',
  address: one.address === other.address ? one.address : null,
});
