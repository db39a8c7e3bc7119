import { fileURLToPath } from 'node:url';
import { UserError } from '@pendapa/contracts';
import { appendAudit } from '@pendapa/warehouse';
import type { AccessPlan } from '../access/read-access.ts';
import { EXIT, type ExitCode } from '../command.ts';
import { PageRenderer } from '../ssr/page-renderer.ts';
import { findingsCacheOf } from '../findings/findings-cache.ts';
import { build } from '../http/build.ts';
import { OpeningWarehouse } from '../http/opening-warehouse.ts';
import { RunningQueries } from '../http/running-queries.ts';
import { localize } from '../language.ts';
import { readListedPages } from '../listed-pages.ts';
import { openFolder } from '../open-folder.ts';
import { operator } from '../run-audited.ts';
import { keepWarm } from '../warm-up.ts';
import { addressOf, serverOptions, SHELL_FOLDER, type ServedFolder } from './served-folder.ts';

/** The time for running requests to end. The whole process ends within ten seconds. */
const GRACE_MS = 7_000;
const EXIT_DEADLINE_MS = 9_500;
const RENDER_THREAD = fileURLToPath(new URL('../ssr/render-thread.js', import.meta.url));

/** The server starts even if the audit log cannot be written. Then only actions that need a record are refused. */
async function recordStart(folder: string, { mode, host }: AccessPlan): Promise<void> {
  const details = { mode, host: host ?? 'localhost' };
  await appendAudit(folder, { actor: operator(), action: 'start', details }).catch((error: unknown) => {
    if (!(error instanceof UserError)) throw error;
    console.error(localize(error.texts));
  });
}

/** Serves as soon as the data are open and warms up in the background, until the stop signal. */
async function serveUntilStopped(
  opening: OpeningWarehouse,
  renderer: PageRenderer,
  { folder, access, isCold, listener, stopping }: ServedFolder,
): Promise<void> {
  const isStopping = stopping.then(() => true);
  if (await Promise.race([opening.whenOpen.then(() => false), isStopping])) return;
  const { warehouse } = opening;
  renderer.load();
  await recordStart(folder, access);
  const address = addressOf(access, listener.port);
  console.log(localize({ id: `Pendapa siap: ${address}  (Ctrl+C untuk berhenti)`, en: `Pendapa is ready: ${address}  (Ctrl+C to stop)` }));
  const pages = isCold ? [] : await readListedPages(SHELL_FOLDER);
  const stopWarming = keepWarm(warehouse, pages, () => findingsCacheOf(warehouse, folder).begin());
  await stopping;
  stopWarming();
}

/** Serves a data folder behind an open listener. Throws `UserError` if its data cannot be opened. */
export async function serveFolder(served: ServedFolder): Promise<ExitCode> {
  const { folder, listener, stopping } = served;
  const queries = new RunningQueries();
  const renderer = new PageRenderer(RENDER_THREAD, SHELL_FOLDER);
  const opening = new OpeningWarehouse(() => openFolder(folder));
  const app = await build({
    ...serverOptions(served),
    warehouse: opening.warehouse,
    opening,
    queries,
    renderer,
  });
  await listener.attach(app, queries);
  void stopping.then(() => setTimeout(() => process.exit(EXIT.done), EXIT_DEADLINE_MS).unref());
  try {
    await serveUntilStopped(opening, renderer, served);
    await listener.stop(GRACE_MS);
    return EXIT.done;
  } finally {
    await opening.warehouse.close();
  }
}
