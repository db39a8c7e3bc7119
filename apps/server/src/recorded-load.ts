import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Texts } from '@pendapa/contracts';
import { appendAudit, readManifest } from '@pendapa/warehouse/folder';
import { EXIT, type Command, type ExitCode } from './command.ts';
import { dataFolder } from './data-folder.ts';
import { hasData } from './has-data.ts';
import { say } from './language.ts';
import { operator, recorded } from './recorded.ts';

/** The folder and whether anything would be published; what else the word wants, and what it does not take, it says itself. */
async function lookAhead(args: readonly string[]): Promise<{ readonly folder: string; readonly publishes: boolean }> {
  const options = {
    data: { type: 'string' },
    check: { type: 'boolean' },
    schema: { type: 'boolean' },
    'if-empty': { type: 'boolean' },
  } as const;
  const { values } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true });
  const folder = dataFolder(typeof values.data === 'string' ? values.data : undefined);
  const onlyLooks = values.check === true || values.schema === true || (values['if-empty'] === true && (await hasData(folder)));
  return { folder, publishes: !onlyLooks };
}

const servedNumber = async (folder: string): Promise<number | null> => (await readManifest(folder).catch(() => null))?.generation ?? null;

const unrecorded = (generation: number): Texts => ({
  id: `Generasi ${String(generation)} sudah terbit, tetapi tidak dapat dicatat di catatan audit. Periksa dengan "pendapa doctor".`,
  en: `Generation ${String(generation)} was published, but could not be recorded in the audit log. Look with "pendapa doctor".`,
});

/** What a load published, in a line of its own: the extract by name and checksum, and how many rows of what. */
async function recordPublication(folder: string, before: number | null): Promise<void> {
  const manifest = await readManifest(folder).catch(() => null);
  const load = manifest?.loads.at(-1);
  if (!manifest || !load || manifest.generation === before) return;
  const { source, sourceSha256, rows } = load;
  const details = { generation: manifest.generation, source, sourceSha256, rows: JSON.stringify(rows) };
  // It is served already: that it cannot be recorded is no reason to say that it was not done.
  await appendAudit(folder, { actor: operator(), action: 'publish', details }).catch(() =>
    console.error(say(unrecorded(manifest.generation))),
  );
}

/** A word that loads data, with lines in the audit log: none of it is loaded where the first one cannot be written. */
export function recordedLoad(command: Command): Command {
  const run = async (args: readonly string[]): Promise<ExitCode> => {
    const { folder, publishes } = await lookAhead(args);
    if (!publishes) return command.run(args);
    const before = await servedNumber(folder);
    const work = () => command.run(args);
    const details = { word: command.name };
    const tell = (code: ExitCode) => ({ ...details, outcome: code === EXIT.done ? 'done' : 'refused' });
    try {
      // A folder that is not there yet is made by its first load and not by a word that was mistyped.
      return existsSync(folder) ? await recorded(folder, 'import', details, work, tell) : await work();
    } finally {
      // Also after a failure, which may have come when the data were served.
      await recordPublication(folder, before);
    }
  };
  return { ...command, run };
}
