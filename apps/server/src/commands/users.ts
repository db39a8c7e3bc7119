import { parseArgs } from 'node:util';
import { ROLES, UserError, type Role } from '@pendapa/contracts';
import { appendAudit, commandText, folderId, openAudit, readSettings } from '@pendapa/warehouse/folder';
import { AGENCY_ROLES, changeUsers, isUserName, readUsers, type ChangeUsers, type User, type Users } from '../access/users-file.ts';
import { EXIT, type Command } from '../command.ts';
import { dataFolder } from '../data-folder.ts';
import { localize } from '../language.ts';
import { noData } from '../no-data.ts';
import { tableLines } from '../plain-table.ts';
import { operator } from '../run-audited.ts';
import { UsageError } from '../usage-error.ts';

const ACTIONS = ['list', 'add', 'role', 'units', 'disable', 'enable'] as const;
type Action = (typeof ACTIONS)[number];

/** Stands for the whole agency in the arguments. */
const WHOLE_AGENCY = 'all';

interface ListedUser extends User {
  readonly name: string;
  /** Where the user is stored: the file of this command, or the settings. */
  readonly storedIn: 'users.json' | 'pendapa.json';
}

const usageError = (id: string, en: string): UsageError => new UsageError(localize({ id, en }));
const failure = (id: string, en: string): UserError => new UserError({ id, en });

function roleNamed(text: string | undefined): Role {
  const role = ROLES.find((one) => one === text);
  if (role) return role;
  throw usageError(`Sebutkan peran: ${ROLES.join(', ')}.`, `Name a role: ${ROLES.join(', ')}.`);
}

/** Units as they are typed, separated by commas; null for the whole agency. */
function unitsNamed(text: string | undefined): string[] | null {
  if (text === WHOLE_AGENCY) return null;
  const units = [...new Set((text ?? '').split(',').map((code) => code.trim()))].filter((code) => code !== '').sort();
  if (units.length > 0) return units;
  throw usageError(
    `Sebutkan kode unit, dipisahkan koma, atau ${WHOLE_AGENCY} untuk seluruh instansi.`,
    `Name codes of units, separated by commas, or ${WHOLE_AGENCY} for the whole agency.`,
  );
}

/** The units in the data; null if the folder has no data yet, or another server has them. */
async function unitsInData(folder: string): Promise<ReadonlySet<string> | null> {
  const { openFolder } = await import('../open-folder.ts');
  const warehouse = await openFolder(folder).catch((error: unknown) => {
    if (error instanceof UserError) return null;
    throw error;
  });
  if (warehouse === null) return null;
  try {
    const { options } = await warehouse.dimension('unit', { search: '', limit: 1_000 });
    return new Set(options.map(({ code }) => code));
  } finally {
    await warehouse.close();
  }
}

async function requireUnits(folder: string, units: readonly string[] | null): Promise<void> {
  if (units === null) return;
  const known = await unitsInData(folder);
  const unknown = units.filter((code) => known?.has(code) === false);
  if (unknown.length === 0) return;
  const codes = unknown.join(', ');
  throw failure(
    `Data tidak memuat unit ini: ${codes}. Kode unit ada di halaman mana pun pada saringan Unit.`,
    `The data have no such unit: ${codes}. The codes of units are in the filter Unit of any page.`,
  );
}

function requireAgencyRole(role: Role, units: readonly string[] | null): void {
  if (units === null || !AGENCY_ROLES.includes(role)) return;
  throw failure(
    `Peran ${role} berlaku untuk seluruh instansi, karena berkas yang dimuat berisi baris semua unit. Pilih peran lain, atau unit ${WHOLE_AGENCY}.`,
    `The role ${role} is for the whole agency, because imported files have rows of all units. Choose another role, or the units ${WHOLE_AGENCY}.`,
  );
}

/** Users of the settings, whom the file has not taken over. */
async function usersOfSettings(folder: string): Promise<Users> {
  const { access } = await readSettings(folder);
  return new Map(Object.entries(access?.users ?? {}).map(([name, role]) => [name, { role, units: null, disabled: false }]));
}

interface Wanted {
  readonly action: Exclude<Action, 'list'>;
  readonly name: string;
  readonly role: Role | undefined;
  readonly units: string[] | null | undefined;
}

function changeOf({ action, name, role, units }: Wanted, ofSettings: Users): ChangeUsers {
  return (users) => {
    const found = users.get(name) ?? ofSettings.get(name);
    if (action === 'add' && found)
      throw failure(
        `Pengguna "${name}" sudah ada. Ubah dengan "${commandText('users role')}", "users units" atau "users enable".`,
        `The user "${name}" exists already. Change it with "${commandText('users role')}", "users units" or "users enable".`,
      );
    if (action !== 'add' && !found)
      throw failure(
        `Tidak ada pengguna "${name}". Lihat "${commandText('users list')}".`,
        `There is no user "${name}". See "${commandText('users list')}".`,
      );
    const before: User = found ?? { role: 'viewer', units: null, disabled: false };
    const user: User = {
      role: role ?? before.role,
      units: units === undefined ? before.units : units,
      disabled: action === 'disable' || (before.disabled && action !== 'enable'),
    };
    requireAgencyRole(user.role, user.units);
    return { name, user };
  };
}

const HEADS = [
  { id: 'Nama', en: 'Name' },
  { id: 'Peran', en: 'Role' },
  { id: 'Unit', en: 'Units' },
  { id: 'Keadaan', en: 'State' },
  { id: 'Disimpan di', en: 'Stored in' },
];

const unitsText = (units: User['units']): string => units?.join(', ') ?? localize({ id: 'seluruh instansi', en: 'whole agency' });

function rowOf({ name, role, units, disabled, storedIn }: ListedUser): string[] {
  const state = disabled ? { id: 'dinonaktifkan', en: 'disabled' } : { id: 'aktif', en: 'active' };
  return [name, role, unitsText(units), localize(state), storedIn];
}

async function listed(folder: string): Promise<readonly ListedUser[]> {
  const users = await readUsers(folder);
  const others = [...(await usersOfSettings(folder))].filter(([name]) => !users.has(name));
  return [
    ...[...users].map(([name, user]): ListedUser => ({ name, ...user, storedIn: 'users.json' })),
    ...others.map(([name, user]): ListedUser => ({ name, ...user, storedIn: 'pendapa.json' })),
  ];
}

function printUsers(users: readonly ListedUser[], asJson: boolean): void {
  if (asJson) console.log(JSON.stringify({ users }, null, 2));
  else if (users.length === 0) console.log(localize({ id: 'Belum ada pengguna.', en: 'There are no users yet.' }));
  else console.log(tableLines([HEADS.map(localize), ...users.map(rowOf)]).join('\n'));
}

/** Changes a user, with a line in the audit log before it has an effect. */
async function change(folder: string, wanted: Wanted): Promise<User> {
  await openAudit(folder);
  return changeUsers(folder, changeOf(wanted, await usersOfSettings(folder)), (user, { role, units, disabled }) =>
    appendAudit(folder, {
      actor: operator(),
      action: 'users',
      details: { step: wanted.action, user, role, units: units?.join(',') ?? WHOLE_AGENCY, disabled },
    }),
  );
}

/** Reads the action, the name, and the role or the units behind it. */
function readWanted(positionals: readonly string[], values: { readonly role?: string; readonly units?: string }): Wanted | null {
  const [first, name = '', value, ...others] = positionals;
  const action = ACTIONS.find((one) => one === first);
  if (!action || others.length > 0) throw usageError(`Sebutkan tindakan: ${ACTIONS.join(', ')}.`, `Name an action: ${ACTIONS.join(', ')}.`);
  if (action === 'list') return null;
  if (!isUserName(name))
    throw usageError(
      'Sebutkan nama pengguna, persis seperti yang dikirim proxy atau penyedia identitas.',
      'Name the user, exactly as the proxy or the identity provider sends the name.',
    );
  const { role = 'viewer', units = WHOLE_AGENCY } = values;
  const isAdd = action === 'add';
  if (!isAdd && (values.role !== undefined || values.units !== undefined))
    throw usageError('--role dan --units hanya berlaku untuk "add".', '--role and --units are for "add" only.');
  if (value !== undefined && action !== 'role' && action !== 'units')
    throw usageError(`"${value}" tidak dikenal di sini.`, `"${value}" is not known here.`);
  if (isAdd) return { action, name, role: roleNamed(role), units: unitsNamed(units) };
  return {
    action,
    name,
    role: action === 'role' ? roleNamed(value) : undefined,
    units: action === 'units' ? unitsNamed(value) : undefined,
  };
}

/** Lists and changes the users; a running server knows a change from its next request on. */
export const usersCommand: Command = {
  name: 'users',
  about: {
    id: 'Menampilkan dan mengubah pengguna. Server yang berjalan memakainya mulai permintaan berikutnya.',
    en: 'Lists and changes users. A running server uses a change from its next request on.',
  },
  options: {
    '--role <role>': { id: 'Peran: viewer (bawaan), analyst atau importer.', en: 'The role: viewer (the default), analyst or importer.' },
    '--units <code,code>': {
      id: 'Unit pengguna. Bawaan: all, seluruh instansi.',
      en: 'The units of the user. Default: all, the whole agency.',
    },
  },
  usage: [
    'users list [--data <folder>] [--json]',
    'users add <name> [--role <role>] [--units <code,code>] [--data <folder>]',
    'users role <name> <role>',
    'users units <name> <code,code|all>',
    'users disable|enable <name>',
  ].join('\n'),
  run: async (args) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { role: { type: 'string' }, units: { type: 'string' }, data: { type: 'string' }, json: { type: 'boolean' } },
      allowPositionals: true,
    });
    const wanted = readWanted(positionals, values);
    const folder = dataFolder(values.data);
    if (wanted !== null) {
      if ((await folderId(folder)) === null) throw new UserError(noData(folder));
      await requireUnits(folder, wanted.units ?? null);
      await change(folder, wanted);
    }
    const users = await listed(folder);
    printUsers(wanted === null ? users : users.filter(({ name }) => name === wanted.name), values.json === true);
    return EXIT.done;
  },
};
