import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDurably } from '@pendapa/warehouse/folder';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { OpenSession } from './session.ts';

const FILE = 'sessions.json';
const WRITE_LATER_MS = 30_000;
const OWNER_ONLY = 0o600;

const StoredSchema = Type.Array(
  Type.Tuple([
    Type.String(),
    Type.Object({
      subject: Type.String(),
      groups: Type.Array(Type.String()),
      idToken: Type.String(),
      number: Type.Integer(),
      beganAt: Type.Number(),
      lastSeenAt: Type.Number(),
      address: Type.String(),
    }),
  ]),
);

type Sessions = ReadonlyMap<string, OpenSession>;

/** Sessions in the data folder, readable by the service's account only. They are kept by the hash of the cookie, which opens nothing. */
export class SessionFile {
  readonly #path: string;
  #writing: Promise<void> = Promise.resolve();
  /** The sessions that no write has begun with. */
  #next: Sessions | null = null;
  #timer: NodeJS.Timeout | null = null;

  constructor(
    folder: string,
    private readonly onFailure: (error: unknown) => void,
  ) {
    this.#path = join(folder, FILE);
  }

  /** Returns no sessions if the file is missing or damaged: then all users sign in again. */
  async read(): Promise<Sessions> {
    const text = await readFile(this.#path, 'utf8').catch(() => '[]');
    try {
      const stored: unknown = JSON.parse(text);
      return new Map(Value.Check(StoredSchema, stored) ? stored : []);
    } catch {
      return new Map();
    }
  }

  /** Removes sessions that earlier settings stored. Returns none. */
  async remove(): Promise<Sessions> {
    await rm(this.#path, { force: true });
    return new Map();
  }

  /** Writes the sessions as a whole; calls that come together share a write. A failure is reported and does not reject. */
  write(sessions: Sessions): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#next === null) {
      this.#writing = this.#writing.then(() => this.#replace()).catch(this.onFailure);
    }
    this.#next = sessions;
    return this.#writing;
  }

  /** Writes within half a minute. */
  writeLater(sessions: Sessions): void {
    this.#timer ??= setTimeout(() => void this.write(sessions), WRITE_LATER_MS).unref();
  }

  async #replace(): Promise<void> {
    const sessions = this.#next ?? new Map<string, OpenSession>();
    this.#next = null;
    await writeDurably(this.#path, JSON.stringify([...sessions]), OWNER_ONLY);
  }
}
