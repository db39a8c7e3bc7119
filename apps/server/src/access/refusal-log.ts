import type { Problem } from '@pendapa/contracts';
import type { AuditEntry } from '@pendapa/warehouse';
import { NOBODY, type Caller } from './caller.ts';

const MOST_LINES = 30;
const WINDOW_MS = 60_000;
/** An address of the product; anything else may hold whatever a caller wrote into it, even somebody's number. */
const PLAIN_PATH = /^\/(?!.*\d{8})[\w/.-]{0,100}$/;

export interface Attempt {
  readonly address: string;
  readonly method: string;
  readonly path: string;
  readonly problem: Problem;
  /** Who was let in, but may not do this; nobody where the gate refused. */
  readonly actor?: Caller;
}

type Write = (entry: AuditEntry) => Promise<void>;

/**
 * Refused attempts in the audit log: thirty lines a minute one by one, the others of the minute in one line with their number, so
 * that nobody can fill the disk or bury a line by knocking often.
 */
export class RefusalLog {
  #lines = 0;
  #more = 0;
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly write: Write,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  add({ address, method, path, problem, actor = NOBODY }: Attempt): void {
    this.#timer ??= setTimeout(() => this.#endWindow(), WINDOW_MS).unref();
    if (this.#lines >= MOST_LINES) {
      this.#more += 1;
      return;
    }
    this.#lines += 1;
    const { status, code } = problem;
    const known = { method: /^[A-Z]{1,10}$/.test(method) ? method : '-', path: PLAIN_PATH.test(path) ? path : '-' };
    this.#record({ address, ...known, status, code }, actor);
  }

  /** Writes what is still only counted, and waits until everything is written. */
  async close(): Promise<void> {
    this.#endWindow();
    await this.#writing;
  }

  #endWindow(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const more = this.#more;
    [this.#lines, this.#more] = [0, 0];
    if (more > 0) this.#record({ more });
  }

  // A refusal stands whether or not it can be recorded; what cannot be recorded is said in the server's own log.
  #record(details: AuditEntry['details'], actor: Caller = NOBODY): void {
    this.#writing = this.#writing.then(() => this.write({ actor, action: 'refused', details })).catch(this.onFailure);
  }
}
