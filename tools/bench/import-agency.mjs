import { link, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROFILE, quoted, withEngine } from './import-files.mjs';

const lookup = (column) => ({ column, unknown: 'refuse' });
/** Payments of registered objects for assessments of a tax year. */
export const OBJECTS_PROFILE = {
  ...PROFILE,
  fields: {
    ...PROFILE.fields,
    tax: lookup('tax'),
    unit: lookup('unit'),
    channel: lookup('channel'),
    bank: lookup('bank'),
    object: { column: 'object' },
    taxYear: { column: 'tax_year' },
    period: { column: 'period' },
  },
};

const currentManifest = async (dataFolder) => {
  const { generation } = JSON.parse(await readFile(join(dataFolder, 'current.json'), 'utf8'));
  const path = join(dataFolder, 'generations', `${String(generation).padStart(6, '0')}.json`);
  return JSON.parse(await readFile(path, 'utf8'));
};

/**
 * Makes an imported agency of a sample, which accepts no real data. Importing a whole province would take too long. The part files are
 * linked to the sample's own and never written.
 */
export async function agencyCopy(sample, into) {
  const manifest = await currentManifest(sample);
  for (const folder of ['generations', 'parts']) await mkdir(join(into, folder), { recursive: true });
  const wanted = new Set(manifest.parts.map(({ file }) => file));
  for (const file of await readdir(join(sample, 'parts')))
    if (wanted.has(file)) await link(join(sample, 'parts', file), join(into, 'parts', file));
  await writeFile(join(into, 'generations', '000001.json'), JSON.stringify({ ...manifest, generation: 1, sample: false }));
  await writeFile(join(into, 'current.json'), JSON.stringify({ generation: 1, newest: 1 }));
}

/** Payments of one day by objects that paid in the last year: the same amounts with new numbers. Skips the first objects. */
export async function writeObjectPayments(path, { dataFolder, rows, on, first, skipped = 0 }) {
  const { parts } = await currentManifest(dataFolder);
  const fileOf = (kind) => {
    const of = parts.filter((part) => part.kind === kind).sort((a, b) => b.year - a.year);
    return quoted(join(dataFolder, 'parts', of[0].file));
  };
  await withEngine(':memory:', async (connection) => {
    await connection.run(`ATTACH ${fileOf('payments')} AS paid (READ_ONLY)`);
    await connection.run(`ATTACH ${fileOf('register')} AS register (READ_ONLY)`);
    await connection.run(`COPY (
      SELECT 'DAY' || lpad(CAST(${first} + row_number() OVER (ORDER BY p.payment_id) AS VARCHAR), 12, '0') AS id, DATE '${on}' AS posted, p.tax_code AS tax, p.unit_code AS unit,
        p.channel_code AS channel, p.bank_code AS bank, p.principal, p.penalty, o.object_id AS object, p.tax_year, p.period
      FROM (SELECT * FROM paid.payments WHERE transactions = 1 AND object_key IS NOT NULL ORDER BY hash(payment_id) LIMIT ${rows} OFFSET ${skipped}) p
      JOIN register.objects o ON o.object_key = p.object_key
    ) TO ${quoted(path)} (HEADER)`);
  });
}
