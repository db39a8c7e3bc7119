import { RIGHTS, ROLES, type CaseReader, type Disclosure, type Right, type Role, type Status } from '@pendapa/contracts';
import type { Caller } from './caller.ts';

const DEFAULTS: Readonly<Record<Exclude<Right, 'objectNumbers'>, Role>> = {
  lookup: 'analyst',
  reveal: 'analyst',
  loads: 'importer',
  export: 'viewer',
  cases: 'analyst',
};

/** The role of a caller: on this computer alone the one of the settings; null for those who have none. */
export function roleOf({ role }: Caller, { local = 'viewer' }: Disclosure): Role | null {
  if (role === 'local') return local;
  return role === 'nobody' ? null : role;
}

/** The lowest role that has a right. Single cases are open to whoever sits at the only computer that the server lets in. */
function lowestOf(caller: Caller, right: Right, disclosure: Disclosure): CaseReader {
  const asked = disclosure[right];
  if (asked !== undefined) return asked;
  if (right === 'objectNumbers') return lowestOf(caller, 'cases', disclosure);
  return right === 'cases' && caller.role === 'local' ? 'viewer' : DEFAULTS[right];
}

/** Whether a caller may do something that not everybody may; each role may all that the one before may. */
export function may(caller: Caller, right: Right, disclosure: Disclosure): boolean {
  const [role, lowest] = [roleOf(caller, disclosure), lowestOf(caller, right, disclosure)];
  return role !== null && lowest !== 'nobody' && ROLES.indexOf(role) >= ROLES.indexOf(lowest);
}

/** Every right: whether a caller has it, and from which role on one has. */
export const rightsOf = (caller: Caller, disclosure: Disclosure): Status['rights'] =>
  Object.fromEntries(
    RIGHTS.map((right) => [right, { may: may(caller, right, disclosure), from: lowestOf(caller, right, disclosure) }]),
  ) as Status['rights'];
