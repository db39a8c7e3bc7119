import { quoted, withPlainFile } from '@pendapa/warehouse';
import { EXTRACT_SPECS } from '../extracts.ts';
import { toCount, toBigInt, query, textOrEmpty } from '../staging/sql.ts';
import { stageColumns } from '../staging/stage.ts';
import { compileFields } from '../rows/compile.ts';
import { readHeader } from '../rows/header.ts';
import type { Findings, Row, SourceFile } from '../rows/row.ts';
import { Tokenizer } from '../text/tokenizer.ts';
import type { BulkJob } from './bulk-job.ts';
import { planFields, type DirectField, type FileColumns, type FieldPlan } from './columns.ts';
import { listedValueSql, listTexts, enumType, type ListedTexts } from './listed-values.ts';
import { readShape, type FileShape, type ShapeOptions } from './shape.ts';
import { withComputedColumns, stageSql, type StagedRows } from './stage-sql.ts';
import { hasTotalLabels, mayBeReportTable } from './report-tables.ts';

interface FileJob extends Omit<BulkJob, 'files'> {
  readonly file: SourceFile;
  readonly findings: Findings;
  /** Table that stores the values of the file. */
  readonly table: string;
}

export interface StoredFile {
  readonly sql: string;
  readonly rows: number;
  readonly sum: bigint;
  readonly from: string | null;
  readonly to: string | null;
}

function splitCells(line: string, options: ShapeOptions): readonly string[] {
  let cells: readonly string[] = [];
  const tokenizer = new Tokenizer({ ...options, onRecord: (record) => (cells = record), onFlaw: () => undefined });
  tokenizer.write(line);
  tokenizer.end();
  return cells;
}

/** SQL that reads the file: columns have fixed types, and nothing is detected. */
function readCsvSql(path: string, shape: FileShape, { delimiter, quote }: ShapeOptions, types: ReadonlyMap<number, string>): string {
  const marks = shape.quoted ? quoted(quote ?? '') : "''";
  const columns = shape.columns.map((_column, index) => `c${index}: ${quoted(types.get(index) ?? 'VARCHAR')}`);
  return `read_csv(${quoted(path)}, auto_detect = false, header = false, skip = 1, delim = ${quoted(delimiter)}, quote = ${marks}, escape = ${marks},
    nullstr = '', null_padding = false, ignore_errors = false, strict_mode = true,
    columns = {${columns.join(', ')}})`;
}

const COLUMN_PREFIXES: Readonly<Record<DirectField['as'], string>> = { amount: 'a', text: 't', time: 'h' };

const storedName = (plan: FieldPlan): string =>
  plan.how === 'listed' ? `l${plan.index ?? ''}` : `${COLUMN_PREFIXES[plan.as]}${plan.stored.index}`;

interface StoredFields {
  readonly fields: readonly FieldPlan[];
  readonly lists: ReadonlyMap<number, ListedTexts>;
}

/** SQL of the stored columns by name. Columns with few texts store the number of a text. */
function storedColumns({ fields, lists }: StoredFields): ReadonlyMap<string, string> {
  return new Map(
    fields.flatMap((plan) => {
      if (plan.how === 'direct') return [[storedName(plan), plan.stored.select(`c${plan.stored.index}`)] as const];
      const list = plan.index === null ? undefined : lists.get(plan.index);
      if (list === undefined || list.texts.length === 0) return [];
      return [[storedName(plan), `CAST(c${plan.index ?? ''} AS ${enumType(list)})`] as const];
    }),
  );
}

/** Engine types by column; null if two fields need different types of one column. */
function engineTypes(fields: readonly FieldPlan[]): ReadonlyMap<number, string> | null {
  const types = new Map<number, string>();
  for (const plan of fields) {
    const [index, type] = plan.how === 'direct' ? [plan.stored.index, plan.stored.type] : [plan.index, 'VARCHAR'];
    if (index === null) continue;
    if ((types.get(index) ?? type) !== type) return null;
    types.set(index, type);
  }
  return types;
}

function stagedRowsSql({ profile, file }: FileJob, { fields, lists }: StoredFields): StagedRows {
  const types = new Map(stageColumns(EXTRACT_SPECS[profile.extract].table));
  const row: Row = { file, cells: [], line: 0, wide: null, reversal: false };
  const valueOf = (plan: FieldPlan): string => {
    const sql = `bulk_rows.${storedName(plan)}`;
    if (plan.how === 'direct') return plan.value(sql);
    const list = plan.index === null ? undefined : lists.get(plan.index);
    return listedValueSql(plan, list, sql, types.get(plan.field.to) ?? 'VARCHAR', row);
  };
  const values = new Map(fields.map((plan) => [plan.field.to, valueOf(plan)]));
  const reversal = values.get('reversal_of') ?? null;
  const faults = fields.flatMap((plan) => (plan.how === 'direct' ? plan.faults(values.get(plan.field.to) ?? 'NULL', reversal) : []));
  return withComputedColumns(profile, { values, faults });
}

/** Counts and sums the stored rows; null if a row needs the strict reader, or rows are missing. */
async function sumStoredRows({ connection, profile, table }: FileJob, { values, faults }: StagedRows, rows: number) {
  const amount = values.get(EXTRACT_SPECS[profile.extract].sum ?? '') ?? '0';
  const day = values.get('posted_on') ?? 'NULL';
  const wrong = faults.map((fault) => `(${fault})`).join(' OR ') || 'false';
  const [row = []] = await query(
    connection,
    `SELECT count(*), sum(${amount}), CAST(min(${day}) AS VARCHAR), CAST(max(${day}) AS VARCHAR), count(*) FILTER (${wrong}) FROM ${table} bulk_rows`,
  );
  if (toCount(row[0]) !== rows || toCount(row[4]) !== 0) return null;
  const dayAt = (place: number): string | null => (row[place] === null || row[place] === undefined ? null : textOrEmpty(row[place]));
  return { rows, sum: toBigInt(row[1]), from: dayAt(2), to: dayAt(3) };
}

const shapeOptions = ({ profile: { file } }: FileJob): ShapeOptions => {
  const quote = file?.quote ?? '"';
  return { delimiter: file?.delimiter ?? ',', quote: quote === 'none' ? null : quote };
};

/** Says how each field of a file is read; null if the header or a field needs the strict reader. */
function planFileFields(job: FileJob, shape: FileShape): readonly FieldPlan[] | null {
  const { profile, digits, dates, findings, codes, file } = job;
  const { header, flaws } = readHeader(splitCells(shape.header, shapeOptions(job)), profile);
  if (mayBeReportTable(profile, header, shape, splitCells(shape.first, shapeOptions(job)))) return null;
  if (header.unnamed.length > 0 || flaws.some(({ severity }) => severity === 'refused')) return null;
  for (const { code, column, params } of flaws) findings.warned.add({ file: file.name, line: 1, column }, code, params);
  const given: FileColumns = { profile, header, columns: shape.columns, digits };
  const refuse = () => findings.refused.add({ file: file.name, line: 0 }, 'value-missing');
  return planFields(given, compileFields({ profile, header, digits, dates, findings, refuse }, codes));
}

/** Stores the values of one file in a table of its own; null if any part needs the strict reader. */
export async function storeFile(job: FileJob): Promise<StoredFile | null> {
  const { file, sha256 } = job;
  const shape = await readShape(file.path, shapeOptions(job), job.onBytes);
  if (shape === null || shape.rows === 0 || shape.sha256 !== sha256[file.number]) return null;
  const fields = planFileFields(job, shape);
  const types = fields === null ? null : engineTypes(fields);
  if (fields === null || types === null) return null;
  return withPlainFile(file.path, (openPath) =>
    storeRows(job, { shape, fields, source: readCsvSql(openPath, shape, shapeOptions(job), types) }),
  );
}

interface ReadableFile {
  readonly shape: FileShape;
  readonly fields: readonly FieldPlan[];
  /** SQL that reads the file. */
  readonly source: string;
}

async function storeRows(job: FileJob, { shape, fields, source }: ReadableFile): Promise<StoredFile | null> {
  const { connection, profile, file, table } = job;
  const indexes = new Set(fields.flatMap((plan) => (plan.how === 'listed' && plan.index !== null ? [plan.index] : [])));
  // The strict reader reports values that the engine cannot read, with their places.
  const lists = await listTexts(connection, source, [...indexes]).catch(() => null);
  if (lists === null || hasTotalLabels(job.profile, fields, lists)) return null;
  const staged = stagedRowsSql(job, { fields, lists });
  if (job.findings.refused.count > 0) return null;
  const columns = [...storedColumns({ fields, lists })].map(([name, value]) => `${value} AS ${name}`);
  const storing = query(connection, `CREATE TABLE ${table} AS SELECT ${columns.join(', ')} FROM ${source}`);
  const sums = await storing.then(() => sumStoredRows(job, staged, shape.rows)).catch(() => null);
  return sums && { ...sums, sql: stageSql(EXTRACT_SPECS[profile.extract].table, table, staged, file.number) };
}
