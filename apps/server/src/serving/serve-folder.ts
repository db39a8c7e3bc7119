import { fileURLToPath } from 'node:url';
import { UserError, type Disclosure } from '@pendapa/contracts';
import { appendAudit, openWarehouse } from '@pendapa/warehouse';
import type { AccessPlan } from '../access/read-access.ts';
import { EXIT, type ExitCode } from '../command.ts';
import { Drawings } from '../documents/drawings.ts';
import { keptFindingsOf } from '../findings/kept-findings.ts';
import { build } from '../http/build.ts';
import type { Doorway } from '../http/doorway.ts';
import { OpeningWarehouse } from '../http/opening-warehouse.ts';
import { RunningQueries } from '../http/running-queries.ts';
import { say } from '../language.ts';
import { listedPages } from '../listed-pages.ts';
import { operator } from '../recorded.ts';
import { keepWarm } from '../warm-up.ts';

/** The time for running requests to end. The whole process ends within ten seconds. */
const PATIENCE = 7_000;
const LAST_MOMENT = 9_500;
const SHELL_FOLDER = fileURLToPath(new URL('../../../shell/dist', import.meta.url));
const DRAWING_THREAD = fileURLToPath(new URL('../documents/drawing-thread.js', import.meta.url));

export interface ServedFolder {
  readonly folder: string;
  readonly access: AccessPlan;
  readonly disclosure: Disclosure;
  readonly devPort: number | null;
  /** Listens already. */
  readonly doorway: Doorway;
  /** Resolves when the process gets a stop signal. */
  readonly stopping: Promise<void>;
}

const addressOf = (access: AccessPlan, port: number): string =>
  (access.mode === 'local' ? null : access.access.publicAddress) ?? `http://localhost:${String(port)}`;

/** The server starts even if the audit log cannot be written. Then only actions that need a record are refused. */
async function recordStart(folder: string, { mode, host }: AccessPlan): Promise<void> {
  const details = { mode, host: host ?? 'localhost' };
  await appendAudit(folder, { actor: operator(), action: 'start', details }).catch((error: unknown) => {
    if (!(error instanceof UserError)) throw error;
    console.error(say(error.texts));
  });
}

/** Serves as soon as the data are open and warms up in the background, until the stop signal. */
async function answerFrom(
  opening: OpeningWarehouse,
  drawings: Drawings,
  { folder, access, doorway, stopping }: ServedFolder,
): Promise<void> {
  const isStopping = stopping.then(() => true);
  if (await Promise.race([opening.opened.then(() => false), isStopping])) return;
  const { warehouse } = opening;
  drawings.load();
  await recordStart(folder, access);
  const address = addressOf(access, doorway.port);
  console.log(say({ id: `Pendapa siap: ${address}  (Ctrl+C untuk berhenti)`, en: `Pendapa is ready: ${address}  (Ctrl+C to stop)` }));
  const stopWarming = keepWarm(warehouse, await listedPages(SHELL_FOLDER), () => keptFindingsOf(warehouse, folder).begin());
  await stopping;
  stopWarming();
}

/** Serves a data folder behind an open doorway. Throws `UserError` if its data cannot be opened. */
export async function serveFolder(served: ServedFolder): Promise<ExitCode> {
  const { folder, access, disclosure, devPort, doorway, stopping } = served;
  const queries = new RunningQueries();
  const drawings = new Drawings(DRAWING_THREAD, SHELL_FOLDER);
  const opening = new OpeningWarehouse(() => openWarehouse(folder));
  const app = await build({
    warehouse: opening.warehouse,
    opening,
    dataFolder: folder,
    access,
    disclosure,
    shellFolder: SHELL_FOLDER,
    extraPorts: devPort === null ? [] : [devPort],
    log: process.stderr,
    queries,
    drawings,
  });
  await doorway.handTo(app, queries);
  void stopping.then(() => setTimeout(() => process.exit(EXIT.done), LAST_MOMENT).unref());
  try {
    await answerFrom(opening, drawings, served);
    await doorway.stop(PATIENCE);
    return EXIT.done;
  } finally {
    await opening.warehouse.close();
  }
}
