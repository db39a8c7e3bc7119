import type { TableName } from '@pendapa/warehouse';
import { EXTRACT_SPECS } from '../extracts.ts';
import { stageColumns } from '../staging/stage.ts';
import { fieldProfile, type Profile } from '../profile/schema.ts';
import { toLiteral } from './literals.ts';

/** SQL for each column of a staged row, and conditions of rows for the strict reader. */
export interface StagedRows {
  readonly values: ReadonlyMap<string, string>;
  readonly faults: readonly string[];
}

const orZero = (value: string | undefined): string => (value === undefined ? '0' : `coalesce(${value}, 0)`);

/** Payments: amount = principal + penalty - discount, like in the strict reader. */
function paymentSql(profile: Profile, values: Map<string, string>): string[] {
  const grain = fieldProfile(profile, 'posted', 'posted')?.grain ?? 'day';
  values.set('grain', toLiteral(grain));
  const [given, principal, reversal] = ['amount', 'principal', 'reversal_of'].map((column) => values.get(column));
  const parts = principal === undefined ? 'NULL' : `${principal} + ${orZero(values.get('penalty'))} - ${orZero(values.get('discount'))}`;
  const amount = given === undefined ? parts : `coalesce(${given}, ${parts})`;
  values.set('amount', amount);
  const count = reversal === undefined ? '1' : `CASE WHEN ${reversal} IS NULL THEN 1 ELSE -1 END`;
  if (!values.has('transactions')) values.set('transactions', grain === 'day' ? count : 'NULL');
  return [`${amount} IS NULL`, ...(given === undefined ? [] : [`${given} <> ${parts}`])];
}

/** Columns that identify a document; the strict reader names rows of a recap. */
const DOCUMENT_IDS: Readonly<Partial<Record<Profile['extract'], string>>> = { assessments: 'assessment_id', returns: 'return_id' };

/** Other facts: a row needs its amount, and a missing integer gets its default. */
function factSql(profile: Profile, values: Map<string, string>): string[] {
  const fields = Object.values(EXTRACT_SPECS[profile.extract].fields);
  for (const spec of fields)
    if (spec.kind === 'integer' && spec.default !== undefined)
      values.set(spec.to, `coalesce(${values.get(spec.to) ?? 'NULL'}, ${spec.default})`);
  const money = fields.find((spec) => spec.kind === 'money' && spec.required);
  const needed = [money?.to, DOCUMENT_IDS[profile.extract]].filter((column) => column !== undefined);
  return needed.map((column) => `${values.get(column) ?? 'NULL'} IS NULL`);
}

/** Adds the columns that are computed from other fields of a row. */
export function withComputedColumns(profile: Profile, { values: read, faults }: StagedRows): StagedRows {
  const values = new Map(read);
  const more = profile.extract === 'payments' ? paymentSql(profile, values) : factSql(profile, values);
  return { values, faults: [...faults, ...more] };
}

/** SQL of the rows in the form of the staged table; the line is the row's position below the header. */
export function stageSql(table: TableName, stored: string, { values }: StagedRows, file: number): string {
  const place: Readonly<Record<string, string>> = { file_number: String(file), line: 'bulk_rows.rowid + 2' };
  const columns = stageColumns(table).map(([name, type]) => `CAST(${place[name] ?? values.get(name) ?? 'NULL'} AS ${type}) AS ${name}`);
  return `SELECT ${columns.join(', ')} FROM ${stored} bulk_rows`;
}
