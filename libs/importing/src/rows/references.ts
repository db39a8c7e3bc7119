import type { FieldSpec } from '../extracts.ts';
import type { CodeValues, FieldProfiles, ReferenceProfile } from '../profile/schema.ts';
import { normalizeName, createCodeFromName } from '../values/words.ts';
import { extractByTable, type Codes } from './codes.ts';
import { textField, type Field, type FieldContext } from './fields.ts';
import type { Findings, Refuse, Row, Source } from './row.ts';

export interface ReferenceContext {
  readonly codes: Codes;
  readonly findings: Findings;
  readonly refuse: Refuse;
}

/** A code; null for none; undefined if the row was refused. */
export type Resolve = (text: string, row: Row, source: Source) => string | null | undefined;

/** Records the text that first gave a code, to report other spellings. */
export class Spellings {
  private readonly first = new Map<string, string>();

  constructor(private readonly findings: Findings) {}

  record(code: string, text: string, row: Row, column: string | null): void {
    const first = this.first.get(code);
    if (first === undefined) this.first.set(code, text);
    else if (first !== text)
      this.findings.warned.add({ file: row.file.name, line: row.line, column }, 'spelled-differently', { value: text, first, code });
  }
}

export function nameOfCode(text: string, values: CodeValues | undefined): { id: string; en: string } {
  const given = values?.[text]?.name;
  const name = normalizeName(text);
  return given ?? { id: name, en: name };
}

/** Handles a text without a code as the profile says; `create` is handled by the caller. */
export function handleUnknownCode(
  text: string,
  policy: ReferenceProfile['unknown'],
  context: ReferenceContext,
  row: Row,
  source: Source,
): string | undefined {
  if (policy === 'unmapped') {
    context.findings.warned.mark({ file: row.file.name, line: row.line });
    return context.codes.collectUnmapped(text, source.name(row), row);
  }
  context.refuse(row, source, 'code-unknown', { value: text, extract: extractByTable(context.codes.table) });
  return undefined;
}

function findKnownCode(text: string, field: ReferenceProfile, { codes }: ReferenceContext): string | readonly string[] | null {
  const mapped = field.values?.[text]?.code;
  if (mapped !== undefined) return codes.has(mapped) ? mapped : null;
  if (field.match !== 'name') return codes.has(text) ? text : null;
  const named = codes.findByName(text);
  return named.length === 1 ? (named[0] ?? null) : named.length > 1 ? named : null;
}

/** Creates a function that finds or creates the code of a text, as the profile says. */
export function createCodeResolver(field: ReferenceProfile, context: ReferenceContext): Resolve {
  const codeByText = new Map<string, string>();
  const spellings = new Spellings(context.findings);

  const create = (text: string, row: Row, source: Source): string | undefined => {
    const mapped = field.values?.[text]?.code;
    const code = mapped ?? createCodeFromName(text);
    if (code === null) {
      context.refuse(row, source, 'code-shape', { value: text });
      return undefined;
    }
    if (mapped === undefined) spellings.record(code, text, row, source.name(row));
    if (!context.codes.has(code))
      context.codes.create({ code, name: nameOfCode(text, field.values), parent: null, level: null, given: field.values?.[text] });
    return code;
  };

  const resolve: Resolve = (text, row, source) => {
    const found = findKnownCode(text, field, context);
    if (typeof found === 'string') return found;
    if (found !== null) {
      context.refuse(row, source, 'name-ambiguous', { value: text, extract: extractByTable(context.codes.table) });
      return undefined;
    }
    const creates = field.unknown === 'create' || field.values?.[text]?.create === true;
    return creates ? create(text, row, source) : handleUnknownCode(text, field.unknown, context, row, source);
  };

  return (text, row, source) => {
    const seen = codeByText.get(text);
    if (seen !== undefined) return seen;
    const code = resolve(text, row, source);
    // Rows under Not mapped are counted one by one.
    if (typeof code === 'string' && (context.codes.has(text) || field.unknown !== 'unmapped')) codeByText.set(text, code);
    return code;
  };
}

const SEPARATOR = ';';
const WRONG_SEPARATOR = /[,|]| /;

/** Codes of one cell, all of which must exist; duplicates and blanks are removed. */
export function referencesField(context: FieldContext, spec: FieldSpec, field: FieldProfiles['references'], codes: Codes): Field<string> {
  return textField(context, spec, field, (text, _row, fail) => {
    const listed = text.split(SEPARATOR).map((part) => part.trim());
    const unknown = listed.find((code) => !codes.has(code));
    if (unknown !== undefined && WRONG_SEPARATOR.test(unknown)) return fail('codes-parted', { value: unknown });
    if (unknown !== undefined) return fail('code-unknown', { value: unknown, extract: extractByTable(codes.table) });
    return [...new Set(listed)].join(SEPARATOR);
  });
}
