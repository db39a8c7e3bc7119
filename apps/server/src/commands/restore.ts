import { basename } from 'node:path';
import { sourceOfLoads, type ProfileFile } from '@pendapa/importing';
import { readBackup, readSettings, restoreFrom, storedFile, verifyAudit, type RestoreReport } from '@pendapa/warehouse';
import { EXIT, type Command } from '../command.ts';
import { generationFacts, paymentRows, paymentSum } from '../generation-facts.ts';
import { localize } from '../language.ts';
import { runThenAudit, runAudited } from '../run-audited.ts';
import { readFolderArguments } from './folder-arguments.ts';

async function report({ backup, manifest, left }: RestoreReport, data: string): Promise<string> {
  const settings = await readSettings(data);
  const [was, now, rows, sum] = [
    String(backup.generation),
    String(manifest.generation),
    paymentRows(manifest),
    paymentSum(manifest, settings),
  ];
  return [
    localize({
      id: `Cadangan generasi ${was} (dibuat ${backup.madeAt}) dipulihkan sebagai generasi ${now} di ${data}.\n  Diperiksa sebelum disajikan: ${rows} pembayaran, jumlah ${sum}, data per ${manifest.asOf ?? '-'}.`,
      en: `The backup of generation ${was} (made ${backup.madeAt}) was restored as generation ${now} in ${data}.\n  Verified before it was served: ${rows} payments, sum ${sum}, data as of ${manifest.asOf ?? '-'}.`,
    }),
    ...(left.length === 0
      ? []
      : [
          localize({
            id: `  Tetap seperti adanya di folder data, berbeda dari cadangan: ${left.join(', ')}.`,
            en: `  Left as they are in the data folder, different from the backup: ${left.join(', ')}.`,
          }),
        ]),
  ].join('\n');
}

/** A backup of an older format does not name the source of rows; its profiles may. */
async function profilesOf(folder: string): Promise<readonly ProfileFile[]> {
  const { files } = await readBackup(folder);
  return files
    .filter(({ path }) => path.startsWith('profiles/'))
    .map((file) => ({ name: basename(file.path, '.json'), path: storedFile(folder, file) }));
}

async function restore(data: string, folder: string): Promise<RestoreReport> {
  const work = async () => restoreFrom(data, folder, await sourceOfLoads(data, await profilesOf(folder)));
  const detailsOf = ({ backup, manifest }: RestoreReport) => ({ folder, backup: backup.generation, generation: manifest.generation });
  // A folder without a log takes over the backup's log. The line about this restore comes after its last line.
  return (await verifyAudit(data)).lines === 0
    ? runThenAudit(data, 'restore', work, detailsOf)
    : runAudited(data, 'restore', { folder }, work, detailsOf);
}

/** Restores a backup as a new generation of an empty or existing data folder. */
export const restoreCommand: Command = {
  name: 'restore',
  about: {
    id: 'Memulihkan cadangan sebagai generasi baru, setelah jumlahnya dicocokkan.',
    en: 'Restores a backup as a new generation, after its sums were compared.',
  },
  usage: 'restore <folder> [--data <folder>] [--json]',
  run: async (args) => {
    const { folder, data, json } = readFolderArguments(args);
    const done = await restore(data, folder);
    const { generation } = done.manifest;
    console.log(json ? JSON.stringify({ ...generationFacts(done.manifest, generation), left: done.left }) : await report(done, data));
    return EXIT.done;
  },
};
