import type { TableName } from '@pendapa/warehouse';
import { EXTRACT_SPECS } from '../extracts.ts';
import { stageColumns } from '../load/stage.ts';
import { fieldProfile, type Profile } from '../profile/schema.ts';
import { literal } from './literals.ts';

/** What a staged row is made of: an expression for each column, and the rows that only the strict reader may judge. */
export interface StagedRows {
  readonly values: ReadonlyMap<string, string>;
  readonly faults: readonly string[];
}

const orZero = (value: string | undefined): string => (value === undefined ? '0' : `coalesce(${value}, 0)`);

/** Payments: amount = principal + penalty - discount, as the strict reader works it out. */
function payment(profile: Profile, values: Map<string, string>): string[] {
  const grain = fieldProfile(profile, 'posted', 'posted')?.grain ?? 'day';
  values.set('grain', literal(grain));
  const [given, principal, reversal] = ['amount', 'principal', 'reversal_of'].map((column) => values.get(column));
  const parts = principal === undefined ? 'NULL' : `${principal} + ${orZero(values.get('penalty'))} - ${orZero(values.get('discount'))}`;
  const amount = given === undefined ? parts : `coalesce(${given}, ${parts})`;
  values.set('amount', amount);
  const count = reversal === undefined ? '1' : `CASE WHEN ${reversal} IS NULL THEN 1 ELSE -1 END`;
  if (!values.has('transactions')) values.set('transactions', grain === 'day' ? count : 'NULL');
  return [`${amount} IS NULL`, ...(given === undefined ? [] : [`${given} <> ${parts}`])];
}

/** Rows of a recap get a name from the strict reader. */
const NUMBERS: Readonly<Partial<Record<Profile['extract'], string>>> = { assessments: 'assessment_id', returns: 'return_id' };

/** Other facts: a row without its amount is no row, and a count that is not given is what it is otherwise. */
function plain(profile: Profile, values: Map<string, string>): string[] {
  const fields = Object.values(EXTRACT_SPECS[profile.extract].fields);
  for (const spec of fields)
    if (spec.kind === 'integer' && spec.otherwise !== undefined)
      values.set(spec.to, `coalesce(${values.get(spec.to) ?? 'NULL'}, ${spec.otherwise})`);
  const money = fields.find((spec) => spec.kind === 'money' && spec.required);
  const needed = [money?.to, NUMBERS[profile.extract]].filter((column) => column !== undefined);
  return needed.map((column) => `${values.get(column) ?? 'NULL'} IS NULL`);
}

/** Adds what is worked out once all mapped fields of a row are read. */
export function finished(profile: Profile, { values: read, faults }: StagedRows): StagedRows {
  const values = new Map(read);
  const more = profile.extract === 'payments' ? payment(profile, values) : plain(profile, values);
  return { values, faults: [...faults, ...more] };
}

/** The rows as the table of the load has them; the line is told by the place of a row in the file, below its header. */
export function stageSql(table: TableName, kept: string, { values }: StagedRows, file: number): string {
  const place: Readonly<Record<string, string>> = { file_number: String(file), line: 'kept.rowid + 2' };
  const columns = stageColumns(table).map(([name, type]) => `CAST(${place[name] ?? values.get(name) ?? 'NULL'} AS ${type}) AS ${name}`);
  return `SELECT ${columns.join(', ')} FROM ${kept} kept`;
}
