import { checkStoredFiles, storedBytes, loadHistory } from '@pendapa/warehouse';
import { commandText } from '@pendapa/warehouse/folder';
import { megabytes } from '../generation-facts.ts';
import { fail, ok, type Check, type Finding } from './finding.ts';

const CHECK = { id: 'Berkas impor tersimpan', en: 'Kept imported files' };
const NAMED_LOADS = 5;

const RESTORE = {
  id: `Pulihkan folder "sources" dari cadangan (\`${commandText('restore')}\`): tanpa berkas itu \`${commandText('rebuild')}\` tidak mungkin.`,
  en: `Restore the folder "sources" from a backup (\`${commandText('restore')}\`): without these files \`${commandText('rebuild')}\` is not possible.`,
};
/** Checks that the archived import files exist and have their recorded checksums. */
export const checkImportedFiles: Check = async ({ folder, manifest }) => {
  if (!manifest) return [];
  const { loads, gap, isDamaged } = await loadHistory(folder, manifest.loads);
  const states = [];
  for (const { record } of loads) if (record) states.push(await checkStoredFiles(folder, record));
  const findings: Finding[] = states
    .filter(({ state }) => state === 'missing')
    .slice(0, NAMED_LOADS)
    .map(({ load, faults }) => {
      const [number, names] = [String(load), faults.join(', ')];
      const found = { id: `pemuatan ${number}: hilang atau rusak: ${names}`, en: `load ${number}: missing or damaged: ${names}` };
      return fail(CHECK, found, RESTORE);
    });
  if (gap && isDamaged) findings.push(fail(CHECK, gap.texts, RESTORE));
  if (findings.length > 0) return findings;
  const removed = states.filter(({ state }) => state === 'removed').length;
  const [count, gone, size] = [String(states.length - removed), String(removed), megabytes(await storedBytes(folder))];
  return [
    ok(CHECK, {
      id: `${count} pemuatan utuh, ${size}; ${gone} tanpa berkas menurut pengaturan importedFiles${gap ? `. ${gap.texts.id}` : ''}`,
      en: `${count} loads complete, ${size}; ${gone} without files by the setting importedFiles${gap ? `. ${gap.texts.en}` : ''}`,
    }),
  ];
};
