import type { Access } from '@pendapa/contracts';
import { contactOf, hostOf, namesOf, readProviderSecret, refuse, requireTls } from '../access-settings.ts';
import { isLoopback } from '../addresses.ts';
import type { OidcAccess } from './oidc-access.ts';

const DEFAULT_SCOPES = ['profile', 'email'];
const DEFAULT_NAME_CLAIM = 'preferred_username';
const DEFAULT_GROUPS_CLAIM = 'groups';
const DEFAULT_IDLE_MINUTES = 60;
const DEFAULT_MAX_HOURS = 8;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

const isOnThisComputer = (hostname: string): boolean => hostname === 'localhost' || isLoopback(hostname.replace(/^\[|\]$/g, ''));

/** The provider's address. TLS is required, except on this computer itself. */
function issuerOf(issuer: string | undefined): string {
  if (issuer === undefined) return refuse('issuer', 'wajib ada untuk cara akses oidc', 'the access mode oidc requires it');
  const url = URL.canParse(issuer) ? new URL(issuer) : null;
  const isPlain = url !== null && url.search === '' && url.hash === '' && url.username === '' && url.password === '';
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isOnThisComputer(url.hostname));
  if (isPlain && isSafe) return issuer;
  return refuse(
    'issuer',
    'harus berbentuk https://nama/jalur, tanpa tanda tanya, pagar, atau kata sandi',
    'it must have the form https://name/path, without question mark, hash or password',
  );
}

/** Reads the settings of mode `oidc`. Throws `RefusedConfiguration` for everything that is not clearly safe. */
export async function readOidc(access: Access, dataFolder: string): Promise<{ readonly host: string | null; readonly access: OidcAccess }> {
  const host = hostOf(access.listen);
  const way = requireTls(access, host);
  const issuer = issuerOf(access.issuer);
  const clientId = access.clientId ?? refuse('clientId', 'wajib ada untuk cara akses oidc', 'the access mode oidc requires it');
  const [users, groups] = [namesOf('users', access.users), namesOf('groups', access.groups)];
  if (Object.keys(users).length + Object.keys(groups).length === 0)
    refuse('groups', 'sebutkan paling sedikit satu grup atau satu pengguna (users)', 'name at least one group, or one user (users)');
  const secret = await readProviderSecret(access.secretFile, dataFolder);
  const { idleMinutes = DEFAULT_IDLE_MINUTES, maxHours = DEFAULT_MAX_HOURS, keepOverRestart = false } = access.session ?? {};
  return {
    host,
    access: {
      ...way,
      ...contactOf(access),
      users,
      groups,
      provider: {
        issuer,
        clientId,
        secret,
        scopes: access.scopes ?? DEFAULT_SCOPES,
        nameClaim: access.nameClaim ?? DEFAULT_NAME_CLAIM,
        groupsClaim: access.groupsClaim ?? DEFAULT_GROUPS_CLAIM,
      },
      limits: { idleMs: idleMinutes * MINUTE_MS, ageMs: maxHours * HOUR_MS },
      keepOverRestart,
    },
  };
}
