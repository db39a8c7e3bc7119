import type { DuckDBConnection } from '@duckdb/node-api';
import { MAPPED_FIELDS, type MappedField, type UnplacedCode } from '@pendapa/contracts';
import { readManifest, withServedTables } from '@pendapa/warehouse';
import { isWholeText, type Finding } from '../finding.ts';
import { receiptOf } from '../receipts.ts';
import { findUnmappedLoads } from '../replay/unmapped-loads.ts';
import { readKnownNames } from './known-names.ts';
import { suggestMember, type KnownNames } from './propose-codes.ts';

type Found = Pick<UnplacedCode, 'field' | 'value' | 'rows' | 'loads'>;

const fieldOf = ({ params }: Finding): MappedField | undefined => MAPPED_FIELDS.find((field) => field === params['field']);

/** Adds the texts that one load left without a code. Hidden and cut ones, and receipts from before fields were recorded, give none. */
function collect(found: Map<string, Found>, load: number, findings: readonly Finding[]): void {
  for (const finding of findings.filter(({ code }) => code === 'code-unmapped')) {
    const [field, value, rows] = [fieldOf(finding), finding.params['value'] ?? '', Number(finding.params['rows'] ?? 0)];
    if (field === undefined || !isWholeText(value)) continue;
    const key = JSON.stringify([field, value]);
    const known = found.get(key) ?? { field, value, rows: 0, loads: [] };
    found.set(key, { ...known, rows: known.rows + rows, loads: [...known.loads, load] });
  }
}

const readServed = async (connection: DuckDBConnection): Promise<readonly [ReadonlySet<number>, KnownNames]> => [
  await findUnmappedLoads(connection),
  await readKnownNames(connection),
];

/**
 * Lists the texts without a code of the loads that have served rows under Not mapped, with the nearest known name. Those with the most rows
 * come first.
 * @throws UserError if served parts are damaged
 */
export async function findUnplacedCodes(dataFolder: string): Promise<readonly UnplacedCode[]> {
  const manifest = await readManifest(dataFolder);
  if (!manifest) return [];
  const [loads, known] = await withServedTables(dataFolder, manifest, readServed);
  const found = new Map<string, Found>();
  for (const load of loads) collect(found, load, (await receiptOf(dataFolder, load))?.warned.listed ?? []);
  return [...found.values()]
    .map((one) => ({ ...one, suggestion: suggestMember(one.field, one.value, known) }))
    .sort((a, b) => b.rows - a.rows || (a.value < b.value ? -1 : 1));
}
