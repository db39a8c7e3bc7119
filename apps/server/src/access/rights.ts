import { ROLES, type Disclosure, type Role } from '@pendapa/contracts';
import type { Caller } from './caller.ts';

export type Right = 'lookup' | 'reveal' | 'loads' | 'export';

const DEFAULTS: Readonly<Record<Right, Role>> = { lookup: 'analyst', reveal: 'analyst', loads: 'importer', export: 'viewer' };

/** The role of a caller: on this computer alone the one of the settings; null for those who have none. */
function roleOf({ role }: Caller, { local = 'viewer' }: Disclosure): Role | null {
  if (role === 'local') return local;
  return role === 'nobody' ? null : role;
}

/** Whether a caller may do something that not everybody may; each role may all that the one before may. */
export function may(caller: Caller, right: Right, disclosure: Disclosure): boolean {
  const role = roleOf(caller, disclosure);
  return role !== null && ROLES.indexOf(role) >= ROLES.indexOf(disclosure[right] ?? DEFAULTS[right]);
}
