import { receiptOf } from '@pendapa/importing';
import { commandText } from '@pendapa/warehouse/folder';
import { listGenerations, recordedGenerations, type Manifest, type RecordedGenerations } from '@pendapa/warehouse';
import { fail, ok, warn, type Check, type Finding } from './finding.ts';

const CHECK = { id: 'Catatan pemuatan', en: 'Records of loads' };

const UNRECORDED_ADVICE = {
  id: 'Pemuatan itu berhenti setelah menerbitkan. Catat di luar sistem kapan dan oleh siapa dijalankan. Datanya diperiksa di bawah.',
  en: 'That load ended after it had published. Record elsewhere when and by whom it was run. Its data are checked below.',
};
const WITHOUT_RECEIPT_ADVICE = {
  id: `Jangan impor lagi berkas itu: isinya sudah disajikan. \`${commandText('generations')}\` menyebut jumlahnya.`,
  en: `Do not import that file again: it is served already. \`${commandText('generations')}\` names its sums.`,
};

/** True if an import in this folder made the generation: not the sample generator, and not a restore. */
const isImported = ({ loads, publishedAt }: Manifest): boolean => {
  const load = loads.at(-1);
  return load !== undefined && load.sourceSha256 !== null && load.at === publishedAt;
};

const LOST_LINES_ADVICE = {
  id: 'Baris sebelumnya dipindahkan atau dihapus. Cari folder audit yang lama, atau salinannya dalam cadangan. Catat di luar sistem sejak kapan hilang.',
  en: 'Earlier lines were moved or deleted. Look for the earlier audit folder, or its copy in a backup. Record elsewhere since when it is missing.',
};

/** True if a command in this folder made the generation. Such commands write to the audit log before and after. */
const leftLines = (manifest: Manifest): boolean =>
  isImported(manifest) || (manifest.sample && manifest.loads.at(-1)?.at === manifest.publishedAt);

/** Reports generations that the audit log should mention and does not: the log is younger than they are, or gone. */
function logFindings(stored: readonly Manifest[], { since, generations }: RecordedGenerations): readonly Finding[] {
  // The first load creates the folder, so its line may be the first of the log.
  const isUnrecorded = ({ generation, publishedAt }: Manifest) => since === null || (since > publishedAt && !generations.has(generation));
  const unrecorded = stored.findLast((manifest) => leftLines(manifest) && isUnrecorded(manifest));
  if (!unrecorded) return [];
  const [number, at] = [String(unrecorded.generation), unrecorded.publishedAt];
  if (since === null) {
    const gone = {
      id: `catatan audit tidak ada, padahal generasi ${number} dimuat pada ${at} dan setiap pemuatan dicatat`,
      en: `there is no audit log, though generation ${number} was loaded at ${at} and every load is recorded`,
    };
    return [fail(CHECK, gone, LOST_LINES_ADVICE)];
  }
  const late = {
    id: `catatan audit baru mulai ${since}, sesudah generasi ${number} dimuat (${at})`,
    en: `the audit log begins at ${since}, after generation ${number} was loaded (${at})`,
  };
  return [warn(CHECK, late, LOST_LINES_ADVICE)];
}

/** Checks the stored generations against the audit log, as far as it reaches back, and against the receipts. */
export const checkRecords: Check = async ({ folder }) => {
  const [stored, recorded] = [await listGenerations(folder), await recordedGenerations(folder)];
  const { since, generations } = recorded;
  const findings: Finding[] = [...logFindings(stored, recorded)];
  for (const manifest of stored) {
    const { generation, publishedAt } = manifest;
    const number = String(generation);
    if (since !== null && publishedAt > since && !generations.has(generation)) {
      const found = {
        id: `generasi ${number} terbit tanpa baris di catatan audit`,
        en: `generation ${number} was published without a line in the audit log`,
      };
      findings.push(fail(CHECK, found, UNRECORDED_ADVICE));
    }
    if (isImported(manifest) && (await receiptOf(folder, generation).catch(() => null)) === null) {
      const found = { id: `generasi ${number} tidak punya tanda terima`, en: `generation ${number} has no receipt` };
      findings.push(warn(CHECK, found, WITHOUT_RECEIPT_ADVICE));
    }
  }
  if (findings.length > 0 || stored.length === 0) return findings;
  return [ok(CHECK, { id: 'generasi, tanda terima, dan catatan audit cocok', en: 'generations, receipts and audit log agree' })];
};
