import {
  RANKED_ROLES,
  RIGHTS,
  type CaseReader,
  type Disclosure,
  type RankedRole,
  type Right,
  type Role,
  type Status,
} from '@pendapa/contracts';
import type { Caller } from './caller.ts';

const DEFAULTS: Readonly<Record<Exclude<Right, 'objectNumbers'>, RankedRole | 'nobody'>> = {
  lookup: 'analyst',
  reveal: 'analyst',
  loads: 'importer',
  import: 'importer',
  export: 'viewer',
  cases: 'analyst',
  sheetNames: 'nobody',
};

/** The role of a caller; in mode `local` the one of the settings. Null if the caller has none. */
export function roleOf({ role }: Caller, { local = 'viewer' }: Disclosure): Role | null {
  if (role === 'local') return local;
  return role === 'nobody' ? null : role;
}

/** Rights that the only user of mode `local` has by default. */
const LOCAL_RIGHTS: readonly Right[] = ['cases', 'import'];

/** The lowest role that has a right. In mode `local` the only user sees single cases and brings data in. */
function lowestRole(caller: Caller, right: Right, disclosure: Disclosure): CaseReader {
  const configured = disclosure[right];
  if (configured !== undefined) return configured;
  if (right === 'objectNumbers') return lowestRole(caller, 'cases', disclosure);
  return LOCAL_RIGHTS.includes(right) && caller.role === 'local' ? 'viewer' : DEFAULTS[right];
}

/** Rights that concern rows of all units. */
const AGENCY_RIGHTS: readonly Right[] = ['loads', 'import'];

/** An administrator sees what an analyst sees. */
const rankOf = (role: Role): number => RANKED_ROLES.indexOf(role === 'admin' ? 'analyst' : role);

/** True if a caller has a right. Each role includes the rights of the roles before it. */
export function hasRight(caller: Caller, right: Right, disclosure: Disclosure): boolean {
  if (caller.units !== null && AGENCY_RIGHTS.includes(right)) return false;
  const [role, lowest] = [roleOf(caller, disclosure), lowestRole(caller, right, disclosure)];
  return role !== null && lowest !== 'nobody' && rankOf(role) >= rankOf(lowest);
}

/** All rights, each with the caller's permission and the lowest role that has it. */
export const rightsOf = (caller: Caller, disclosure: Disclosure): Status['rights'] =>
  Object.fromEntries(
    RIGHTS.map((right) => [right, { may: hasRight(caller, right, disclosure), from: lowestRole(caller, right, disclosure) }]),
  ) as Status['rights'];
