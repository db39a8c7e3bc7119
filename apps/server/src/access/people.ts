import { readFileSync, statSync } from 'node:fs';
import { ROLES, type Role } from '@pendapa/contracts';
import { parseUsers, usersPath, type Users } from './users-file.ts';

/** Role and units of a user. */
export interface Person {
  readonly role: Role;
  /** Codes of the user's units; null for the whole agency. */
  readonly units: readonly string[] | null;
}

/** Roles that the settings give by name, and by group of the identity provider. */
export interface SettingsRoles {
  readonly users: Readonly<Record<string, Role>>;
  readonly groups: Readonly<Record<string, Role>>;
}

interface FileState {
  /** Changes with every new content of the file; null without a file. */
  readonly stamp: string | null;
  /** Null if the file is refused. */
  readonly users: Users | null;
}

const NO_FILE: FileState = { stamp: null, users: new Map() };

/**
 * The users of a server: those of the data folder's file, and those of the settings and of groups that the file does not name.
 * The file is looked at for every request, so that a change holds from the next one on. While it is refused, nobody is admitted.
 */
export class People {
  readonly #path: string;
  readonly #byName: ReadonlyMap<string, Role>;
  readonly #byGroup: ReadonlyMap<string, Role>;
  #file = NO_FILE;

  constructor(
    dataFolder: string,
    { users, groups }: SettingsRoles,
    /** Runs once for each content of the file that is refused. */
    private readonly onFault: (error: unknown) => void,
  ) {
    this.#path = usersPath(dataFolder);
    this.#byName = new Map(Object.entries(users));
    this.#byGroup = new Map(Object.entries(groups));
  }

  /**
   * The user with a name; null if there is none, or if the user is disabled. A user's own entry counts before the groups.
   * @param groups those that the identity provider tells; of several the highest role counts
   */
  personOf(name: string, groups: readonly string[] = []): Person | null {
    const users = this.#users();
    if (users === null) return null;
    const user = users.get(name);
    if (user) return user.disabled ? null : { role: user.role, units: user.units };
    const roles = new Set(groups.map((group) => this.#byGroup.get(group)));
    const role = this.#byName.get(name) ?? ROLES.findLast((each) => roles.has(each));
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
