import { chmod, mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Access } from '@pendapa/contracts';
import { DEFAULT_SETTINGS } from '@pendapa/contracts/settings';
import { RefusedConfiguration } from '../refused-configuration.ts';
import { temporaryFolder } from '../testing/small-agency.ts';
import { readAccess } from './read-access.ts';

const SECRET = 'q7Vb2Xw9Lk4Tz8Rn3Jm6Hc1Pd5Fs0Gy-Ae_UoIiBvNQ';
const SITE = 'https://pendapatan.example.go.id';

let folder: { path: string; remove: () => Promise<void> };
beforeAll(async () => {
  folder = await temporaryFolder();
  const write = (name: string, content: string, mode = 0o600) => writeFile(join(folder.path, name), content, { mode });
  await write('secret', `${SECRET}\n`);
  await write('short', SECRET.slice(0, 42));
  await write('hex', '0123456789abcdef0123456789abcdef0123456789abcdef');
  await write('poor', 'changemechangemechangemechangemechangemechangeme');
  await write('again', 'q7Vb2Xw9Lk4Tz8R'.repeat(3));
  await write('spaced', `${SECRET} ${SECRET}`);
  await write('empty', '');
  await write('provider', 'kq8-Zt41_mBv29Lw');
  await write('open', SECRET);
  await write('group', SECRET);
  await chmod(join(folder.path, 'open'), 0o644);
  await chmod(join(folder.path, 'group'), 0o640);
  await mkdir(join(folder.path, 'directory'));
  await symlink(join(folder.path, 'secret'), join(folder.path, 'link'));
});
afterAll(() => folder.remove());

const read = (access: Access | undefined) => readAccess({ ...DEFAULT_SETTINGS, ...(access ? { access } : {}) }, folder.path);

const TOKEN: Access = { mode: 'token', listen: '10.0.0.7', publicAddress: SITE, secretFile: 'secret', behindProxy: ['10.0.0.5'] };
const PROXY: Access = { ...TOKEN, mode: 'proxy', users: { siti: 'analyst' } };

const OIDC: Access = {
  mode: 'oidc',
  listen: '10.0.0.7',
  publicAddress: SITE,
  behindProxy: ['10.0.0.5'],
  secretFile: 'provider',
  issuer: 'https://masuk.example.go.id/realms/pemda',
  clientId: 'pendapa',
  groups: { 'pendapa-analis': 'analyst' },
};

it('serves this computer alone unless told otherwise', async () => {
  expect(await read(undefined)).toEqual({ mode: 'local', host: null });
  expect(await read({ mode: 'local' })).toEqual({ mode: 'local', host: null });
});

it('reads the modes for other computers', async () => {
  expect(await read(TOKEN)).toEqual({
    mode: 'token',
    host: '10.0.0.7',
    access: { publicAddress: SITE, behindProxy: ['10.0.0.5'], secret: SECRET, role: 'viewer' },
  });
  expect(await read({ ...PROXY, listen: '0.0.0.0', behindProxy: ['10.0.0.0/24', 'fd00::5', '::1', '::ffff:10.0.0.9'] })).toMatchObject({
    mode: 'proxy',
    access: { identityHeader: 'x-forwarded-user', users: { siti: 'analyst' } },
  });
  expect(await read({ mode: 'token', secretFile: 'secret', role: 'analyst' })).toMatchObject({
    host: null,
    access: { publicAddress: null, behindProxy: null, role: 'analyst' },
  });
});

it('reads the mode of an identity provider', async () => {
  expect(await read({ ...OIDC, users: { siti: 'admin' }, session: { idleMinutes: 15, maxHours: 4, keepOverRestart: true } })).toEqual({
    mode: 'oidc',
    host: '10.0.0.7',
    access: {
      publicAddress: SITE,
      behindProxy: ['10.0.0.5'],
      users: { siti: 'admin' },
      groups: { 'pendapa-analis': 'analyst' },
      provider: {
        issuer: 'https://masuk.example.go.id/realms/pemda',
        clientId: 'pendapa',
        secret: 'kq8-Zt41_mBv29Lw',
        scopes: ['profile', 'email'],
        nameClaim: 'preferred_username',
        groupsClaim: 'groups',
      },
      limits: { idleMs: 15 * 60_000, ageMs: 4 * 3_600_000 },
      keepOverRestart: true,
    },
  });
  // A provider on this computer needs no TLS.
  expect(await read({ ...OIDC, issuer: 'http://127.0.0.1:8080/realms/pemda' })).toMatchObject({ mode: 'oidc' });
});

const without = (access: Access, key: keyof Access): Access =>
  Object.fromEntries(Object.entries(access).filter(([name]) => name !== key)) as Access;

const BAD: [string, Access, RegExp][] = [
  ['an address in mode local', { mode: 'local', listen: '10.0.0.7' }, /access\.listen.*does not belong/],
  ['a secret in mode local', { mode: 'local', secretFile: 'secret' }, /access\.secretFile.*does not belong/],
  ['users in mode token', { ...TOKEN, users: { siti: 'viewer' } }, /access\.users.*does not belong/],
  ['a role for all in mode proxy', { ...PROXY, role: 'viewer' }, /access\.role.*does not belong/],
  ['a host name', { ...TOKEN, listen: 'server.example' }, /access\.listen.*no IP address/],
  ['a decimal address', { ...TOKEN, listen: '2130706433' }, /access\.listen.*no IP address/],
  ['no TLS', without(TOKEN, 'behindProxy'), /access\.behindProxy.*in the clear/],
  ['all addresses without TLS', { ...without(TOKEN, 'behindProxy'), listen: '::' }, /access\.behindProxy.*in the clear/],
  ['the whole world as the proxy', { ...TOKEN, behindProxy: ['0.0.0.0/0'] }, /access\.behindProxy.*too many/],
  ['IPv4 written as IPv6 as the proxy', { ...TOKEN, behindProxy: ['::ffff:0:0/96'] }, /access\.behindProxy.*too many/],
  ['an eighth of IPv4 written so', { ...TOKEN, behindProxy: ['::ffff:10.0.0.0/104'] }, /access\.behindProxy.*too many/],
  ['a network that holds all of IPv4', { ...TOKEN, behindProxy: ['::/64'] }, /access\.behindProxy.*too many/],
  ['half of IPv6 as the proxy', { ...TOKEN, behindProxy: ['2000::/3'] }, /access\.behindProxy.*too many/],
  ['a number of hops', { ...PROXY, behindProxy: ['1'] }, /access\.behindProxy.*no address/],
  ['a network that is none', { ...PROXY, behindProxy: ['10.0.0.0/33'] }, /access\.behindProxy.*no address/],
  ['a proxy without address', without(PROXY, 'behindProxy'), /access\.behindProxy.*name the address/],
  ['no public address', without(TOKEN, 'publicAddress'), /access\.publicAddress.*requires it/],
  ['a public address without TLS', { ...PROXY, publicAddress: 'http://pendapatan.example.go.id' }, /access\.publicAddress.*https/],
  ['a public address with a path', { ...TOKEN, publicAddress: `${SITE}/dasbor` }, /access\.publicAddress.*https/],
  ['a public address that is none', { ...TOKEN, publicAddress: 'pendapatan' }, /access\.publicAddress.*https/],
  ['no secret', without(TOKEN, 'secretFile'), /access\.secretFile.*required/],
  ['a missing secret', { ...TOKEN, secretFile: 'none' }, /access\.secretFile.*missing/],
  ['a folder for a secret', { ...TOKEN, secretFile: 'directory' }, /access\.secretFile.*no plain file/],
  ['a link for a secret', { ...TOKEN, secretFile: 'link' }, /access\.secretFile.*no plain file/],
  ['a secret that all can read', { ...TOKEN, secretFile: 'open' }, /access\.secretFile.*others can read/],
  ['a secret that the group can read', { ...PROXY, secretFile: 'group' }, /access\.secretFile.*others can read/],
  ['an empty secret', { ...TOKEN, secretFile: 'empty' }, /access\.secretFile.*32 random bytes/],
  ['a short secret', { ...TOKEN, secretFile: 'short' }, /access\.secretFile.*32 random bytes/],
  ['24 bytes in hexadecimal', { ...TOKEN, secretFile: 'hex' }, /access\.secretFile.*32 random bytes/],
  ['a secret out of a manual', { ...TOKEN, secretFile: 'poor' }, /access\.secretFile.*32 random bytes/],
  ['a secret that repeats itself', { ...TOKEN, secretFile: 'again' }, /access\.secretFile.*32 random bytes/],
  ['a secret with blanks', { ...TOKEN, secretFile: 'spaced' }, /access\.secretFile.*32 random bytes/],
  ['nobody who may come in', { ...PROXY, users: {} }, /access\.users.*at least one/],
  ['a user with a blank', { ...PROXY, users: { 'siti ': 'viewer' } }, /access\.users.*blank/],
  ['no provider', without(OIDC, 'issuer'), /access\.issuer.*requires it/],
  ['a provider without TLS', { ...OIDC, issuer: 'http://masuk.example.go.id' }, /access\.issuer.*https/],
  ['a provider with a question', { ...OIDC, issuer: 'https://masuk.example.go.id/?a=1' }, /access\.issuer.*https/],
  ['a provider with a password', { ...OIDC, issuer: 'https://u:p@masuk.example.go.id' }, /access\.issuer.*https/],
  ['a provider that is no address', { ...OIDC, issuer: 'masuk.example.go.id' }, /access\.issuer.*https/],
  ['no name at the provider', without(OIDC, 'clientId'), /access\.clientId.*requires it/],
  ['no group and no user', { ...OIDC, groups: {} }, /access\.groups.*at least one/],
  ['a group with a blank', { ...OIDC, groups: { ' analis': 'analyst' } }, /access\.groups.*blank/],
  ['an empty secret of the provider', { ...OIDC, secretFile: 'empty' }, /access\.secretFile.*identity provider/],
  ['a secret of the provider with blanks', { ...OIDC, secretFile: 'spaced' }, /access\.secretFile.*identity provider/],
  ['a secret of the provider that all can read', { ...OIDC, secretFile: 'open' }, /access\.secretFile.*others can read/],
  ['mode oidc in the clear', without(OIDC, 'behindProxy'), /access\.behindProxy.*in the clear/],
  ['mode oidc without an address', without(OIDC, 'publicAddress'), /access\.publicAddress.*requires it/],
  ['a header in mode oidc', { ...OIDC, identityHeader: 'x-user' }, /access\.identityHeader.*does not belong/],
  ['a provider in mode proxy', { ...PROXY, issuer: 'https://masuk.example.go.id' }, /access\.issuer.*does not belong/],
  ['the address as the name', { ...PROXY, identityHeader: 'x-forwarded-for' }, /access\.identityHeader.*something else/],
];
it.each(BAD)('refuses %s', async (_name, access, reason) => {
  const error: unknown = await read(access).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(RefusedConfiguration);
  const { texts } = error as RefusedConfiguration;
  expect(texts.en).toMatch(reason);
  expect(texts.id).toMatch(/^Pengaturan "access\.\w+" ditolak: .*Pendapa tidak dijalankan\.$/);
  expect(`${texts.id}${texts.en}`).not.toContain(SECRET.slice(0, 12));
});
