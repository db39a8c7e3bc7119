import { receiptOf } from '@pendapa/importing';
import { listGenerations, recordedGenerations, type Manifest } from '@pendapa/warehouse';
import { fail, ok, warn, type Check, type Finding } from './finding.ts';

const CHECK = { id: 'Catatan pemuatan', en: 'Records of loads' };

const UNRECORDED_ADVICE = {
  id: 'Pemuatan itu mati setelah menerbitkan. Catat di luar sistem kapan dan oleh siapa dijalankan; datanya sendiri diperiksa di bawah.',
  en: 'That load died after it had published. Note elsewhere when and by whom it was run; the data themselves are examined below.',
};
const WITHOUT_RECEIPT_ADVICE = {
  id: 'Jangan impor lagi berkas itu: isinya sudah disajikan. `pendapa generations` menyebut jumlahnya.',
  en: 'Do not import that file again: it is served already. `pendapa generations` names its sums.',
};

/** Made by an import in this folder, and neither generated nor brought back from a backup. */
const isImported = ({ loads, publishedAt }: Manifest): boolean => {
  const load = loads.at(-1);
  return load !== undefined && load.sourceSha256 !== null && load.at === publishedAt;
};

/** What is kept against the audit log, as far as that reaches back, and against the receipts. */
export const checkRecords: Check = async ({ folder }) => {
  const [kept, { since, generations }] = [await listGenerations(folder), await recordedGenerations(folder)];
  const findings: Finding[] = [];
  for (const manifest of kept) {
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
  if (findings.length > 0 || kept.length === 0) return findings;
  return [ok(CHECK, { id: 'generasi, tanda terima, dan catatan audit cocok', en: 'generations, receipts and audit log agree' })];
};
