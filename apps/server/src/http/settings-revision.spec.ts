import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_SETTINGS, SettingsSchema, type Settings } from '@pendapa/contracts/settings';
import { openWarehouse, settingsRevision, writeSettings, type Warehouse } from '@pendapa/warehouse';
import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { PageRenderer } from '../ssr/page-renderer.ts';
import { publishSmallAgency, temporaryFolder } from '../testing/small-agency.ts';
import { build } from './build.ts';

const THREAD = join(__dirname, '../../dist/ssr/render-thread.js');
const PAGES = [{ path: '/targets', shows: '/targets', feature: 'targets', built: true, asks: [], scripts: [] }];
/** Numbers its renderings, so that a cached document has an old number. */
const RENDER_MODULE = `
let count = 0;
export const render = async () => ({ html: 'rendering ' + String((count += 1)), styles: '', names: '', answers: '{}', whole: true });
`;
const TAGGED = [
  '/api/v1/answers/revenue?m=amount&by=month',
  '/api/v1/dimensions/unit?q=unit',
  '/api/v1/references',
  '/api/v1/tax-dues',
  '/api/v1/working-days?from=2024-01-01&to=2024-01-31',
  '/api/v1/findings',
  '/api/v1/boundaries/city',
] as const;
const ANSWERS = TAGGED[0];

/** A part of the JSON schema. */
interface SchemaPart {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, SchemaPart>>;
  readonly required?: readonly string[];
  readonly items?: SchemaPart;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
}

const SCHEMA = JSON.parse(JSON.stringify(SettingsSchema)) as SchemaPart;

const TEXTS = ['Asia/Makassar', 'other', 'USD', 'https://example.go.id', 'x-other-user', 'mailto:lain@example.go.id', '10.0.0.9'];

/** Values for a setting. A type without values here makes the test fail. */
function valuesOf(schema: SchemaPart): readonly unknown[] {
  if (schema.enum) return schema.enum;
  if (schema.type === 'integer' || schema.type === 'number') return [schema.minimum ?? 0, (schema.minimum ?? 0) + 1, schema.maximum ?? 9];
  if (schema.type === 'boolean') return [true, false];
  if (schema.type === 'array') return valuesOf(schema.items ?? {}).map((value) => [value]);
  if (schema.type !== 'object') return TEXTS;
  const { properties = {}, required = [] } = schema;
  const filled = Object.fromEntries(required.map((key) => [key, firstOf(properties[key] ?? {})]));
  return [filled, ...Object.entries(properties).flatMap(([key, own]) => valuesOf(own).map((value) => ({ ...filled, [key]: value })))];
}

const isValid = (schema: SchemaPart, value: unknown): boolean => Value.Check(schema as TSchema, value);
const firstOf = (schema: SchemaPart): unknown => valuesOf(schema).find((value) => isValid(schema, value));

/** The settings with another value of one key. */
function changed(settings: Settings, key: keyof Settings): Settings {
  const schema = SCHEMA.properties?.[key] ?? {};
  const value = valuesOf(schema).find((other) => isValid(schema, other) && JSON.stringify(other) !== JSON.stringify(settings[key]));
  if (value === undefined) throw new Error(`No other value for ${key}: teach this test one.`);
  return { ...settings, [key]: value };
}

const KEYS = Object.keys(SettingsSchema.properties) as (keyof Settings)[];
/** With a store the data of the folder are not served at all. */
const SERVED_FROM_HERE = KEYS.filter((key) => key !== 'store');

describe('the revision of the settings', () => {
  it.each(KEYS)('is another one when %s is', (key) => {
    expect(settingsRevision(changed(DEFAULT_SETTINGS, key))).not.toBe(settingsRevision(DEFAULT_SETTINGS));
  });

  it('does not depend on the order of keys', () => {
    const turned = Object.fromEntries(Object.entries(DEFAULT_SETTINGS).reverse()) as Settings;
    expect(settingsRevision(turned)).toBe(settingsRevision(DEFAULT_SETTINGS));
  });
});

describe('what was answered under other settings', () => {
  let folder: { path: string; remove: () => Promise<void> };
  let [data, shell] = ['', ''];
  let warehouse: Warehouse;
  let app: FastifyInstance;

  beforeAll(async () => {
    folder = await temporaryFolder();
    [data, shell] = [join(folder.path, 'data'), join(folder.path, 'shell')];
    await publishSmallAgency(data);
    await mkdir(join(shell, '.ssr'), { recursive: true });
    await writeFile(join(shell, 'index.html'), '<!doctype html><html lang="id"><head></head><body><div id="root"></div></body></html>');
    await writeFile(join(shell, 'pages.json'), JSON.stringify(PAGES));
    await writeFile(join(shell, '.ssr', 'render-page.js'), RENDER_MODULE);
    await writeFile(join(shell, '.ssr', 'package.json'), '{ "type": "module" }');
    await start();
  });
  afterAll(async () => {
    await stop();
    await folder.remove();
  });

  /** The same program each time: only the settings may cause a difference. */
  async function start(): Promise<void> {
    warehouse = await openWarehouse(data, { threads: 1 });
    const renderer = new PageRenderer(THREAD, shell);
    app = await build({ warehouse, dataFolder: data, shellFolder: shell, extraPorts: [80], edition: 'test', renderer });
  }
  async function stop(): Promise<void> {
    await app.close();
    await warehouse.close();
  }

  async function ask(url: string, headers: Record<string, string> = {}) {
    let response = await app.inject({ url, headers });
    // Findings are computed in the background.
    while (response.statusCode === 202) response = await app.inject({ url, headers });
    return response;
  }
  const tagOf = async (url: string): Promise<string> => String((await ask(url)).headers['etag']);
  const tags = async (): Promise<ReadonlyMap<string, string>> =>
    new Map(await Promise.all(TAGGED.map(async (url) => [url, await tagOf(url)] as const)));
  const isStillGood = async (url: string, tag: string): Promise<boolean> => (await ask(url, { 'if-none-match': tag })).statusCode === 304;
  const stillGood = async (tagByUrl: ReadonlyMap<string, string>): Promise<readonly string[]> => {
    const good = await Promise.all([...tagByUrl].map(async ([url, tag]) => ((await isStillGood(url, tag)) ? [url] : [])));
    return good.flat();
  };
  const renderedPage = async (): Promise<string> => (await ask('/targets', { accept: 'text/html' })).body;
  const revision = async (): Promise<string> => (await ask('/api/v1/status')).json<{ revision: string }>().revision;
  const compressedTag = async () => (await ask(ANSWERS, { 'accept-encoding': 'br' })).headers['etag'];

  it.each(SERVED_FROM_HERE)('is good no more once %s is changed, while the server runs and after a restart', async (key) => {
    await writeSettings(data, DEFAULT_SETTINGS);
    await warehouse.refresh();
    const [before, rendered, compressed, firstRevision] = [await tags(), await renderedPage(), await compressedTag(), await revision()];
    expect(await stillGood(before)).toEqual(TAGGED);
    expect(await renderedPage()).toBe(rendered);

    await writeSettings(data, changed(DEFAULT_SETTINGS, key));
    await warehouse.refresh();
    expect(await stillGood(before)).toEqual([]);
    expect(await renderedPage()).not.toBe(rendered);
    expect(await compressedTag()).not.toBe(compressed);
    const running = [await revision(), await tags()];
    expect(running[0]).not.toBe(firstRevision);

    await stop();
    await start();
    expect(await stillGood(before)).toEqual([]);
    expect([await revision(), await tags()]).toEqual(running);
  });
});
