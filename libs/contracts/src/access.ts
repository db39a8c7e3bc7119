import { Type, type Static } from 'typebox';
import { NO_OTHER_KEYS } from './schema-parts.ts';

const literals = <T extends string>(values: readonly T[], description: string) =>
  Type.Unsafe<T>(Type.String({ enum: [...values], description }));

export const ACCESS_MODES = ['local', 'token', 'proxy', 'oidc'] as const;
export type AccessMode = (typeof ACCESS_MODES)[number];

/** Roles that rights name. Each has all rights of the one before. */
export const RANKED_ROLES = ['viewer', 'analyst', 'importer'] as const;
export type RankedRole = (typeof RANKED_ROLES)[number];

/** Roles of users. An `admin` manages sessions, and sees what an analyst sees. */
export const ROLES = [...RANKED_ROLES, 'admin'] as const;
export type Role = (typeof ROLES)[number];

const addresses = (description: string) =>
  Type.Array(Type.String({ minLength: 2, maxLength: 50 }), { minItems: 1, maxItems: 20, description });

const roles = (description: string) => Type.Record(Type.String({ minLength: 1, maxLength: 200 }), literals(ROLES, description));

/** The ends of a session of mode `oidc`. */
const SessionLimitsSchema = Type.Object(
  {
    idleMinutes: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 1_440, description: 'Ends without use after these minutes; default 60.' }),
    ),
    maxHours: Type.Optional(Type.Integer({ minimum: 1, maximum: 168, description: 'Ends after these hours in any case; default 8.' })),
    keepOverRestart: Type.Optional(Type.Boolean({ description: 'True: sessions are stored in the data folder and survive a restart.' })),
  },
  NO_OTHER_KEYS,
);

const claim = (description: string) => Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_:/.-]{1,100}$', description }));

/** Access mode of the server, and the roles of its users. The server checks at its start that the settings fit together. */
export const AccessSchema = Type.Object(
  {
    mode: literals(
      ACCESS_MODES,
      'local: this computer only. token: whoever has the secret. proxy: users whom a proxy names. oidc: users of an identity provider.',
    ),
    listen: Type.Optional(
      Type.String({ minLength: 2, maxLength: 45, description: 'IP address to listen on; this computer only by default.' }),
    ),
    publicAddress: Type.Optional(
      Type.String({ minLength: 8, maxLength: 200, description: 'The address in the browser, e.g. https://pendapatan.example.go.id.' }),
    ),
    secretFile: Type.Optional(
      Type.String({ minLength: 1, maxLength: 1_000, description: 'File with the secret, mode 0600; relative to the data folder.' }),
    ),
    behindProxy: Type.Optional(addresses('Addresses (with or without /bits) of the proxy that speaks TLS: only it may connect.')),
    securityContact: Type.Optional(
      Type.String({
        pattern: '^(https://|mailto:|tel:)[\\x21-\\x7e]{3,300}$',
        description: 'Whom to tell of a weakness, in /.well-known/security.txt: https://..., mailto:... or tel:...',
      }),
    ),
    role: Type.Optional(literals(RANKED_ROLES, 'token: the role of whoever has the secret; viewer by default.')),
    identityHeader: Type.Optional(
      Type.String({ pattern: '^x-[a-z][a-z0-9-]{1,60}$', description: 'proxy: header that names the user; x-forwarded-user by default.' }),
    ),
    users: Type.Optional(roles('The role of this user.')),
    issuer: Type.Optional(
      Type.String({
        minLength: 10,
        maxLength: 500,
        description: 'oidc: address of the identity provider, as its discovery document names it.',
      }),
    ),
    clientId: Type.Optional(Type.String({ pattern: '^[\\x21-\\x7e]{1,300}$', description: 'oidc: the name of Pendapa at the provider.' })),
    scopes: Type.Optional(
      Type.Array(Type.String({ pattern: '^[\\x21\\x23-\\x5b\\x5d-\\x7e]{1,200}$' }), {
        maxItems: 20,
        description: 'oidc: scopes beside openid; profile and email by default.',
      }),
    ),
    nameClaim: claim('oidc: claim with the name of the user; preferred_username by default.'),
    groupsClaim: claim('oidc: claim with the groups of the user; groups by default.'),
    groups: Type.Optional(roles('oidc: the role of this group of the provider.')),
    session: Type.Optional(SessionLimitsSchema),
  },
  NO_OTHER_KEYS,
);
export type Access = Static<typeof AccessSchema>;

/** Rights that not every role has. */
export const RIGHTS = ['lookup', 'reveal', 'loads', 'import', 'export', 'cases', 'objectNumbers', 'sheetNames'] as const;
export type Right = (typeof RIGHTS)[number];

/** Lowest role that may see single cases; `nobody` if no role may. */
export const CASE_READERS = [...RANKED_ROLES, 'nobody'] as const;
export type CaseReader = (typeof CASE_READERS)[number];

/**
 * What somebody with units of their own sees of other units.
 * - `cases-of-own`: figures of all units, but no single case.
 * - `own-only`: nothing.
 */
export const UNIT_RIGHTS = ['cases-of-own', 'own-only'] as const;
export type UnitRights = (typeof UNIT_RIGHTS)[number];

const role = (description: string) => Type.Optional(literals(RANKED_ROLES, description));
const caseReader = (description: string) => Type.Optional(literals(CASE_READERS, description));

/** Roles for data about single taxpayers. A missing key has its default. */
export const DisclosureSchema = Type.Object(
  {
    local: role('Access mode local: the role of whoever opens a browser on this computer; viewer by default.'),
    lookup: role('May find a taxpayer by an exact number, and sees masked details; analyst by default.'),
    reveal: role('May see the name and the numbers of one taxpayer at a time, with a reason; analyst by default.'),
    loads: role('May see what was imported and what was wrong with it; importer by default.'),
    import: role('May import data in the browser and take them out again; everybody in mode local, else importer by default.'),
    export: role('May save figures as files; viewer by default.'),
    cases: caseReader(
      'May see single cases, the largest payers, their shares and bands of payment; everybody in mode local, else analyst by default.',
    ),
    objectNumbers: caseReader('May see the numbers of objects, to tell them apart; as cases by default.'),
    sheetNames: caseReader(
      'May have full names on the sheets of a work list that officers take along; each name is recorded as revealed. nobody by default.',
    ),
    unitRights: Type.Optional(
      literals(
        UNIT_RIGHTS,
        'What users with units of their own see of other units: figures (cases-of-own, the default) or nothing (own-only).',
      ),
    ),
    revealsPerHour: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 1_000, description: 'By person, with the names on sheets; 60 by default.' }),
    ),
    exportsPerHour: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, description: 'Files by person; 60 by default.' })),
  },
  NO_OTHER_KEYS,
);
export type Disclosure = Static<typeof DisclosureSchema>;
