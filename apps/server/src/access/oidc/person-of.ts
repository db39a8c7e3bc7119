import { ROLES, type Role } from '@pendapa/contracts';
import type { Caller } from '../caller.ts';

export type Person = Pick<Caller, 'subject'> & { readonly role: Role };

/** Returns the role of a user of the provider; null without one. It runs for each request, so a change holds from the next one. */
export type PersonOf = (subject: string, groups: readonly string[]) => Person | null;

export interface RoleMaps {
  readonly users: Readonly<Record<string, Role>>;
  readonly groups: Readonly<Record<string, Role>>;
}

/** A user's own entry counts before the groups; of several groups the highest role counts. */
export function personOf({ users, groups }: RoleMaps): PersonOf {
  const [byName, byGroup] = [new Map(Object.entries(users)), new Map(Object.entries(groups))];
  return (subject, memberOf) => {
    const roles = new Set(memberOf.map((group) => byGroup.get(group)));
    const role = byName.get(subject) ?? ROLES.findLast((each) => roles.has(each));
    return role === undefined ? null : { role, subject };
  };
}
