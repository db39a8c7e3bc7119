import type { CalendarDate } from '@pendapa/contracts';
import type { FieldSpec } from '../extracts.ts';
import { marksOf, TIME_FORMAT } from '../profile/defaults.ts';
import type { FieldProfiles, Profile } from '../profile/schema.ts';
import { createAmountReader, suffixOf, symbolOf, withoutBinaryRest, type NumberMarks, type OnRounded } from '../values/amount.ts';
import { createDateReader, type DateContext } from '../values/date.ts';
import { monthOfName } from '../values/month-names.ts';
import { createTimeReader } from '../values/time.ts';
import { normalizeName, hasInvisibleCharacters, isCode } from '../values/words.ts';
import type { Header } from './header.ts';
import type { Findings, Refuse, Row } from './row.ts';
import { periodSource, sourceOf, type OnTrimmed } from './sources.ts';

/** Value of a field: null is empty; undefined was refused and reported. */
export type Value = string | bigint | number | boolean | null;
type ReadValue<T extends Value = Value> = (row: Row) => T | null | undefined;

export interface FieldContext {
  readonly profile: Profile;
  readonly header: Header;
  readonly digits: number;
  readonly dates: DateContext;
  /** Is called with what rounding added to an amount. */
  readonly onRounded?: OnRounded;
  readonly findings: Findings;
  readonly refuse: Refuse;
}

/** A field that is ready to be read from the rows of one file. */
export interface Field<T extends Value = Value> {
  readonly read: ReadValue<T>;
  /** True if the value differs between the period columns of a row. */
  readonly wide: boolean;
}

const MAX_TEXT_LENGTH = 200;
const INTEGER = /^-?\d{1,10}$/;
/** Parameters of findings about an amount; `other` is the mark that is decimal if the declared one separates thousands. */
export const amountParams = (text: string, { decimal, thousands, decimals }: NumberMarks): Readonly<Record<string, string>> => ({
  value: text,
  symbol: symbolOf(text),
  suffix: suffixOf(text),
  decimal,
  thousands,
  other: decimal === ',' ? '.' : ',',
  decimals: String(decimals ?? ''),
  rounded: withoutBinaryRest(text, decimal),
});

type EmptyOption = { readonly empty?: 'none' | 'refuse' | undefined };

const refusesEmpty = (spec: FieldSpec, field: EmptyOption): boolean =>
  field.empty === 'refuse' || (spec.required === true && field.empty !== 'none');

/** Kinds that name things. A trimmed blank may be part of the name, or the code was cut from a longer text. */
const NAMING_KINDS: readonly FieldSpec['kind'][] = ['key', 'text', 'object', 'taxpayer', 'private', 'choice'];

export const warnTrimmed =
  ({ findings }: Pick<FieldContext, 'findings'>): OnTrimmed =>
  ({ file, line }, column, cell) =>
    findings.warned.tally({ file: file.name, line, column }, 'code-trimmed', cell);

/** Creates the reader of a text field, which decides what an empty cell means. */
export function textField<T extends Value>(
  context: FieldContext,
  spec: FieldSpec,
  field: EmptyOption & Parameters<typeof sourceOf>[0],
  read: (text: string, row: Row, fail: (code: Parameters<Refuse>[2], params?: Parameters<Refuse>[3]) => undefined) => T | undefined,
): Field<T> {
  const source = sourceOf(field, context.header, NAMING_KINDS.includes(spec.kind) ? warnTrimmed(context) : undefined);
  const marks = new Set(context.profile.numbers?.emptyMarks);
  const isRequired = refusesEmpty(spec, field);
  // The function is created once, because it runs for every cell.
  let current: Row | null = null;
  const fail = (code: Parameters<Refuse>[2], params?: Parameters<Refuse>[3]): undefined => {
    if (current) context.refuse(current, source, code, params);
  };
  return {
    wide: source.wide,
    read: (row) => {
      current = row;
      const text = source.text(row);
      if (text !== '' && (marks.size === 0 || !marks.has(text))) return read(text, row, fail);
      return isRequired ? fail('value-missing') : null;
    },
  };
}

export const keyField = (context: FieldContext, spec: FieldSpec, field: FieldProfiles['key']): Field<string> =>
  textField(context, spec, field, (text, _row, fail) => (isCode(text) ? text : fail('code-shape', { value: text })));

/** A number that a spreadsheet shortened and that lost its last digits: `3,10123E+15`. */
export const SCIENTIFIC_ID = '[0-9]+[.,][0-9]+[eE][+]?[0-9]+';
const SCIENTIFIC = new RegExp(`^${SCIENTIFIC_ID}$`);

export const plainField = (context: FieldContext, spec: FieldSpec, field: FieldProfiles['text']): Field<string> =>
  textField(context, spec, field, (text, { file, line }, fail) => {
    if (text.length > MAX_TEXT_LENGTH) return fail('text-too-long', { most: String(MAX_TEXT_LENGTH) });
    if (SCIENTIFIC.test(text))
      context.findings.warned.tally({ file: file.name, line, column: field.column ?? null }, 'id-scientific', text);
    return hasInvisibleCharacters(text) ? fail('code-shape', { value: normalizeName(text) }) : text;
  });

export function nameField(context: FieldContext, spec: FieldSpec, field: FieldProfiles['name']): Field<string> {
  return textField(context, spec, field, (text, row, fail) => {
    const name = normalizeName(text);
    if (name.length > MAX_TEXT_LENGTH) return fail('text-too-long', { most: String(MAX_TEXT_LENGTH) });
    if (hasInvisibleCharacters(text))
      context.findings.warned.add({ file: row.file.name, line: row.line, column: field.column ?? null }, 'text-cleaned', { value: name });
    return name;
  });
}

export function choiceField(
  context: FieldContext,
  spec: FieldSpec,
  field: FieldProfiles['choice'] & { readonly wideField?: string },
  choices: readonly string[],
): Field<string> {
  return textField(context, spec, field, (text, _row, fail) => {
    const chosen = field.values?.[text] ?? text;
    return choices.includes(chosen) ? chosen : fail('choice-unknown', { value: text, allowed: choices.join(', ') });
  });
}

export function integerField(
  context: FieldContext,
  spec: FieldSpec,
  field: FieldProfiles['integer'] & { readonly wideField?: string },
  min: number,
  max: number,
): Field<number> {
  const counts = spec.kind === 'integer' && spec.counts === true;
  const marks = marksOf(context.profile);
  const grouped = counts ? createAmountReader(marks, 0, 1n) : (text: string) => text;
  const period = spec.to === 'year' || spec.to === 'month' ? periodSource(field, spec.to, context.header) : null;
  const nameable = spec.to === 'month';
  const read = (text: string, fail: (code: Parameters<Refuse>[2], params?: Parameters<Refuse>[3]) => undefined): number | undefined => {
    const month = nameable ? monthOfName(text) : null;
    const marked = month !== null ? String(month) : INTEGER.test(text) ? text : grouped(text);
    if (marked === 'amount-marks') return fail(marked, amountParams(text, marks));
    if (typeof marked === 'string' && !INTEGER.test(marked)) return fail('integer-malformed', { value: text });
    const value = Number(marked);
    return value >= min && value <= max ? value : fail('integer-range', { value: text, least: String(min), most: String(max) });
  };
  if (!period?.wide) return textField(context, spec, field, (text, _row, fail) => read(text, fail));
  return {
    wide: true,
    read: (row) =>
      read(period.text(row), (code, params) => {
        context.refuse(row, period, code, params);
      }),
  };
}

const FACT_EXTRACTS: readonly Profile['extract'][] = ['payments', 'assessments', 'returns', 'arrears', 'arrearsMovements', 'enforcement'];
const EARLIEST_DATE = '1990-01-01';

/** Warns of dates before 1990: the year is mistyped, or the date stands for none. */
export const createEarlyDateWarning = ({ profile, findings }: FieldContext) => {
  const isFact = FACT_EXTRACTS.includes(profile.extract);
  return (date: CalendarDate, { file, line }: Row, column: string | null): CalendarDate => {
    if (isFact && date < EARLIEST_DATE) findings.warned.tally({ file: file.name, line, column }, 'date-early', date);
    return date;
  };
};

const datesOf = ({ dates, profile }: FieldContext): DateContext => ({ ...dates, ...profile.dates });

export type DateProfile = Omit<FieldProfiles['date'], 'grain'>;

export function dateField(context: FieldContext, spec: FieldSpec, field: DateProfile): Field<CalendarDate> {
  const format = field.format ?? 'YYYY-MM-DD';
  const parse = createDateReader(format, datesOf(context));
  const warnIfEarly = createEarlyDateWarning(context);
  return textField(context, spec, field, (text, row, fail) => {
    const parsed = parse(text);
    return typeof parsed === 'string' ? fail(parsed, { value: text, format }) : warnIfEarly(parsed.date, row, field.column ?? null);
  });
}

export function timeField(context: FieldContext, spec: FieldSpec, field: FieldProfiles['time']): Field<string> {
  const format = field.format ?? TIME_FORMAT;
  const parse = createTimeReader(format, datesOf(context));
  return textField(context, spec, field, (text, _row, fail) => parse(text) ?? fail('time-malformed', { value: text, format }));
}

export function moneyField(context: FieldContext, spec: FieldSpec, field: FieldProfiles['money']): Field<bigint> {
  const marks = marksOf(context.profile);
  const parse = createAmountReader(marks, context.digits, BigInt(field.multiply ?? 1), context.onRounded);
  return textField(context, spec, field, (text, row, fail) => {
    const amount = parse(text);
    if (typeof amount === 'string') {
      return fail(amount, { ...amountParams(text, marks), digits: String(context.digits) });
    }
    const signed = spec.kind === 'money' && spec.signed === true;
    if (amount < 0n && context.profile.extract === 'targets') return fail('target-negative', { value: text });
    return amount < 0n && !signed && !field.negative && !row.reversal ? fail('amount-negative', { value: text }) : amount;
  });
}
