import { readFile } from 'node:fs/promises';
import { UserError } from '@pendapa/contracts';
import { DEFAULT_SETTINGS, SettingsSchema, type Settings } from '@pendapa/contracts/settings';
import { Value } from 'typebox/value';
import { writeDurably } from './durable.ts';
import { pathsOf } from './paths.ts';
import { storeUrlFault } from './store-url.ts';

/** Form of a name in the IANA list, or UTC. */
const TIME_ZONE = /^(UTC|[A-Za-z_]+(\/[A-Za-z0-9_+-]+)+)$/;

interface Fault {
  readonly key: string;
  readonly id: string;
  readonly en: string;
}

const refusedSettingError = (path: string, { key, id, en }: Fault) =>
  new UserError({ id: `Pengaturan "${key}" dalam ${path} ditolak: ${id}.`, en: `The setting "${key}" in ${path} is refused: ${en}.` });

interface SchemaFault {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: object;
}

const parameterText = (params: object, key: string): string => {
  const value: unknown = Object.entries(params).find(([name]) => name === key)?.[1];
  return Array.isArray(value) ? value.join(', ') : String(value);
};

const REASONS: Readonly<Record<string, (params: object) => { readonly id: string; readonly en: string }>> = {
  type: (params) => ({ id: `jenisnya harus ${parameterText(params, 'type')}`, en: `it must be of type ${parameterText(params, 'type')}` }),
  minimum: (params) => ({
    id: `paling kecil ${parameterText(params, 'limit')}`,
    en: `it must be at least ${parameterText(params, 'limit')}`,
  }),
  maximum: (params) => ({
    id: `paling besar ${parameterText(params, 'limit')}`,
    en: `it must be at most ${parameterText(params, 'limit')}`,
  }),
  enum: (params) => ({
    id: `harus salah satu dari ${parameterText(params, 'allowedValues')}`,
    en: `it must be one of ${parameterText(params, 'allowedValues')}`,
  }),
  minItems: () => ({ id: 'tidak boleh kosong', en: 'it must not be empty' }),
  minLength: () => ({ id: 'tidak boleh kosong', en: 'it must not be empty' }),
  maxLength: (params) => ({
    id: `paling panjang ${parameterText(params, 'limit')} huruf`,
    en: `it must have at most ${parameterText(params, 'limit')} characters`,
  }),
  pattern: (params) => ({
    id: `bentuknya tidak sesuai ${parameterText(params, 'pattern')}`,
    en: `it does not have the form ${parameterText(params, 'pattern')}`,
  }),
};

const toKeyPath = (instancePath: string, key = ''): string => [...instancePath.split('/').filter(Boolean), key].filter(Boolean).join('.');

/** Describes the first fault of the schema; names unknown and missing keys. */
function faultOf({ keyword, instancePath, params }: SchemaFault): Fault {
  if (keyword === 'additionalProperties') {
    return {
      key: toKeyPath(instancePath, parameterText(params, 'additionalProperties')),
      id: 'kunci ini tidak dikenal',
      en: 'this key is not known',
    };
  }
  if (keyword === 'required')
    return {
      key: toKeyPath(instancePath, parameterText(params, 'requiredProperties')),
      id: 'kunci ini wajib ada',
      en: 'this key is required',
    };
  const reason = REASONS[keyword]?.(params) ?? { id: 'nilainya tidak sah', en: 'its value is not valid' };
  return { key: toKeyPath(instancePath) || 'pendapa.json', ...reason };
}

function check(path: string, value: unknown): Settings {
  if (!Value.Check(SettingsSchema, value)) {
    const faults = Value.Errors(SettingsSchema, value) as SchemaFault[];
    // An unknown key is reported twice: at itself, and at its parent by name. The latter is shown.
    const fault = faults.find(({ keyword }) => keyword === 'additionalProperties') ?? faults[0];
    throw refusedSettingError(
      path,
      fault ? faultOf(fault) : { key: 'pendapa.json', id: 'nilainya tidak sah', en: 'its value is not valid' },
    );
  }
  if (!TIME_ZONE.test(value.timeZone)) {
    throw refusedSettingError(path, {
      key: 'timeZone',
      id: 'bukan nama zona waktu seperti Asia/Jakarta',
      en: 'it is not the name of a time zone such as Asia/Jakarta',
    });
  }
  const fault = value.store ? storeUrlFault(value.store.url) : null;
  if (fault) throw refusedSettingError(path, { key: 'store.url', ...fault });
  return value;
}

/**
 * Reads the settings of a file; the defaults without a file.
 * @throws UserError with key and reason if the file is refused
 */
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

/** Reads the settings of a data folder, as `readSettingsFile` does. */
export const readSettings = (dataFolder: string): Promise<Settings> => readSettingsFile(pathsOf(dataFolder).settings);

/** Validates the settings, then writes them so that a reader never sees a part. */
export async function writeSettings(dataFolder: string, settings: Settings): Promise<void> {
  const { settings: path } = pathsOf(dataFolder);
  const checked = check(path, settings);
  await writeDurably(path, `${JSON.stringify(checked, null, 2)}\n`);
}
