import { withPlainFile } from '@pendapa/warehouse';
import { EXTRACT_SPECS } from '../extracts.ts';
import { count, exact, query, textOf } from '../load/sql.ts';
import { stageColumns } from '../load/stage.ts';
import { compileFields } from '../rows/compile.ts';
import { readHeader } from '../rows/header.ts';
import type { Findings, Row, SourceFile } from '../rows/row.ts';
import { Tokenizer } from '../text/tokenizer.ts';
import type { BulkJob } from './bulk-job.ts';
import { takenFields, type DirectField, type FileColumns, type TakenField } from './columns.ts';
import { listedValue, listTexts, listType, type ListedTexts } from './listed-values.ts';
import { quoted } from './literals.ts';
import { readShape, type FileShape, type ShapeOptions } from './shape.ts';
import { finished, stageSql, type StagedRows } from './stage-sql.ts';
import { hasTotals, isForPeople } from './tables-for-people.ts';

interface FileJob extends Omit<BulkJob, 'files'> {
  readonly file: SourceFile;
  readonly findings: Findings;
  /** Table that stores the values of the file. */
  readonly table: string;
}

export interface KeptFile {
  readonly sql: string;
  readonly rows: number;
  readonly sum: bigint;
  readonly from: string | null;
  readonly to: string | null;
}

function cellsOf(line: string, options: ShapeOptions): readonly string[] {
  let cells: readonly string[] = [];
  const tokenizer = new Tokenizer({ ...options, onRecord: (record) => (cells = record), onFlaw: () => undefined });
  tokenizer.write(line);
  tokenizer.end();
  return cells;
}

/** SQL that reads the file: columns have fixed types, and nothing is detected. */
function readerSql(path: string, shape: FileShape, { delimiter, quote }: ShapeOptions, types: ReadonlyMap<number, string>): string {
  const marks = shape.quoted ? quoted(quote ?? '') : "''";
  const columns = shape.columns.map((_column, index) => `c${index}: ${quoted(types.get(index) ?? 'VARCHAR')}`);
  return `read_csv(${quoted(path)}, auto_detect = false, header = false, skip = 1, delim = ${quoted(delimiter)}, quote = ${marks}, escape = ${marks},
    nullstr = '', null_padding = false, ignore_errors = false, strict_mode = true,
    columns = {${columns.join(', ')}})`;
}

const KEPT_AS: Readonly<Record<DirectField['as'], string>> = { amount: 'a', text: 't', time: 'h' };

const keptName = (taken: TakenField): string =>
  taken.how === 'listed' ? `l${taken.index ?? ''}` : `${KEPT_AS[taken.as]}${taken.kept.index}`;

interface Keeping {
  readonly fields: readonly TakenField[];
  readonly lists: ReadonlyMap<number, ListedTexts>;
}

/** SQL of the stored columns by name. Columns with few texts store the number of a text. */
function keptColumns({ fields, lists }: Keeping): ReadonlyMap<string, string> {
  return new Map(
    fields.flatMap((taken) => {
      if (taken.how === 'direct') return [[keptName(taken), taken.kept.select(`c${taken.kept.index}`)] as const];
      const list = taken.index === null ? undefined : lists.get(taken.index);
      if (list === undefined || list.texts.length === 0) return [];
      return [[keptName(taken), `CAST(c${taken.index ?? ''} AS ${listType(list)})`] as const];
    }),
  );
}

/** Engine types by column; null if two fields need different types of one column. */
function readTypes(fields: readonly TakenField[]): ReadonlyMap<number, string> | null {
  const types = new Map<number, string>();
  for (const taken of fields) {
    const [index, type] = taken.how === 'direct' ? [taken.kept.index, taken.kept.type] : [taken.index, 'VARCHAR'];
    if (index === null) continue;
    if ((types.get(index) ?? type) !== type) return null;
    types.set(index, type);
  }
  return types;
}

function stagedRows({ profile, file }: FileJob, { fields, lists }: Keeping): StagedRows {
  const types = new Map(stageColumns(EXTRACT_SPECS[profile.extract].table));
  const row: Row = { file, cells: [], line: 0, wide: null, reversal: false };
  const valueOf = (taken: TakenField): string => {
    const kept = `kept.${keptName(taken)}`;
    if (taken.how === 'direct') return taken.value(kept);
    const list = taken.index === null ? undefined : lists.get(taken.index);
    return listedValue(taken, list, kept, types.get(taken.field.to) ?? 'VARCHAR', row);
  };
  const values = new Map(fields.map((taken) => [taken.field.to, valueOf(taken)]));
  const reversal = values.get('reversal_of') ?? null;
  const faults = fields.flatMap((taken) => (taken.how === 'direct' ? taken.faults(values.get(taken.field.to) ?? 'NULL', reversal) : []));
  return finished(profile, { values, faults });
}

/** Counts and sums the stored rows; null if a row needs the strict reader, or rows are missing. */
async function summed({ connection, profile, table }: FileJob, { values, faults }: StagedRows, rows: number) {
  const amount = values.get(EXTRACT_SPECS[profile.extract].sum ?? '') ?? '0';
  const day = values.get('posted_on') ?? 'NULL';
  const wrong = faults.map((fault) => `(${fault})`).join(' OR ') || 'false';
  const [row = []] = await query(
    connection,
    `SELECT count(*), sum(${amount}), CAST(min(${day}) AS VARCHAR), CAST(max(${day}) AS VARCHAR), count(*) FILTER (${wrong}) FROM ${table} kept`,
  );
  if (count(row[0]) !== rows || count(row[4]) !== 0) return null;
  const dayAt = (place: number): string | null => (row[place] === null || row[place] === undefined ? null : textOf(row[place]));
  return { rows, sum: exact(row[1]), from: dayAt(2), to: dayAt(3) };
}

const optionsOf = ({ profile: { file } }: FileJob): ShapeOptions => {
  const quote = file?.quote ?? '"';
  return { delimiter: file?.delimiter ?? ',', quote: quote === 'none' ? null : quote };
};

/** Says how each field of a file is read; null if the header or a field needs the strict reader. */
function planFields(job: FileJob, shape: FileShape): readonly TakenField[] | null {
  const { profile, digits, findings, codes, file } = job;
  const { header, flaws } = readHeader(cellsOf(shape.header, optionsOf(job)), profile);
  if (isForPeople(profile, header, shape, cellsOf(shape.first, optionsOf(job)))) return null;
  if (header.unnamed.length > 0 || flaws.some(({ severity }) => severity === 'refused')) return null;
  for (const { code, column, params } of flaws) findings.warned.add({ file: file.name, line: 1, column }, code, params);
  const given: FileColumns = { profile, header, columns: shape.columns, digits };
  const refuse = () => findings.refused.add({ file: file.name, line: 0 }, 'value-missing');
  return takenFields(given, compileFields({ profile, header, digits, findings, refuse }, codes));
}

/** Stores the values of one file in a table of its own; null if any part needs the strict reader. */
export async function keepFile(job: FileJob): Promise<KeptFile | null> {
  const { file, sha256 } = job;
  const shape = await readShape(file.path, optionsOf(job), job.onBytes);
  if (shape === null || shape.rows === 0 || shape.sha256 !== sha256[file.number]) return null;
  const fields = planFields(job, shape);
  const types = fields === null ? null : readTypes(fields);
  if (fields === null || types === null) return null;
  return withPlainFile(file.path, (opened) => keepRows(job, { shape, fields, source: readerSql(opened, shape, optionsOf(job), types) }));
}

interface ReadableFile {
  readonly shape: FileShape;
  readonly fields: readonly TakenField[];
  /** SQL that reads the file. */
  readonly source: string;
}

async function keepRows(job: FileJob, { shape, fields, source }: ReadableFile): Promise<KeptFile | null> {
  const { connection, profile, file, table } = job;
  const indexes = new Set(fields.flatMap((taken) => (taken.how === 'listed' && taken.index !== null ? [taken.index] : [])));
  // The strict reader reports values that the engine cannot read, with their places.
  const lists = await listTexts(connection, source, [...indexes]).catch(() => null);
  if (lists === null || hasTotals(job.profile, fields, lists)) return null;
  const staged = stagedRows(job, { fields, lists });
  if (job.findings.refused.count > 0) return null;
  const columns = [...keptColumns({ fields, lists })].map(([name, value]) => `${value} AS ${name}`);
  const keeping = query(connection, `CREATE TABLE ${table} AS SELECT ${columns.join(', ')} FROM ${source}`);
  const sums = await keeping.then(() => summed(job, staged, shape.rows)).catch(() => null);
  return sums && { ...sums, sql: stageSql(EXTRACT_SPECS[profile.extract].table, table, staged, file.number) };
}
