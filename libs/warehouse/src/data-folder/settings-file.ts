import { readFile } from 'node:fs/promises';
import { UserError } from '@pendapa/contracts';
import { DEFAULT_SETTINGS, SettingsSchema, type Settings } from '@pendapa/contracts/settings';
import { Value } from 'typebox/value';
import { writeDurably } from './durable.ts';
import { storeUrlFault } from '../clickhouse/store-url.ts';
import { pathsOf } from './paths.ts';

/** The agency's name for a zone of the IANA list, or UTC. */
const TIME_ZONE = /^(UTC|[A-Za-z_]+(\/[A-Za-z0-9_+-]+)+)$/;

interface Fault {
  readonly key: string;
  readonly id: string;
  readonly en: string;
}

const createQueryError = (path: string, { key, id, en }: Fault) =>
  new UserError({ id: `Pengaturan "${key}" dalam ${path} ditolak: ${id}.`, en: `The setting "${key}" in ${path} is refused: ${en}.` });

interface SchemaFault {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: object;
}

const listed = (params: object, key: string): string => {
  const value: unknown = Object.entries(params).find(([name]) => name === key)?.[1];
  return Array.isArray(value) ? value.join(', ') : String(value);
};

const REASONS: Readonly<Record<string, (params: object) => { readonly id: string; readonly en: string }>> = {
  type: (params) => ({ id: `jenisnya harus ${listed(params, 'type')}`, en: `it must be of type ${listed(params, 'type')}` }),
  minimum: (params) => ({ id: `paling kecil ${listed(params, 'limit')}`, en: `it must be at least ${listed(params, 'limit')}` }),
  maximum: (params) => ({ id: `paling besar ${listed(params, 'limit')}`, en: `it must be at most ${listed(params, 'limit')}` }),
  enum: (params) => ({
    id: `harus salah satu dari ${listed(params, 'allowedValues')}`,
    en: `it must be one of ${listed(params, 'allowedValues')}`,
  }),
  minItems: () => ({ id: 'tidak boleh kosong', en: 'it must not be empty' }),
  minLength: () => ({ id: 'tidak boleh kosong', en: 'it must not be empty' }),
  maxLength: (params) => ({
    id: `paling panjang ${listed(params, 'limit')} huruf`,
    en: `it must have at most ${listed(params, 'limit')} characters`,
  }),
  pattern: (params) => ({
    id: `bentuknya tidak sesuai ${listed(params, 'pattern')}`,
    en: `it does not have the form ${listed(params, 'pattern')}`,
  }),
};

const dotted = (instancePath: string, key = ''): string => [...instancePath.split('/').filter(Boolean), key].filter(Boolean).join('.');

/** The first fault of the schema in words; unknown and missing keys are named themselves. */
function faultOf({ keyword, instancePath, params }: SchemaFault): Fault {
  if (keyword === 'additionalProperties') {
    return {
      key: dotted(instancePath, listed(params, 'additionalProperties')),
      id: 'kunci ini tidak dikenal',
      en: 'this key is not known',
    };
  }
  if (keyword === 'required')
    return { key: dotted(instancePath, listed(params, 'requiredProperties')), id: 'kunci ini wajib ada', en: 'this key is required' };
  const reason = REASONS[keyword]?.(params) ?? { id: 'nilainya tidak sah', en: 'its value is not valid' };
  return { key: dotted(instancePath) || 'pendapa.json', ...reason };
}

function check(path: string, value: unknown): Settings {
  if (!Value.Check(SettingsSchema, value)) {
    const faults = Value.Errors(SettingsSchema, value) as SchemaFault[];
    // An unknown key is reported twice: at itself as "never allowed", and at its parent by name. The latter speaks.
    const fault = faults.find(({ keyword }) => keyword === 'additionalProperties') ?? faults[0];
    throw createQueryError(path, fault ? faultOf(fault) : { key: 'pendapa.json', id: 'nilainya tidak sah', en: 'its value is not valid' });
  }
  if (!TIME_ZONE.test(value.timeZone)) {
    throw createQueryError(path, {
      key: 'timeZone',
      id: 'bukan nama zona waktu seperti Asia/Jakarta',
      en: 'it is not the name of a time zone such as Asia/Jakarta',
    });
  }
  const fault = value.store ? storeUrlFault(value.store.url) : null;
  if (fault) throw createQueryError(path, { key: 'store.url', ...fault });
  return value;
}

/** The settings in a file, the defaults where there is none; UserError that names key and reason for a refused file. */
export async function readSettingsFile(path: string): Promise<Settings> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return DEFAULT_SETTINGS;
    throw new UserError({ id: `Pengaturan ${path} tidak dapat dibaca.`, en: `The settings ${path} cannot be read.` }, { cause: error });
  }
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    throw new UserError(
      { id: `Pengaturan ${path} bukan JSON yang sah: ${reason}`, en: `The settings ${path} are not valid JSON: ${reason}` },
      { cause: error },
    );
  }
  return check(path, value);
}

/** The agency's settings, the defaults where the folder has none; UserError that names key and reason for a refused file. */
export const readSettings = (dataFolder: string): Promise<Settings> => readSettingsFile(pathsOf(dataFolder).settings);

/** Checks the settings as if they were read, then writes them so that a reader never sees a part. */
export async function writeSettings(dataFolder: string, settings: Settings): Promise<void> {
  const { settings: path } = pathsOf(dataFolder);
  const checked = check(path, settings);
  await writeDurably(path, `${JSON.stringify(checked, null, 2)}\n`);
}
