import { quoted } from '@pendapa/warehouse';
import { EXTRACT_SPECS, type FieldSpec } from '../extracts.ts';
import { fieldProfile, type Profile } from '../profile/schema.ts';
import type { CompiledField } from '../rows/compile.ts';
import { marksOf, TIME_FORMAT } from '../profile/defaults.ts';
import { SCIENTIFIC_ID } from '../rows/fields.ts';
import { isEngineTimeFormat, timePattern } from '../values/time.ts';
import type { Header } from '../rows/header.ts';
import { planAmountColumn } from './amount-sql.ts';
import { BLANK, COMMA, OTHER, POINT, type ColumnShape } from './shape.ts';
import { mayBeTotalSql } from './total-sql.ts';

const MAX_TEXT_LENGTH = 200;

/** A column of the file as it is stored for the load. */
interface StoredColumn {
  readonly index: number;
  /** Engine type in which the file is read. */
  readonly type: 'VARCHAR' | 'BIGINT';
  /** SQL for the stored value from the value that was read. */
  readonly select: (read: string) => string;
}

/** A field that the engine reads: SQL over the stored column, and conditions of rows for the strict reader. */
export interface DirectField {
  readonly how: 'direct';
  readonly field: CompiledField;
  readonly stored: StoredColumn;
  readonly value: (stored: string) => string;
  /** Conditions under which a row goes to the strict reader. `reversal` is SQL for the payment that the row reverses. */
  readonly faults: (value: string, reversal: string | null) => readonly string[];
  /** Form of the stored values: one stored column for each way in which a column is read. */
  readonly as: 'amount' | 'text' | 'time';
}

/** A field with few distinct values: the strict reader's rules read each of them once. */
export interface ListedField {
  readonly how: 'listed';
  readonly field: CompiledField;
  /** Null: every row has the same value. */
  readonly index: number | null;
}

export type FieldPlan = DirectField | ListedField;

const LISTED_KINDS: ReadonlySet<FieldSpec['kind']> = new Set(['reference', 'date', 'posted', 'choice', 'integer', 'boolean']);
const NPWPD = '[0-9][0-9./ -]{2,39}';

/** Facts about a file before its values are read. */
export interface FileColumns {
  readonly profile: Profile;
  readonly header: Header;
  readonly columns: readonly ColumnShape[];
  readonly digits: number;
}

const columnOf = (profile: Profile, name: string): string | undefined => (profile.fields[name] as { column?: string } | undefined)?.column;

/** A text that is stored unchanged. The strict reader trims blanks and warns of them. */
function planTextColumn({ profile, columns }: FileColumns, index: number): StoredColumn | null {
  const shape = columns[index];
  if (!shape || shape.maxLength > MAX_TEXT_LENGTH) return null;
  const marks = profile.numbers?.emptyMarks ?? [];
  const select = (read: string) => marks.reduce((text, mark) => `nullif(${text}, ${quoted(mark)})`, read);
  return { index, type: 'VARCHAR', select };
}

/** SQL for a time of day; the engine fails if the text has another form. */
function timeSql(text: string, format: string): string {
  const pattern = quoted(timePattern(format));
  const groups = format.includes('ss') ? '\\1:\\2:\\3' : '\\1:\\2';
  const time = `CAST(rtrim(regexp_replace(${text}, ${pattern}, ${quoted(groups)}), ':') AS TIME)`;
  return `CASE WHEN ${text} IS NULL THEN NULL WHEN regexp_full_match(${text}, ${pattern}) THEN ${time} ELSE error('not plain') END`;
}

function planDirectField(given: FileColumns, field: CompiledField, spec: FieldSpec, index: number): DirectField | null {
  const { profile, columns, digits } = given;
  const settings = profile.fields[field.name] as { empty?: 'none' | 'refuse' } | undefined;
  const refusesEmpty = settings?.empty === 'refuse' || (field.required && settings?.empty !== 'none');
  const missing = (value: string) => (refusesEmpty ? [`${value} IS NULL`] : []);
  if (spec.kind === 'money') {
    const [shape, money] = [columns[index], fieldProfile(profile, field.name, 'money')];
    const amount = shape && money ? planAmountColumn(shape, marksOf(profile), money, digits) : null;
    if (!amount || !money) return null;
    const signed = spec.signed === true || money.negative === true;
    return {
      how: 'direct',
      field,
      stored: { index, type: amount.type, select: amount.convert },
      value: (stored) => (amount.factor === 1n ? stored : `${stored} * ${amount.factor}`),
      faults: (value, reversal) => [...missing(value), ...(signed ? [] : [`${value} < 0 AND ${reversal ?? 'NULL'} IS NULL`])],
      as: 'amount',
    };
  }
  const stored = planTextColumn(given, index);
  if (!stored) return null;
  if (spec.kind === 'time') {
    const format = fieldProfile(profile, field.name, 'time')?.format ?? TIME_FORMAT;
    // Only the strict reader checks that a day exists, and knows hours of 12.
    if (!isEngineTimeFormat(format)) return null;
    const select = (read: string) => timeSql(stored.select(read), format);
    return { how: 'direct', field, stored: { ...stored, select }, value: (column) => column, faults: missing, as: 'time' };
  }
  // Only the strict reader trims blanks and warns of them.
  const kinds = columns[index]?.kinds ?? 0;
  const blanks = (kinds & BLANK) !== 0;
  const padded = (value: string) => (blanks ? [`${value} <> trim(${value})`] : []);
  const misshapen = (value: string) => (spec.kind === 'taxpayer' ? [`NOT regexp_full_match(${value}, ${quoted(NPWPD)})`] : []);
  const total = (value: string) =>
    field.name === 'id' && (kinds & OTHER) !== 0 && profile.totals !== 'rows' ? [mayBeTotalSql(value)] : [];
  const scientific = (kinds & OTHER) !== 0 && (kinds & (POINT | COMMA)) !== 0;
  const shortened = (value: string) => (scientific ? [`regexp_full_match(${value}, ${quoted(SCIENTIFIC_ID)})`] : []);
  return {
    how: 'direct',
    field,
    stored,
    value: (column) => column,
    faults: (value) => [...missing(value), ...padded(value), ...misshapen(value), ...shortened(value), ...total(value)],
    as: 'text',
  };
}

function planField(given: FileColumns, field: CompiledField): FieldPlan | null {
  const spec = EXTRACT_SPECS[given.profile.extract].fields[field.name];
  if (!spec || field.wide) return null;
  const column = columnOf(given.profile, field.name);
  const index = column === undefined ? null : (given.header.index.get(column) ?? null);
  if (LISTED_KINDS.has(spec.kind)) {
    // Only the strict reader joins places in several columns and dates in parts.
    const settings = given.profile.fields[field.name] ?? {};
    return ['levels', 'year', 'month', 'day', 'fiscalYear'].some((part) => part in settings) ? null : { how: 'listed', field, index };
  }
  if (spec.kind === 'text' || spec.kind === 'object' || spec.kind === 'taxpayer' || spec.kind === 'money' || spec.kind === 'time')
    return index === null ? { how: 'listed', field, index } : planDirectField(given, field, spec, index);
  return null;
}

/** Says how each field is read; null if one of them needs the strict reader. */
export function planFields(given: FileColumns, fields: readonly CompiledField[]): readonly FieldPlan[] | null {
  const all = fields.map((field) => planField(given, field));
  return all.every((one) => one !== null) ? all : null;
}
