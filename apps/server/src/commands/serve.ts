import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { SpokenError, type Disclosure, type Texts } from '@pendapa/contracts';
import { appendAudit, openWarehouse, readManifest, readSettings, takeServing, type Warehouse } from '@pendapa/warehouse';
import { readAccess, type AccessPlan } from '../access/read-access.ts';
import { EXIT, type Command, type ExitCode } from '../command.ts';
import { dataFolder } from '../data-folder.ts';
import { Drawings } from '../documents/drawings.ts';
import { keptFindingsOf } from '../findings/kept-findings.ts';
import { build } from '../http/build.ts';
import { listen, type Listening } from '../http/listen.ts';
import { RunningQueries } from '../http/running-queries.ts';
import { hasData } from '../has-data.ts';
import { say } from '../language.ts';
import { listedPages } from '../listed-pages.ts';
import { noData } from '../no-data.ts';
import { recordedLoad } from '../recorded-load.ts';
import { mostOpenFiles, roomIn } from '../open-files.ts';
import { operator } from '../recorded.ts';
import { RefusedConfiguration } from '../refused-configuration.ts';
import { toldToStop } from '../stop-signal.ts';
import { UsageError } from '../usage-error.ts';
import { keepWarm, warmUp } from '../warm-up.ts';
import { sampleCommand } from './sample.ts';

const DEFAULT_PORT = '4200';
const HIGHEST_PORT = 65_535;
const SAMPLE_PAYMENTS = '1000000';
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '::1'];
/** Running requests may end by themselves for so long; within ten seconds the process is gone. */
const PATIENCE = 7_000;
const LAST_MOMENT = 9_500;
const SHELL_FOLDER = fileURLToPath(new URL('../../../shell/dist', import.meta.url));
const DRAWING_THREAD = fileURLToPath(new URL('../documents/drawing-thread.js', import.meta.url));

function portNumber(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : HIGHEST_PORT + 1;
  if (port > HIGHEST_PORT) throw new UsageError(say({ id: `Bukan nomor port: ${text}`, en: `Not a port number: ${text}` }));
  return port;
}

// An address for others is part of the access mode and stands in the settings, where it is checked together with the rest.
function requireLocal(host: string): void {
  if (LOCAL_HOSTS.includes(host)) return;
  throw new RefusedConfiguration({
    id: `Pendapa tidak dijalankan di alamat ${host}: dengan --host hanya komputer ini sendiri (127.0.0.1 dan ::1) yang dilayani. Untuk komputer lain, atur "access" dalam pendapa.json (docs/operations.md).`,
    en: `Pendapa does not start on ${host}: with --host only this computer itself (127.0.0.1 and ::1) is served. For other computers set "access" in pendapa.json (docs/operations.md).`,
  });
}

interface Admitted {
  readonly access: AccessPlan;
  readonly disclosure: Disclosure;
}

async function requireAccess(folder: string): Promise<Admitted> {
  try {
    const settings = await readSettings(folder);
    return { access: await readAccess(settings, folder), disclosure: settings.disclosure ?? {} };
  } catch (error) {
    if (error instanceof SpokenError && !(error instanceof RefusedConfiguration))
      throw new RefusedConfiguration(error.texts, { cause: error });
    throw error;
  }
}

async function requireData(folder: string, sampleIfEmpty: boolean): Promise<void> {
  if (await hasData(folder)) return;
  if (!sampleIfEmpty) throw new SpokenError(noData(folder));
  console.log(
    say({
      id: `Belum ada data di ${folder}: data contoh (1.000.000 pembayaran rekaan) dibuat lebih dahulu.`,
      en: `There are no data in ${folder} yet: sample data (1,000,000 invented payments) are made first.`,
    }),
  );
  await recordedLoad(sampleCommand).run(['--data', folder, '--payments', SAMPLE_PAYMENTS]);
}

function listenProblem({ code }: NodeJS.ErrnoException, host: string | null, port: number): Texts | null {
  if (code === 'EADDRNOTAVAIL' && host !== null) {
    return {
      id: `Komputer ini tidak memiliki alamat ${host} (access.listen).`,
      en: `This computer does not have the address ${host} (access.listen).`,
    };
  }
  if (code === 'EADDRINUSE') {
    return {
      id: `Port ${port} sedang dipakai program lain. Hentikan program itu, atau pilih port lain: pendapa serve --port ${port + 1}`,
      en: `Port ${port} is in use by another program. Stop that program, or choose another port: pendapa serve --port ${port + 1}`,
    };
  }
  if (code !== 'EACCES') return null;
  return {
    id: `Port ${port} tidak boleh dibuka oleh pengguna ini. Pilih port di atas 1023, misalnya --port 4200.`,
    en: `This user may not open port ${port}. Choose a port above 1023, for example --port 4200.`,
  };
}

interface Serving extends Admitted {
  readonly warehouse: Warehouse;
  readonly folder: string;
  readonly port: number;
  readonly devPort: number | null;
  readonly connections: number;
}

async function beginListening({ warehouse, folder, access, disclosure, port, devPort, connections }: Serving): Promise<Listening> {
  const queries = new RunningQueries();
  const app = await build({
    warehouse,
    dataFolder: folder,
    access,
    disclosure,
    shellFolder: SHELL_FOLDER,
    extraPorts: devPort === null ? [] : [devPort],
    log: process.stderr,
    queries,
    drawings: new Drawings(DRAWING_THREAD, SHELL_FOLDER),
  });
  try {
    return await listen(app, access.host, port, queries, connections);
  } catch (error) {
    const texts = listenProblem(error as NodeJS.ErrnoException, access.host, port);
    throw texts ? new SpokenError(texts, { cause: error }) : error;
  }
}

const addressOf = (access: AccessPlan, port: number): string =>
  (access.mode === 'local' ? null : access.access.publicAddress) ?? `http://localhost:${String(port)}`;

/** How many connections the open files of this process leave; a sentence where these are few. */
async function requireRoom(folder: string): Promise<number> {
  const { connections, level, found, advice } = roomIn(await mostOpenFiles(), (await readManifest(folder))?.parts.length ?? 0);
  const texts = { id: `Berkas terbuka: ${found.id}. ${advice.id}`, en: `Open files: ${found.en}. ${advice.en}` };
  if (level === 'fail') throw new SpokenError(texts);
  if (level === 'warn') console.error(say(texts));
  return connections;
}

/** Figures stay readable where the log cannot be written; only what needs a record is refused then. */
async function recordStart(folder: string, { mode, host }: AccessPlan): Promise<void> {
  const details = { mode, host: host ?? 'localhost' };
  await appendAudit(folder, { actor: operator(), action: 'start', details }).catch((error: unknown) => {
    if (!(error instanceof SpokenError)) throw error;
    console.error(say(error.texts));
  });
}

async function serve(serving: Serving): Promise<ExitCode> {
  const stopping = toldToStop();
  const listening = await beginListening(serving);
  await recordStart(serving.folder, serving.access);
  const address = addressOf(serving.access, listening.port);
  console.log(say({ id: `Pendapa siap: ${address}  (Ctrl+C untuk berhenti)`, en: `Pendapa is ready: ${address}  (Ctrl+C to stop)` }));
  await stopping;
  setTimeout(() => process.exit(EXIT.done), LAST_MOMENT).unref();
  await listening.stop(PATIENCE);
  return EXIT.done;
}

async function serveFolder(told: Omit<Serving, 'warehouse'>): Promise<ExitCode> {
  const pages = await listedPages(SHELL_FOLDER);
  const warehouse = await openWarehouse(told.folder);
  const findAhead = () => keptFindingsOf(warehouse, told.folder).begin();
  const stopWarming = keepWarm(warehouse, pages, findAhead);
  try {
    await warmUp(warehouse, pages);
    const serving = serve({ warehouse, ...told });
    findAhead();
    return await serving;
  } finally {
    stopWarming();
    await warehouse.close();
  }
}

/** Serves the dashboard, as the settings allow, until it is told to stop. */
export const serveCommand: Command = {
  name: 'serve',
  about: {
    id: 'menyajikan dasbor sampai dihentikan',
    en: 'serves the dashboard until it is stopped',
  },
  usage: 'serve [--data <folder>] [--port 4200] [--sample-if-empty] [--dev-port <port>]',
  run: async (args) => {
    const { values } = parseArgs({
      args: [...args],
      options: {
        data: { type: 'string' },
        port: { type: 'string', default: DEFAULT_PORT },
        host: { type: 'string', default: 'localhost' },
        'sample-if-empty': { type: 'boolean', default: false },
        'dev-port': { type: 'string' },
      },
    });
    const port = portNumber(values.port);
    const devPort = values['dev-port'] === undefined ? null : portNumber(values['dev-port']);
    requireLocal(values.host);
    const folder = dataFolder(values.data);
    const admitted = await requireAccess(folder);
    await requireData(folder, values['sample-if-empty']);
    const connections = await requireRoom(folder);
    const leave = await takeServing(folder);
    try {
      return await serveFolder({ folder, ...admitted, port, devPort, connections });
    } finally {
      await leave();
    }
  },
};
