import { parseArgs } from 'node:util';
import { UserError, type Disclosure } from '@pendapa/contracts';
import { readManifest, readSettings, acquireServingLock } from '@pendapa/warehouse/folder';
import { readAccess, type AccessPlan } from '../access/read-access.ts';
import { EXIT, type Command, type ExitCode } from '../command.ts';
import { dataFolder } from '../data-folder.ts';
import { hasData } from '../has-data.ts';
import { localize } from '../language.ts';
import { maxOpenFiles, connectionRoom } from '../open-files.ts';
import { RefusedConfiguration } from '../refused-configuration.ts';
import { openListener } from '../serving/open-listener.ts';
import type { ServedFolder } from '../serving/served-folder.ts';
import { waitForStopSignal } from '../stop-signal.ts';
import { UsageError } from '../usage-error.ts';

const DEFAULT_PORT = '4200';
const HIGHEST_PORT = 65_535;
const SAMPLE_PAYMENTS = '1000000';
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '::1'];

function portNumber(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : HIGHEST_PORT + 1;
  if (port > HIGHEST_PORT) throw new UsageError(localize({ id: `Bukan nomor port: ${text}`, en: `Not a port number: ${text}` }));
  return port;
}

// An address for other computers belongs in the settings, where it is checked together with the access mode.
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
    if (error instanceof UserError && !(error instanceof RefusedConfiguration))
      throw new RefusedConfiguration(error.texts, { cause: error });
    throw error;
  }
}

async function makeSample(folder: string): Promise<void> {
  console.log(
    localize({
      id: `Belum ada data di ${folder}: data contoh (1.000.000 pembayaran rekaan) dibuat lebih dahulu.`,
      en: `There are no data in ${folder} yet: sample data (1,000,000 invented payments) are made first.`,
    }),
  );
  const [{ withAudit }, { sampleCommand }] = await Promise.all([import('../with-audit.ts'), import('./sample.ts')]);
  await withAudit(sampleCommand).run(['--data', folder, '--payments', SAMPLE_PAYMENTS]);
}

/** The number of connections that the limit of open files allows. Prints a warning if they are few. */
async function requireRoom(folder: string): Promise<number> {
  const { connections, level, found, advice } = connectionRoom(await maxOpenFiles(), (await readManifest(folder))?.parts.length ?? 0);
  const texts = { id: `Berkas terbuka: ${found.id}. ${advice.id}`, en: `Open files: ${found.en}. ${advice.en}` };
  if (level === 'fail') throw new UserError(texts);
  if (level === 'warn') console.error(localize(texts));
  return connections;
}

interface ServeOptions {
  readonly folder: string;
  readonly port: number;
  readonly devPort: number | null;
  readonly isCold: boolean;
}

type Serve<T> = (served: ServedFolder) => Promise<T>;

/** Listens before the engine and the server are loaded, because loading them takes seconds. */
async function listenAndServe<T>(
  options: ServeOptions,
  admitted: Admitted,
  stopping: Promise<void>,
  load: () => Promise<Serve<T>>,
): Promise<T> {
  const connections = await requireRoom(options.folder);
  const listener = await openListener(admitted.access.host, options.port, connections);
  try {
    const serve = await load();
    return await serve({ ...options, ...admitted, listener, stopping });
  } catch (error) {
    await listener.stop(0);
    throw error;
  }
}

/** The settings are read again after the welcome page, because they may have come with the data. */
async function serveData(options: ServeOptions, admitted: Admitted): Promise<ExitCode> {
  const { folder } = options;
  const stopping = waitForStopSignal();
  const isEmpty = !(await hasData(folder));
  if (isEmpty) {
    const hasArrived = await listenAndServe(
      options,
      admitted,
      stopping,
      async () => (await import('../serving/serve-empty.ts')).serveEmpty,
    );
    if (!hasArrived) return EXIT.done;
  }
  const leave = await acquireServingLock(folder);
  try {
    const current = isEmpty ? await requireAccess(folder) : admitted;
    return await listenAndServe(options, current, stopping, async () => (await import('../serving/serve-folder.ts')).serveFolder);
  } finally {
    await leave();
  }
}

/** Serves the dashboard by the settings until the stop signal. */
export const serveCommand: Command = {
  name: 'serve',
  about: {
    id: 'Menyajikan dasbor sampai dihentikan.',
    en: 'Serves the dashboard until it is stopped.',
  },
  options: {
    '--port <n>': { id: 'Port di komputer ini. Bawaan: 4200.', en: 'The port on this computer. Default: 4200.' },
    '--sample-if-empty': {
      id: 'Membuat instansi contoh jika folder data kosong.',
      en: 'Generates the sample agency if the data folder is empty.',
    },
    '--migrate': {
      id: 'Menulis data format lama dalam format ini sebelum mulai.',
      en: 'Writes data of an older format in the current one before it starts.',
    },
    '--cold': {
      id: 'Tidak menyiapkan jawaban halaman lebih dulu; pembukaan pertama menunggu.',
      en: 'Prepares no answers of pages in advance; first views wait for them.',
    },
    '--dev-port <n>': { id: 'Port tempat halaman pengembangan disajikan.', en: 'The port at which development pages are served.' },
  },
  usage: 'serve [--data <folder>] [--port 4200] [--sample-if-empty] [--migrate] [--cold] [--dev-port <port>]',
  run: async (args) => {
    const { values } = parseArgs({
      args: [...args],
      options: {
        data: { type: 'string' },
        port: { type: 'string', default: DEFAULT_PORT },
        host: { type: 'string', default: 'localhost' },
        'sample-if-empty': { type: 'boolean', default: false },
        migrate: { type: 'boolean', default: false },
        cold: { type: 'boolean', default: false },
        'dev-port': { type: 'string' },
      },
    });
    const port = portNumber(values.port);
    const devPort = values['dev-port'] === undefined ? null : portNumber(values['dev-port']);
    requireLocal(values.host);
    const folder = dataFolder(values.data);
    const admitted = await requireAccess(folder);
    if (values.migrate) await (await import('./migrate.ts')).migrateOlder(folder);
    if (values['sample-if-empty'] && !(await hasData(folder))) await makeSample(folder);
    return serveData({ folder, port, devPort, isCold: values.cold }, admitted);
  },
};
