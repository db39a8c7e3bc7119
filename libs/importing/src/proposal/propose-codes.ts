import { createCodeFromName, normalizeName } from '../values/words.ts';
import type { FieldChoice } from './choose-fields.ts';
import type { CodeProposal } from './proposal.ts';

/** Codes and names of a data folder, by field: `tax`, `unit`, `channel`, `bank`. */
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

function compare(field: string, value: string, rows: number, known: KnownNames): CodeProposal {
  const members = known[field] ?? [];
  const same = members.find(({ code, name }) => code === value || name.toLowerCase() === normalizeName(value).toLowerCase());
  if (same) return { field, value, rows, status: 'known', code: same.code, name: same.name };
  const simple = simplify(value);
  const [nearest] = members
    .map((member) => ({ member, distance: editDistance(simple, simplify(member.name)) }))
    .filter(({ member, distance }) => distance <= Math.max(simple.length, simplify(member.name).length) * MAX_DISTANCE_SHARE)
    .sort((a, b) => a.distance - b.distance);
  if (nearest) return { field, value, rows, status: 'near', code: nearest.member.code, name: nearest.member.name };
  return { field, value, rows, status: 'unknown', code: null, name: null };
}

function valuesOf({ columns, wide }: FieldChoice, field: string): ReadonlyMap<string, number> {
  const values = new Map<string, number>();
  for (const { kind, text } of columns[field]?.cells ?? []) if (kind !== null) values.set(text, (values.get(text) ?? 0) + 1);
  if (wide?.kind === field) for (const { name, cells } of wide.columns) values.set(name, cells.filter(({ kind }) => kind !== null).length);
  return values;
}

/** Says which values are known codes, which are near one, and which would be new. In an empty folder all are new. */
export const proposeCodes = (choice: FieldChoice, known: KnownNames | null): readonly CodeProposal[] =>
  FIELDS.flatMap((field) =>
    [...valuesOf(choice, field)]
      .slice(0, MAX_VALUES)
      .map(([value, rows]): CodeProposal =>
        known === null
          ? { field, value, rows, status: 'unknown', code: createCodeFromName(value), name: value }
          : compare(field, value, rows, known),
      ),
  );
