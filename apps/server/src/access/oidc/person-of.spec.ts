import { personOf } from './person-of.ts';

const roleOf = personOf({
  users: { siti: 'viewer' },
  groups: { analis: 'analyst', pemuat: 'importer', pengelola: 'admin' },
});

it.each([
  ['a user of the list, whatever the groups say', 'siti', ['pengelola'], 'viewer'],
  ['a user of one group', 'budi', ['analis'], 'analyst'],
  ['the highest of several groups', 'budi', ['analis', 'pemuat', 'arsip'], 'importer'],
  ['an administrator among others', 'budi', ['pemuat', 'pengelola'], 'admin'],
  ['a group without a role', 'budi', ['arsip'], undefined],
  ['no group', 'budi', [], undefined],
  ['a name in other letters', 'SITI', [], undefined],
  ['a name of the language', 'toString', ['__proto__', 'hasOwnProperty'], undefined],
] as const)('%s', (_name, subject, groups, role) => {
  expect(roleOf(subject, groups)?.role).toBe(role);
});
