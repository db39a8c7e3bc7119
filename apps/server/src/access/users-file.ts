import { join } from 'node:path';
import { ROLES, UserError, type Role } from '@pendapa/contracts';
import { acquireLock, writeDurably } from '@pendapa/warehouse/folder';
import { readFile } from 'node:fs/promises';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';

/** The file of the users in a data folder. */
const USERS_FILE = 'users.json';
const MAX_USERS = 5_000;
const MAX_UNITS_OF_USER = 100;

const NO_OTHER_KEYS = { additionalProperties: false } as const;
const UserSchema = Type.Object(
  {
    role: Type.Unsafe<Role>(Type.String({ enum: [...ROLES] })),
    /** Codes of units; null for the whole agency. */
    units: Type.Union([Type.Array(Type.String({ pattern: '^\\S.{0,79}$' }), { minItems: 1, maxItems: MAX_UNITS_OF_USER }), Type.Null()]),
    disabled: Type.Boolean(),
  },
  NO_OTHER_KEYS,
);
const UsersSchema = Type.Object({ format: Type.Literal(1), users: Type.Record(Type.String(), UserSchema) }, NO_OTHER_KEYS);

/** A user as the file has it. */
export type User = Static<typeof UserSchema>;
export type Users = ReadonlyMap<string, User>;

/** A name as the proxy or the provider gives it: no blank at its ends, no control characters. */
const NAME = /^[^\s\p{Cc}](?:[^\p{Cc}]{0,198}[^\s\p{Cc}])?$/u;
export const isUserName = (name: string): boolean => NAME.test(name);

/** Roles for the whole agency only: an imported file has rows of all units, and sessions are those of all users. */
export const AGENCY_ROLES: readonly Role[] = ['importer', 'admin'];

export const usersPath = (dataFolder: string): string => join(dataFolder, USERS_FILE);

const refused = (path: string, id: string, en: string, cause?: unknown): UserError =>
  new UserError(
    { id: `Daftar pengguna ${path} ditolak: ${id}.`, en: `The list of users ${path} is refused: ${en}.` },
    ...(cause === undefined ? [] : [{ cause }]),
  );

/** Fault of a user's entry, in both languages; null if there is none. */
function faultOf(name: string, { role, units }: User): readonly [string, string] | null {
  if (!isUserName(name)) return [`"${name}" bukan nama pengguna`, `"${name}" is no name of a user`];
  if (units !== null && AGENCY_ROLES.includes(role))
    return [
      `"${name}" berperan ${role}, yang berlaku untuk seluruh instansi`,
      `"${name}" has the role ${role}, which is for the whole agency`,
    ];
  return null;
}

/**
 * Parses the list of users.
 * @throws UserError with the reason if it is refused
 */
export function parseUsers(text: string, path: string): Users {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw refused(path, 'bukan JSON yang sah', 'it is not valid JSON', error);
  }
  if (!Value.Check(UsersSchema, value)) {
    const [fault] = Value.Errors(UsersSchema, value);
    const place = fault?.instancePath === undefined || fault.instancePath === '' ? '/' : fault.instancePath;
    throw refused(path, `isi ${place} tidak sah`, `${place} is not valid`);
  }
  const users = Object.entries(value.users);
  const [fault] = users.flatMap(([name, user]) => {
    const found = faultOf(name, user);
    return found === null ? [] : [found];
  });
  if (fault) throw refused(path, ...fault);
  return new Map(users);
}

/**
 * Reads the list of users; empty without a file.
 * @throws UserError with the reason if it is refused
 */
export async function readUsers(dataFolder: string): Promise<Users> {
  const path = usersPath(dataFolder);
  try {
    return parseUsers(await readFile(path, 'utf8'), path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Map();
    throw error instanceof UserError ? error : refused(path, 'tidak dapat dibaca', 'it cannot be read', error);
  }
}

/** Users with one of them changed; a new one stands last. */
export type ChangeUsers = (users: Users) => { readonly name: string; readonly user: User };

/**
 * Changes one user. The file is replaced as a whole, and one change waits for another to end.
 * @param beforeWriting runs when the change is known to be valid; if it fails, nothing is changed
 * @throws UserError with the reason if the change is refused
 */
export async function changeUsers(
  dataFolder: string,
  change: ChangeUsers,
  beforeWriting: (name: string, user: User) => Promise<void>,
): Promise<User> {
  const path = usersPath(dataFolder);
  const release = await acquireLock(join(dataFolder, 'users.lock'));
  try {
    const users = await readUsers(dataFolder);
    const { name, user } = change(users);
    const changed = new Map(users).set(name, user);
    if (changed.size > MAX_USERS)
      throw refused(path, `paling banyak ${String(MAX_USERS)} pengguna`, `there are at most ${String(MAX_USERS)} users`);
    const text = `${JSON.stringify({ format: 1, users: Object.fromEntries(changed) }, null, 2)}\n`;
    parseUsers(text, path);
    await beforeWriting(name, user);
    await writeDurably(path, text);
    return user;
  } finally {
    await release();
  }
}
