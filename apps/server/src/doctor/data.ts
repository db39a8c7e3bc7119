import { UserError } from '@pendapa/contracts';
import { commandText } from '@pendapa/warehouse/folder';
import {
  listGenerations,
  OlderFormat,
  OtherVersion,
  readCurrent,
  readManifest,
  unreadableGenerations,
  verifyGeneration,
  type Manifest,
} from '@pendapa/warehouse';
import { openFolder } from '../open-folder.ts';
import { fail, ok, warn, type Check, type Finding } from './finding.ts';

const MEND = {
  id: `Kembali ke generasi yang utuh dengan \`${commandText('rollback')}\`, atau pulihkan cadangan dengan \`${commandText('restore <folder>')}\`.`,
  en: `Go back to an undamaged generation with \`${commandText('rollback')}\`, or restore a backup with \`${commandText('restore <folder>')}\`.`,
};

const BEGIN_ANEW = {
  id: `Generasi lama dan cadangannya ditulis versi yang sama: \`${commandText('rollback')}\` dan \`${commandText('restore')}\` tidak membantu. Impor ulang ekstraknya.`,
  en: `Older generations and backups were written by the same version: neither \`${commandText('rollback')}\` nor \`${commandText('restore')}\` helps. Import the extracts again.`,
};

const MIGRATE = {
  id: `Jalankan \`${commandText('migrate')}\`; data lama tetap ada sampai jumlahnya terbukti sama.`,
  en: `Run \`${commandText('migrate')}\`; the old data stay until the sums are proved equal.`,
};

const STAY = { id: 'Jangan kembali ke generasi ini.', en: 'Do not go back to this generation.' };

/** `checkServed` reports an unreadable manifest of the served generation. */
async function checkUnreadable(folder: string): Promise<readonly Finding[]> {
  const served = await readCurrent(folder).catch(() => null);
  const found = (await unreadableGenerations(folder)).filter(({ generation }) => generation !== served);
  return found.map(({ generation, reason: { texts } }) =>
    warn({ id: `Generasi ${String(generation)}`, en: `Generation ${String(generation)}` }, texts, STAY),
  );
}

async function verify(manifest: Manifest, folder: string, served: boolean): Promise<readonly Finding[]> {
  const number = String(manifest.generation);
  const check = served
    ? { id: `Generasi ${number} (disajikan)`, en: `Generation ${number} (served)` }
    : { id: `Generasi ${number}`, en: `Generation ${number}` };
  const faults = await verifyGeneration(folder, manifest);
  const parts = String(manifest.parts.length);
  if (faults.length === 0) {
    return [
      ok(check, {
        id: `${parts} bagian utuh: checksum, jumlah baris dan jumlah kontrol cocok, rekap sama dengan pembayarannya`,
        en: `${parts} parts undamaged: checksums, row counts and control sums agree, and aggregates equal their payments`,
      }),
    ];
  }
  return faults.map(({ texts }) => (served ? fail(check, texts, MEND) : warn(check, texts, STAY)));
}

export const checkGenerations: Check = async ({ folder, manifest }) => {
  const findings: Finding[] = [];
  for (const stored of await listGenerations(folder))
    findings.push(...(await verify(stored, folder, stored.generation === manifest?.generation)));
  return [...findings, ...(await checkUnreadable(folder))];
};

const reason = async (work: () => Promise<unknown>): Promise<UserError | null> => {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof UserError) return error;
    throw error;
  }
};

const ASK_STORE = {
  id: `Periksa "store" dalam pendapa.json dan servernya, atau terbitkan dengan \`${commandText('publish')}\` (docs/operations.md).`,
  en: `Check "store" in pendapa.json and its server, or publish with \`${commandText('publish')}\` (docs/operations.md).`,
};

export const checkServed: Check = async ({ folder, manifest, settings }) => {
  // With a store this folder need not contain data.
  if (manifest || settings?.store) return [];
  const check = { id: 'Data', en: 'Data' };
  const why = await reason(() => readManifest(folder));
  if (why instanceof OlderFormat) return [fail(check, why.texts, MIGRATE)];
  if (why) return [fail(check, why.texts, why instanceof OtherVersion ? BEGIN_ANEW : MEND)];
  return [
    warn(
      check,
      { id: 'belum ada', en: 'none yet' },
      {
        id: `Impor dengan \`${commandText('import')}\`, pulihkan dengan \`${commandText('restore')}\`, atau buat contoh dengan \`${commandText('sample')}\`.`,
        en: `Import with \`${commandText('import')}\`, restore with \`${commandText('restore')}\`, or make a sample with \`${commandText('sample')}\`.`,
      },
    ),
  ];
};

export const checkEngine: Check = async ({ folder, manifest, settings }) => {
  const check = { id: 'Mesin data', en: 'Engine' };
  if (!settings || (!manifest && !settings.store)) return [];
  let damage: UserError | null = null;
  const why = await reason(async () => {
    const warehouse = await openFolder(folder, { threads: 1 });
    damage = warehouse.damage();
    await warehouse.close();
  });
  const trouble = (why ?? (damage as UserError | null))?.texts;
  return [trouble ? fail(check, trouble, settings.store ? ASK_STORE : MEND) : ok(check, { id: 'data terbuka', en: 'the data open' })];
};

const DAY_MS = 86_400_000;

export const checkAge: Check = ({ manifest, settings }) => {
  if (!manifest?.asOf || !settings) return Promise.resolve([]);
  const check = { id: 'Umur data', en: 'Age of the data' };
  const days = Math.floor((Date.now() - Date.parse(manifest.asOf)) / DAY_MS);
  const found = { id: `data per ${manifest.asOf}`, en: `data as of ${manifest.asOf}` };
  const limit = String(settings.staleAfterDays);
  const advice = {
    id: `Lebih dari ${limit} hari (staleAfterDays). Impor ekstrak terbaru.`,
    en: `More than ${limit} days (staleAfterDays). Import the latest extract.`,
  };
  return Promise.resolve([days > settings.staleAfterDays ? warn(check, found, advice) : ok(check, found)]);
};
