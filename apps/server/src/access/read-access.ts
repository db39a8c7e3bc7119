import { lstat, readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import type { Access, Settings } from '@pendapa/contracts';
import { RefusedConfiguration } from '../refused-configuration.ts';
import { faultOfNetwork, isLoopback } from './addresses.ts';
import type { ProxyAccess } from './proxy-gate.ts';
import type { TokenAccess } from './token-gate.ts';
import { readUsers } from './users-file.ts';

/** The way in which the server is reached. A null `host` means both loopback addresses. */
export type AccessPlan =
  | { readonly mode: 'local'; readonly host: null }
  | { readonly mode: 'token'; readonly host: string | null; readonly access: TokenAccess }
  | { readonly mode: 'proxy'; readonly host: string | null; readonly access: ProxyAccess };

/** 32 random bytes are 43 characters of base64, or 64 hexadecimal digits. */
const MIN_SECRET_LENGTH = 43;
const SECRET_FORM = /^[\x21-\x7e]{1,1024}$/;
/** A random text of this length has more different characters. */
const MIN_DIFFERENT_CHARACTERS = 10;
const HEX = /^[0-9a-f]+$/i;
const MIN_HEX_SECRET_LENGTH = 64;
const OTHERS_BITS = 0o077;
/** Headers about the connection, which a proxy passes on, cannot name a user. */
const RESERVED_HEADERS = [
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-real-ip',
  'x-pendapa-proxy-secret',
];
const DEFAULT_IDENTITY_HEADER = 'x-forwarded-user';

function refuse(key: string, id: string, en: string): never {
  throw new RefusedConfiguration({
    id: `Pengaturan "access.${key}" ditolak: ${id}. Pendapa tidak dijalankan.`,
    en: `The setting "access.${key}" is refused: ${en}. Pendapa does not start.`,
  });
}

const KEYS = {
  local: [],
  token: ['listen', 'publicAddress', 'secretFile', 'behindProxy', 'securityContact', 'role'],
  proxy: ['listen', 'publicAddress', 'secretFile', 'behindProxy', 'securityContact', 'identityHeader', 'users'],
} as const;

function requireOwnKeys({ mode, ...rest }: Access): void {
  const stray = Object.keys(rest).find((key) => !(KEYS[mode] as readonly string[]).includes(key));
  if (stray) refuse(stray, `tidak berlaku untuk cara akses ${mode}`, `it does not belong to the access mode ${mode}`);
}

/** The address to listen on, which must be one of this computer's own. Null for both loopback addresses. */
function hostOf(listen: string | undefined): string | null {
  if (listen === undefined || listen === 'localhost') return null;
  if (isIP(listen) !== 0) return listen;
  return refuse('listen', `"${listen}" bukan alamat IP`, `"${listen}" is no IP address`);
}

function publicAddressOf(text: string | undefined, mode: string): string {
  if (text === undefined) return refuse('publicAddress', `wajib ada untuk cara akses ${mode}`, `the access mode ${mode} requires it`);
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol === 'https:' && url.origin === text.replace(/\/$/, '')) return url.origin;
  return refuse(
    'publicAddress',
    'harus berbentuk https://nama, tanpa apa pun sesudahnya',
    'it must have the form https://name with nothing behind it',
  );
}

function networksOf(networks: readonly string[]): readonly string[] {
  for (const network of networks) {
    const fault = faultOfNetwork(network);
    if (fault === 'form') refuse('behindProxy', `"${network}" bukan alamat atau alamat/bit`, `"${network}" is no address or address/bits`);
    if (fault === 'too-broad')
      refuse('behindProxy', `"${network}" mencakup terlalu banyak komputer`, `"${network}" covers too many computers`);
  }
  return networks;
}

async function readSecret(file: string | undefined, dataFolder: string): Promise<string> {
  if (file === undefined) return refuse('secretFile', 'wajib ada', 'it is required');
  const path = resolve(dataFolder, file);
  const found = await lstat(path).catch(() => null);
  if (!found?.isFile()) return refuse('secretFile', `${path} tidak ada atau bukan berkas biasa`, `${path} is missing or no plain file`);
  if (process.platform !== 'win32' && (found.mode & OTHERS_BITS) !== 0)
    return refuse('secretFile', `${path} dapat dibaca orang lain; jalankan chmod 600`, `others can read ${path}; run chmod 600`);
  const secret = (await readFile(path, 'utf8').catch(() => '')).trim();
  const shortest = HEX.test(secret) ? MIN_HEX_SECRET_LENGTH : MIN_SECRET_LENGTH;
  if (!SECRET_FORM.test(secret) || secret.length < shortest || new Set(secret).size < MIN_DIFFERENT_CHARACTERS || repeats(secret)) {
    return refuse(
      'secretFile',
      `isi ${path} bukan rahasia acak sekurangnya 32 byte; buat dengan: openssl rand -base64 32`,
      `${path} does not hold at least 32 random bytes; make them with: openssl rand -base64 32`,
    );
  }
  return secret;
}

/** True if a text repeats a shorter one; the last repetition may be cut off. */
const repeats = (text: string): boolean =>
  Array.from({ length: Math.floor(text.length / 2) }, (_, index) => index + 1).some((step) => text.startsWith(text.slice(step)));

/** Left out if the settings have no contact. */
const contactOf = ({ securityContact }: Access) => (securityContact === undefined ? {} : { securityContact });

const isThisComputer = (host: string | null): boolean => host === null || isLoopback(host);

async function readToken(access: Access, dataFolder: string): Promise<AccessPlan> {
  const host = hostOf(access.listen);
  const behindProxy = access.behindProxy ? networksOf(access.behindProxy) : null;
  if (!behindProxy && !isThisComputer(host)) {
    refuse(
      'behindProxy',
      'tanpa proxy yang memakai TLS, rahasia dan data akan lewat jaringan tanpa sandi; sebutkan alamat proxynya',
      'without a proxy that speaks TLS the secret and the data would cross the network in the clear; name its address',
    );
  }
  const publicAddress = behindProxy || access.publicAddress !== undefined ? publicAddressOf(access.publicAddress, 'token') : null;
  const secret = await readSecret(access.secretFile, dataFolder);
  return { mode: 'token', host, access: { publicAddress, behindProxy, secret, ...contactOf(access), role: access.role ?? 'viewer' } };
}

async function readProxy(access: Access, dataFolder: string): Promise<AccessPlan> {
  const host = hostOf(access.listen);
  if (!access.behindProxy) return refuse('behindProxy', 'sebutkan alamat proxynya', 'name the address of the proxy');
  const behindProxy = networksOf(access.behindProxy);
  const publicAddress = publicAddressOf(access.publicAddress, 'proxy');
  const identityHeader = access.identityHeader ?? DEFAULT_IDENTITY_HEADER;
  if (RESERVED_HEADERS.includes(identityHeader))
    refuse('identityHeader', `${identityHeader} berarti hal lain`, `${identityHeader} means something else`);
  const users = access.users ?? {};
  const filed = await readUsers(dataFolder);
  if (Object.keys(users).length + filed.size === 0)
    refuse(
      'users',
      'sebutkan paling sedikit satu pengguna, di sini atau dengan pendapa users',
      'name at least one user, here or with pendapa users',
    );
  const padded = Object.keys(users).find((name) => name !== name.trim());
  if (padded !== undefined) refuse('users', `"${padded}" diawali atau diakhiri spasi`, `"${padded}" begins or ends with a blank`);
  const secret = await readSecret(access.secretFile, dataFolder);
  return { mode: 'proxy', host, access: { publicAddress, behindProxy, secret, ...contactOf(access), identityHeader, users } };
}

/** Reads the access settings. Throws `RefusedConfiguration` for everything that is not clearly safe. */
export async function readAccess({ access }: Settings, dataFolder: string): Promise<AccessPlan> {
  if (!access) return { mode: 'local', host: null };
  requireOwnKeys(access);
  if (access.mode === 'token') return readToken(access, dataFolder);
  if (access.mode === 'proxy') return readProxy(access, dataFolder);
  return { mode: 'local', host: null };
}
