import type { Access, Settings } from '@pendapa/contracts';
import { contactOf, hostOf, namesOf, networksOf, publicAddressOf, readSecret, refuse, requireTls } from './access-settings.ts';
import { readOidc } from './oidc/read-oidc.ts';
import type { OidcAccess } from './oidc/oidc-access.ts';
import type { SettingsRoles } from './people.ts';
import type { ProxyAccess } from './proxy-gate.ts';
import type { TokenAccess } from './token-gate.ts';
import { readUsers } from './users-file.ts';

/** The way in which the server is reached. A null `host` means both loopback addresses. */
export type AccessPlan =
  | { readonly mode: 'local'; readonly host: null }
  | { readonly mode: 'token'; readonly host: string | null; readonly access: TokenAccess }
  | { readonly mode: 'proxy'; readonly host: string | null; readonly access: ProxyAccess }
  | { readonly mode: 'oidc'; readonly host: string | null; readonly access: OidcAccess };

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

/** Roles that the settings give to users and groups. */
export function rolesIn(plan: AccessPlan): SettingsRoles {
  if (plan.mode === 'oidc') return plan.access;
  return { users: plan.mode === 'proxy' ? plan.access.users : {}, groups: {} };
}

const KEYS = {
  local: [],
  token: ['listen', 'publicAddress', 'secretFile', 'behindProxy', 'securityContact', 'role'],
  proxy: ['listen', 'publicAddress', 'secretFile', 'behindProxy', 'securityContact', 'identityHeader', 'users'],
  oidc: [
    'listen',
    'publicAddress',
    'secretFile',
    'behindProxy',
    'securityContact',
    'issuer',
    'clientId',
    'scopes',
    'nameClaim',
    'groupsClaim',
    'groups',
    'users',
    'session',
  ],
} as const;

function requireOwnKeys({ mode, ...rest }: Access): void {
  const stray = Object.keys(rest).find((key) => !(KEYS[mode] as readonly string[]).includes(key));
  if (stray) refuse(stray, `tidak berlaku untuk cara akses ${mode}`, `it does not belong to the access mode ${mode}`);
}

async function readToken(access: Access, dataFolder: string): Promise<AccessPlan> {
  const host = hostOf(access.listen);
  const { behindProxy, publicAddress } = requireTls(access, host);
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
  const users = namesOf('users', access.users);
  const filed = await readUsers(dataFolder);
  if (Object.keys(users).length + filed.size === 0)
    refuse(
      'users',
      'sebutkan paling sedikit satu pengguna, di sini atau dengan pendapa users',
      'name at least one user, here or with pendapa users',
    );
  const secret = await readSecret(access.secretFile, dataFolder);
  return { mode: 'proxy', host, access: { publicAddress, behindProxy, secret, ...contactOf(access), identityHeader, users } };
}

/** Reads the access settings. Throws `RefusedConfiguration` for everything that is not clearly safe. */
export async function readAccess({ access }: Settings, dataFolder: string): Promise<AccessPlan> {
  if (!access) return { mode: 'local', host: null };
  requireOwnKeys(access);
  if (access.mode === 'token') return readToken(access, dataFolder);
  if (access.mode === 'proxy') return readProxy(access, dataFolder);
  if (access.mode === 'oidc') return { mode: 'oidc', ...(await readOidc(access, dataFolder)) };
  return { mode: 'local', host: null };
}
