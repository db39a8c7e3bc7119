import { lstat, readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import type { Access, Role } from '@pendapa/contracts';
import { RefusedConfiguration } from '../refused-configuration.ts';
import { faultOfNetwork, isLoopback } from './addresses.ts';

/** 32 random bytes are 43 characters of base64, or 64 hexadecimal digits. */
const MIN_SECRET_LENGTH = 43;
const SECRET_FORM = /^[\x21-\x7e]{1,1024}$/;
/** A random text of this length has more different characters. */
const MIN_DIFFERENT_CHARACTERS = 10;
const HEX = /^[0-9a-f]+$/i;
const MIN_HEX_SECRET_LENGTH = 64;
const OTHERS_BITS = 0o077;
/** The shortest secret that a common provider makes is longer. */
const MIN_PROVIDER_SECRET_LENGTH = 16;

export function refuse(key: string, id: string, en: string): never {
  throw new RefusedConfiguration({
    id: `Pengaturan "access.${key}" ditolak: ${id}. Pendapa tidak dijalankan.`,
    en: `The setting "access.${key}" is refused: ${en}. Pendapa does not start.`,
  });
}

/** The address to listen on, which must be one of this computer's own. Null for both loopback addresses. */
export function hostOf(listen: string | undefined): string | null {
  if (listen === undefined || listen === 'localhost') return null;
  if (isIP(listen) !== 0) return listen;
  return refuse('listen', `"${listen}" bukan alamat IP`, `"${listen}" is no IP address`);
}

export function publicAddressOf(text: string | undefined, mode: string): string {
  if (text === undefined) return refuse('publicAddress', `wajib ada untuk cara akses ${mode}`, `the access mode ${mode} requires it`);
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol === 'https:' && url.origin === text.replace(/\/$/, '')) return url.origin;
  return refuse(
    'publicAddress',
    'harus berbentuk https://nama, tanpa apa pun sesudahnya',
    'it must have the form https://name with nothing behind it',
  );
}

export function networksOf(networks: readonly string[]): readonly string[] {
  for (const network of networks) {
    const fault = faultOfNetwork(network);
    if (fault === 'form') refuse('behindProxy', `"${network}" bukan alamat atau alamat/bit`, `"${network}" is no address or address/bits`);
    if (fault === 'too-broad')
      refuse('behindProxy', `"${network}" mencakup terlalu banyak komputer`, `"${network}" covers too many computers`);
  }
  return networks;
}

/** The way to the browser: without a proxy that speaks TLS only this computer is served. */
export function requireTls(
  { mode, behindProxy, publicAddress }: Access,
  host: string | null,
): { readonly behindProxy: readonly string[] | null; readonly publicAddress: string | null } {
  if (!behindProxy && host !== null && !isLoopback(host)) {
    refuse(
      'behindProxy',
      'tanpa proxy yang memakai TLS, rahasia dan data akan lewat jaringan tanpa sandi; sebutkan alamat proxynya',
      'without a proxy that speaks TLS the secret and the data would cross the network in the clear; name its address',
    );
  }
  return {
    behindProxy: behindProxy ? networksOf(behindProxy) : null,
    publicAddress: behindProxy || publicAddress !== undefined ? publicAddressOf(publicAddress, mode) : null,
  };
}

/** Names of users or groups with their roles. A name with a blank at an end would never match. */
export function namesOf(key: 'users' | 'groups', names: Readonly<Record<string, Role>> = {}): Readonly<Record<string, Role>> {
  const padded = Object.keys(names).find((name) => name !== name.trim());
  if (padded !== undefined) refuse(key, `"${padded}" diawali atau diakhiri spasi`, `"${padded}" begins or ends with a blank`);
  return names;
}

/** Reads a file that only the service's account may read. */
async function readPrivateFile(file: string | undefined, dataFolder: string): Promise<{ readonly path: string; readonly content: string }> {
  if (file === undefined) return refuse('secretFile', 'wajib ada', 'it is required');
  const path = resolve(dataFolder, file);
  const found = await lstat(path).catch(() => null);
  if (!found?.isFile()) return refuse('secretFile', `${path} tidak ada atau bukan berkas biasa`, `${path} is missing or no plain file`);
  if (process.platform !== 'win32' && (found.mode & OTHERS_BITS) !== 0)
    return refuse('secretFile', `${path} dapat dibaca orang lain; jalankan chmod 600`, `others can read ${path}; run chmod 600`);
  return { path, content: (await readFile(path, 'utf8').catch(() => '')).trim() };
}

/** Reads a secret of the agency's own, which must be random. */
export async function readSecret(file: string | undefined, dataFolder: string): Promise<string> {
  const { path, content: secret } = await readPrivateFile(file, dataFolder);
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

/** Reads the secret that an identity provider made. Providers choose its length. */
export async function readProviderSecret(file: string | undefined, dataFolder: string): Promise<string> {
  const { path, content } = await readPrivateFile(file, dataFolder);
  if (SECRET_FORM.test(content) && content.length >= MIN_PROVIDER_SECRET_LENGTH) return content;
  return refuse(
    'secretFile',
    `isi ${path} bukan rahasia dari penyedia identitas: satu baris, sekurangnya ${String(MIN_PROVIDER_SECRET_LENGTH)} karakter tanpa spasi`,
    `${path} does not hold a secret of an identity provider: one line of at least ${String(MIN_PROVIDER_SECRET_LENGTH)} characters without blanks`,
  );
}

/** True if a text repeats a shorter one; the last repetition may be cut off. */
const repeats = (text: string): boolean =>
  Array.from({ length: Math.floor(text.length / 2) }, (_, index) => index + 1).some((step) => text.startsWith(text.slice(step)));

/** Left out if the settings have no contact. */
export const contactOf = ({ securityContact }: Access) => (securityContact === undefined ? {} : { securityContact });
