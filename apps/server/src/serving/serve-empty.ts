import { mkdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasData } from '../has-data.ts';
import { build } from '../http/build.ts';
import { OpeningWarehouse } from '../http/opening-warehouse.ts';
import { RunningQueries } from '../http/running-queries.ts';
import { localize } from '../language.ts';
import { addressOf, serverOptions, type ServedFolder } from './served-folder.ts';

const CHECK_INTERVAL_MS = 1_000;
const GRACE_MS = 1_000;

/** Resolves when the folder has data. Settings that cannot be read yet are read again. */
async function waitForData(folder: string, signal: AbortSignal): Promise<void> {
  while (!(await hasData(folder).catch(() => false))) await sleep(CHECK_INTERVAL_MS, undefined, { signal });
}

/**
 * Serves the welcome page of a folder without data, and creates the folder if it is missing.
 * @returns true if data arrived, false if the process is to stop. The listener is closed in both cases.
 */
export async function serveEmpty(served: Omit<ServedFolder, 'isCold'>): Promise<boolean> {
  const { folder, access, listener, stopping } = served;
  await mkdir(folder, { recursive: true });
  const queries = new RunningQueries();
  const opening = new OpeningWarehouse(() => new Promise(() => undefined), 0);
  const app = await build({
    ...serverOptions(served),
    warehouse: opening.warehouse,
    opening,
    isEmpty: true,
    queries,
  });
  await listener.attach(app, queries);
  const address = addressOf(access, listener.port);
  console.log(
    localize({
      id: `Belum ada data di ${folder}. Langkah pertama ada di ${address}  (Ctrl+C untuk berhenti)`,
      en: `There are no data in ${folder} yet. The first steps are at ${address}  (Ctrl+C to stop)`,
    }),
  );
  const waiting = new AbortController();
  const hasArrived = await Promise.race([waitForData(folder, waiting.signal).then(() => true), stopping.then(() => false)]);
  waiting.abort();
  await listener.stop(GRACE_MS);
  return hasArrived;
}
