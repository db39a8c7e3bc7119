import { readFileSync, statSync } from 'node:fs';
import type { Role } from '@pendapa/contracts';
import { parseUsers, usersPath, type Users } from './users-file.ts';

/** What a user may do and read. */
export interface Person {
  readonly role: Role;
  /** Codes of the user's units; null for the whole agency. */
  readonly units: readonly string[] | null;
}

interface FileState {
  /** Changes with every new content of the file; null without a file. */
  readonly stamp: string | null;
  /** Null if the file is refused. */
  readonly users: Users | null;
}

const NO_FILE: FileState = { stamp: null, users: new Map() };

/**
 * The users of a server: those of the data folder's file, and those of the settings that the file does not name.
 * The file is looked at for every request, so that a change holds from the next one on. While it is refused, nobody is admitted.
 */
export class People {
  readonly #path: string;
  readonly #ofSettings: ReadonlyMap<string, Role>;
  #file = NO_FILE;

  constructor(
    dataFolder: string,
    ofSettings: Readonly<Record<string, Role>>,
    /** Runs once for each content of the file that is refused. */
    private readonly onFault: (error: unknown) => void,
  ) {
    this.#path = usersPath(dataFolder);
    this.#ofSettings = new Map(Object.entries(ofSettings));
  }

  /** The user with a name; null if there is none, or if the user is disabled. */
  personOf(name: string): Person | null {
    const users = this.#users();
    if (users === null) return null;
    const user = users.get(name);
    if (user) return user.disabled ? null : { role: user.role, units: user.units };
    const role = this.#ofSettings.get(name);
    return role === undefined ? null : { role, units: null };
  }

  #users(): Users | null {
    try {
      const found = statSync(this.#path, { throwIfNoEntry: false, bigint: true });
      const stamp = found ? [found.ino, found.mtimeNs, found.size].join(' ') : null;
      if (stamp !== this.#file.stamp) this.#file = stamp === null ? NO_FILE : this.#read(stamp);
    } catch (error) {
      // An unreadable folder may hold newer users than those in memory.
      this.onFault(error);
      return null;
    }
    return this.#file.users;
  }

  #read(stamp: string): FileState {
    try {
      return { stamp, users: parseUsers(readFileSync(this.#path, 'utf8'), this.#path) };
    } catch (error) {
      this.onFault(error);
      return { stamp, users: null };
    }
  }
}
