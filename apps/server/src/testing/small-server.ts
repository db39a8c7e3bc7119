import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { BuiltPage, Disclosure } from '@pendapa/contracts';
import { openWarehouse, type Warehouse } from '@pendapa/warehouse';
import type { FastifyInstance } from 'fastify';
import type { AccessPlan } from '../access/read-access.ts';
import { build, type BuildOptions } from '../http/build.ts';
import { RunningQueries } from '../http/running-queries.ts';
import { publishSmallAgency, temporaryFolder } from './small-agency.ts';

/** The port in the Host header of injected requests. */
const INJECTED_PORT = 80;

export const PAGE = '<!doctype html><title>Pendapa</title><div id="root"></div>\n';
export const SCRIPT = 'export const greeting = "Selamat datang";\n';

const PAGES: readonly BuiltPage[] = ['/', '/overview', '/targets', '/arrears-up3d'].map((path) => ({
  path,
  shows: path,
  feature: 'overview',
  built: true,
  asks: [],
  scripts: [],
}));

export interface SmallServer {
  readonly app: FastifyInstance;
  readonly warehouse: Warehouse;
  readonly queries: RunningQueries;
  readonly dataFolder: string;
  /** Closes the server and builds another one on the same folder, which the caller closes. */
  readonly again: () => Promise<FastifyInstance>;
  readonly shellFolder: string;
  readonly close: () => Promise<void>;
}

async function writeShell(folder: string): Promise<void> {
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'pages.json'), JSON.stringify(PAGES));
  await writeFile(join(folder, 'favicon.ico'), 'icon');
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(folder, '.secret'), 'hidden');
  await writeFile(join(folder, 'assets', 'index-a1b2c3.js'), SCRIPT);
  await writeFile(join(folder, 'assets', 'index-a1b2c3.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(join(folder, '..', 'outside.txt'), 'outside');
}

/** The whole server on the small agency, with a shell of three files. `change` may wrap the warehouse. */
export async function startSmallServer(
  change: (warehouse: Warehouse) => Warehouse = (warehouse) => warehouse,
  access: AccessPlan = { mode: 'local', host: null },
  disclosure: Disclosure = {},
  options: Partial<Pick<BuildOptions, 'log' | 'readTimeoutMs' | 'bodyTimeoutMs' | 'uploadSpeed'>> = {},
): Promise<SmallServer> {
  const folder = await temporaryFolder();
  const dataFolder = join(folder.path, 'data');
  const shellFolder = join(folder.path, 'shell');
  await Promise.all([publishSmallAgency(dataFolder), writeShell(shellFolder)]);
  const warehouse = await openWarehouse(dataFolder, { threads: 2 });
  const queries = new RunningQueries();
  const start = (): Promise<FastifyInstance> =>
    build({
      warehouse: change(warehouse),
      dataFolder,
      access,
      disclosure,
      shellFolder,
      extraPorts: [INJECTED_PORT],
      queries,
      edition: 'test',
      ...options,
    });
  const app = await start();
  const close = async (): Promise<void> => {
    await app.close();
    await warehouse.close();
    await folder.remove();
  };
  const again = async (): Promise<FastifyInstance> => {
    await app.close();
    return start();
  };
  return { app, warehouse, queries, dataFolder, shellFolder, again, close };
}
