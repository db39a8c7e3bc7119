import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Texts } from '@pendapa/contracts';
import { appendAudit, commandText, forgetFailedImport, readManifest, writeFailedImport } from '@pendapa/warehouse/folder';
import { EXIT, type Command, type ExitCode } from './command.ts';
import { dataFolder } from './data-folder.ts';
import { hasData } from './has-data.ts';
import { localize } from './language.ts';
import { operator, runAudited } from './run-audited.ts';

/** Reads the data folder and whether the command would publish. The command itself checks all other arguments. */
async function previewArguments(args: readonly string[]): Promise<{ readonly folder: string; readonly publishes: boolean }> {
  const options = {
    data: { type: 'string' },
    check: { type: 'boolean' },
    schema: { type: 'boolean' },
    'if-empty': { type: 'boolean' },
  } as const;
  const { values } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true });
  const folder = dataFolder(typeof values.data === 'string' ? values.data : undefined);
  const onlyChecks = values.check === true || values.schema === true || (values['if-empty'] === true && (await hasData(folder)));
  return { folder, publishes: !onlyChecks };
}

const servedNumber = async (folder: string): Promise<number | null> => (await readManifest(folder).catch(() => null))?.generation ?? null;

const unrecorded = (generation: number): Texts => ({
  id: `Generasi ${String(generation)} sudah terbit, tetapi tidak dapat dicatat di catatan audit. Periksa dengan "${commandText('doctor')}".`,
  en: `Generation ${String(generation)} was published, but could not be recorded in the audit log. Check with "${commandText('doctor')}".`,
});

/** Records a published load in a separate line: the extract by name and checksum, and the number of rows. */
async function recordPublication(folder: string, before: number | null): Promise<void> {
  const manifest = await readManifest(folder).catch(() => null);
  const load = manifest?.loads.at(-1);
  if (!manifest || !load || manifest.generation === before) return;
  const { source, sourceSha256, rows } = load;
  const details = { generation: manifest.generation, source, sourceSha256, rows: JSON.stringify(rows) };
  // The load is served already: a failure to record it must not look like a failed load.
  await appendAudit(folder, { actor: operator(), action: 'publish', details }).catch(() =>
    console.error(localize(unrecorded(manifest.generation))),
  );
}

/** Remembers for the readers' notices whether the latest import failed. The outcome stands, even if that cannot be written. */
async function noteOutcome(folder: string, code: ExitCode): Promise<void> {
  if (code !== EXIT.done && code !== EXIT.failed) return;
  const note = code === EXIT.done ? forgetFailedImport(folder) : writeFailedImport(folder, new Date().toISOString());
  await note.catch(() => undefined);
}

/** Wraps a command that loads data with lines in the audit log. It loads nothing if the first line cannot be written. */
export function withAudit(command: Command): Command {
  const run = async (args: readonly string[]): Promise<ExitCode> => {
    const { folder, publishes } = await previewArguments(args);
    if (!publishes) return command.run(args);
    const before = await servedNumber(folder);
    const work = () => command.run(args);
    const details = { word: command.name };
    const detailsOf = (code: ExitCode) => ({ ...details, outcome: code === EXIT.done ? 'done' : 'refused' });
    try {
      // The first load creates the folder; `runAudited` refuses a missing folder.
      const code = existsSync(folder) ? await runAudited(folder, 'import', details, work, detailsOf) : await work();
      await noteOutcome(folder, code);
      return code;
    } finally {
      // Also after a failure, which may have come after publishing.
      await recordPublication(folder, before);
    }
  };
  return { ...command, run };
}
