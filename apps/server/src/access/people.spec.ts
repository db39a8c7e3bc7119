import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '@pendapa/contracts';
import { People } from './people.ts';
import { changeUsers, readUsers, usersPath, type User } from './users-file.ts';

const ANALYST: User = { role: 'analyst', units: ['U1'], disabled: false };
const noLog = (): Promise<void> => Promise.resolve();

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pendapa-users-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const put = (name: string, user: User) => changeUsers(folder, () => ({ name, user }), noLog);

describe('users of a running server', () => {
  it('a change holds from the next request on', async () => {
    const people = new People(folder, { users: { budi: 'viewer' }, groups: {} }, () => undefined);
    expect([people.personOf('siti'), people.personOf('budi')]).toEqual([null, { role: 'viewer', units: null }]);
    await put('siti', ANALYST);
    expect(people.personOf('siti')).toEqual({ role: 'analyst', units: ['U1'] });
    await put('siti', { ...ANALYST, units: null });
    expect(people.personOf('siti')).toEqual({ role: 'analyst', units: null });
    await put('siti', { ...ANALYST, disabled: true });
    expect(people.personOf('siti')).toBeNull();
  });

  it('the file comes before the settings, and names are no keys of objects', async () => {
    const people = new People(folder, { users: { budi: 'viewer', tono: 'importer' }, groups: {} }, () => undefined);
    await put('budi', { ...ANALYST, disabled: true });
    expect([people.personOf('budi'), people.personOf('tono')]).toEqual([null, { role: 'importer', units: null }]);
    expect(['constructor', '__proto__', 'toString', ''].map((name) => people.personOf(name))).toEqual([null, null, null, null]);
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
  ] as const)('gives roles by groups of the provider: %s', (_name, subject, memberOf, role) => {
    const groups = { analis: 'analyst', pemuat: 'importer', pengelola: 'admin' } as const;
    const people = new People(folder, { users: { siti: 'viewer' }, groups }, () => undefined);
    expect(people.personOf(subject, memberOf)?.role).toBe(role);
  });

  it('the file comes before the groups: units of a member, and a disabled member is not admitted', async () => {
    const people = new People(folder, { users: {}, groups: { analis: 'importer' } }, () => undefined);
    await put('siti', ANALYST);
    expect(people.personOf('siti', ['analis'])).toEqual({ role: 'analyst', units: ['U1'] });
    await put('siti', { ...ANALYST, disabled: true });
    expect(people.personOf('siti', ['analis'])).toBeNull();
  });

  it('admits nobody while the file is refused, and says why once', async () => {
    const faults: unknown[] = [];
    const people = new People(folder, { users: { budi: 'viewer' }, groups: {} }, (error) => faults.push(error));
    await writeFile(usersPath(folder), '{"format":1,"users":{"budi":{"role":"chief"');
    expect([people.personOf('budi'), people.personOf('budi')]).toEqual([null, null]);
    expect(faults).toHaveLength(1);
    await writeFile(usersPath(folder), JSON.stringify({ format: 1, users: {} }));
    expect(people.personOf('budi')).toEqual({ role: 'viewer', units: null });
  });
});

describe('the file of users', () => {
  it.each([
    ['a role that is none', { siti: { ...ANALYST, role: 'chief' } }],
    ['no units instead of all', { siti: { ...ANALYST, units: [] } }],
    ['a key too many', { siti: { ...ANALYST, password: 'x' } }],
    ['a blank before a name', { ' siti': ANALYST }],
    ['an importer of some units', { siti: { ...ANALYST, role: 'importer' } }],
  ])('is refused with %s', async (_name, users) => {
    await writeFile(usersPath(folder), JSON.stringify({ format: 1, users }));
    await expect(readUsers(folder)).rejects.toBeInstanceOf(UserError);
  });

  it('stays as it was if a change is refused or cannot be recorded', async () => {
    await put('siti', ANALYST);
    await expect(put('siti', { ...ANALYST, role: 'importer' })).rejects.toBeInstanceOf(UserError);
    await expect(
      changeUsers(
        folder,
        () => ({ name: 'siti', user: { ...ANALYST, disabled: true } }),
        () => Promise.reject(new Error('log')),
      ),
    ).rejects.toThrow('log');
    expect([...(await readUsers(folder))]).toEqual([['siti', ANALYST]]);
  });

  it('keeps every one of many changes at once', async () => {
    const names = Array.from({ length: 8 }, (_, index) => `pengguna-${String(index)}`);
    const change = async (name: string): Promise<void> => {
      for (;;) {
        const done = await put(name, ANALYST).then(
          () => true,
          () => false,
        );
        if (done) return;
      }
    };
    await Promise.all(names.map(change));
    expect([...(await readUsers(folder)).keys()].sort()).toEqual(names);
  });
});
