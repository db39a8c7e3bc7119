// Writes the served tables of a data folder as an agency would send them: one file per template.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';

/** Template columns whose name differs from the table's. */
const COLUMNS = {
  tax: 'tax_code',
  unit: 'unit_code',
  region: 'region_code',
  channel: 'channel_code',
  bank: 'bank_code',
  parent: 'parent_code',
  name: 'name_id',
  holiday: 'holiday_id',
  text: 'text_id',
  posted: 'posted_on',
  sector: 'sector_code',
  residence: 'residence_code',
  size: 'size_band',
  item: 'cost_item',
  band: 'band_code',
  group: 'group_name',
  assessment: 'assessment_id',
  return: 'return_id',
  arrears: 'is_arrears',
  category: 'category_code',
  categoryName: 'category_id',
  categoryNameEn: 'category_en',
  object: '(SELECT o.object_id FROM objects o WHERE o.object_key = source.object_key)',
  taxpayer: '(SELECT i.npwpd FROM identities i WHERE i.taxpayer_key = source.taxpayer_key)',
};
const coded = (code) => ({ code });
const OWN = {
  regions: { ...coded('region_code'), name: 'name' },
  units: { ...coded('unit_code'), districts: 'district_codes' },
  'tax-types': { ...coded('tax_code'), assessment: 'assessment_system' },
  'quality-classes': { class: 'class_code' },
  channels: coded('channel_code'),
  banks: coded('bank_code'),
  'marked-events': coded('event_code'),
  taxpayers: { name: 'name', size: 'size_band' },
  objects: { id: 'object_id', class: 'class_code', use: 'use_code' },
  'object-events': { id: 'event_id', on: 'event_on' },
  assessments: { id: 'assessment_id' },
  returns: { id: 'return_id' },
  payments: { id: 'payment_id' },
  enforcement: { id: 'action_id' },
};
const snake = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const quoted = (text) => text.replaceAll("'", "''");

/** Opens a connection with a view of all rows for each table of a generation. */
export async function connected(data, manifest) {
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  const holders = new Map();
  for (const [index, { file, rows }] of manifest.parts.entries()) {
    await connection.run(`ATTACH '${quoted(join(data, 'parts', file))}' AS part_${index} (READ_ONLY)`);
    for (const table of Object.keys(rows)) holders.set(table, [...(holders.get(table) ?? []), `SELECT * FROM part_${index}.${table}`]);
  }
  for (const [table, parts] of holders) await connection.run(`CREATE VIEW ${table} AS ${parts.join(' UNION ALL BY NAME ')}`);
  return connection;
}

/** Writes a file for each template, and the folder's manifest that names them. */
export async function writeExtracts(data, manifest, templates, folder) {
  const connection = await connected(data, manifest);
  const { extracts } = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  for (const [file] of extracts.map(({ files }) => files)) {
    const name = file.replace('.csv', '');
    const header = (await readFile(join(templates, file), 'utf8')).trim().split(',');
    const columns = header.map((column) => `${OWN[name]?.[column] ?? COLUMNS[column] ?? `"${snake(column)}"`} AS "${column}"`);
    const table = name === 'taxpayers' ? 'taxpayers JOIN identities USING (taxpayer_key)' : `${name.replaceAll('-', '_')} source`;
    await connection.run(`COPY (SELECT ${columns.join(', ')} FROM ${table}) TO '${quoted(join(folder, file))}' (HEADER)`);
  }
  connection.closeSync();
}
