import { UserError, type CodeProposal } from '@pendapa/contracts';
import type { CodeMappings } from '../load/code-mappings.ts';
import { createCodeFromName, isCode, normalizeName } from '../values/words.ts';
import type { FieldChoice } from './choose-fields.ts';

/** Codes and names of a data folder, by field: `tax`, `unit`, `region`, `channel`, `bank`. */
export type KnownNames = Readonly<Record<string, readonly { readonly code: string; readonly name: string }[]>>;

const FIELDS = ['tax', 'unit', 'channel', 'bank'] as const;
const MAX_VALUES = 500;
/** Two names are near if at most this share of their letters differs. */
const MAX_DISTANCE_SHARE = 0.25;

const simplify = (text: string): string =>
  normalizeName(text)
    .toLowerCase()
    .replace(/^(?:pajak|pbjt|retribusi|tax)(?: atas)?(?: jasa)?[ -]+/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Number of letters to change, add or remove between two texts. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_value, index) => index);
  for (let at = 1; at <= a.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= b.length; to += 1)
      next.push(Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + (a[at - 1] === b[to - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length] ?? 0;
}

export interface CodesQuery {
  /** Null for an empty data folder, in which all codes are new. */
  readonly known: KnownNames | null;
  /** Codes that a person gave to texts, now or before. */
  readonly mapped: CodeMappings;
}

/** The code that a new member of this name gets; nothing if the name makes no code, or another member has it. */
function creationOf(value: string, members: KnownNames[string] = []): Pick<CodeProposal, 'newCode'> {
  const newCode = createCodeFromName(value);
  return newCode === null || members.some(({ code }) => code === newCode) ? {} : { newCode };
}

function compare(field: string, value: string, rows: number, known: KnownNames): CodeProposal {
  const members = known[field] ?? [];
  const same = members.find(({ code, name }) => code === value || name.toLowerCase() === normalizeName(value).toLowerCase());
  if (same) return { field, value, rows, status: 'known', code: same.code, name: same.name };
  const creation = creationOf(value, members);
  const simple = simplify(value);
  const [nearest] = members
    .map((member) => ({ member, distance: editDistance(simple, simplify(member.name)) }))
    .filter(({ member, distance }) => distance <= Math.max(simple.length, simplify(member.name).length) * MAX_DISTANCE_SHARE)
    .sort((a, b) => a.distance - b.distance);
  if (nearest) return { field, value, rows, status: 'near', code: nearest.member.code, name: nearest.member.name, ...creation };
  return { field, value, rows, status: 'unknown', code: null, name: null, ...creation };
}

function valuesOf({ columns, wide }: FieldChoice, field: string): ReadonlyMap<string, number> {
  const values = new Map<string, number>();
  for (const { kind, text } of columns[field]?.cells ?? []) if (kind !== null) values.set(text, (values.get(text) ?? 0) + 1);
  if (wide?.kind === field) for (const { name, cells } of wide.columns) values.set(name, cells.filter(({ kind }) => kind !== null).length);
  return values;
}

function describe(field: string, value: string, rows: number, { known, mapped }: CodesQuery): CodeProposal {
  const code = mapped[field]?.[value];
  if (code !== undefined) {
    const members = known?.[field] ?? [];
    const name = members.find((member) => member.code === code)?.name ?? value;
    return { field, value, rows, status: 'mapped', code, name, ...(known === null ? {} : creationOf(value, members)) };
  }
  if (known === null) return { field, value, rows, status: 'unknown', code: createCodeFromName(value), name: value };
  return compare(field, value, rows, known);
}

/** Says which values are known codes, which a person mapped, which are near one, and which would be new. */
export const proposeCodes = (choice: FieldChoice, query: CodesQuery): readonly CodeProposal[] =>
  FIELDS.flatMap((field) => [...valuesOf(choice, field)].slice(0, MAX_VALUES).map(([value, rows]) => describe(field, value, rows, query)));

const unknownCode = (field: string, code: string) =>
  new UserError({
    id: `Kode "${code}" belum ada untuk "${field}". Pilih kode yang ada, atau impor dahulu rujukannya.`,
    en: `There is no code "${code}" of "${field}". Choose a code that exists, or import its reference first.`,
  });

/**
 * Checks codes that a person gave to texts of a file: those of members, and those that new members of these names get.
 * @throws UserError for other codes; in an empty folder, if it cannot be a code
 */
export function requireCodes(codes: CodeMappings, known: KnownNames | null): void {
  for (const [field, texts] of Object.entries(codes))
    for (const [text, code] of Object.entries(texts)) {
      const isMember = (known?.[field] ?? []).some((member) => member.code === code);
      const exists = known === null ? isCode(code) : isMember || code === createCodeFromName(text);
      if (!FIELDS.some((one) => one === field) || !exists) throw unknownCode(field, code);
    }
}

/** Name of the member that is nearest to a text; null if none is near. */
export function suggestMember(field: string, value: string, known: KnownNames): { readonly code: string; readonly name: string } | null {
  const { code, name } = compare(field, value, 0, known);
  return code === null || name === null ? null : { code, name };
}
