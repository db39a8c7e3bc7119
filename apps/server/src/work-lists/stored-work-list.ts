import { CASE_LISTS, WORK_STATES, type CaseList, type MarkedRow, type WorkListSummary, type WorkState } from '@pendapa/contracts';
import type { JournalRecord } from '@pendapa/journal';
import { Type, type Static, type TSchema } from 'typebox';
import { Value } from 'typebox/value';

/** Kinds of records in the journal. Marks are records of their own, so that two people change two rows without a conflict. */
export const KINDS = { list: 'work-list', cases: 'work-list-cases', mark: 'work-list-mark' } as const;

const text = Type.String();
const textOrNull = Type.Union([text, Type.Null()]);
const literals = <T extends string>(values: readonly T[]) => Type.Unsafe<T>(Type.String({ enum: [...values] }));

export const WorkListValueSchema = Type.Object({
  name: text,
  due: textOrNull,
  madeAt: text,
  closedAt: textOrNull,
  closedBy: textOrNull,
  list: literals<CaseList>(CASE_LISTS),
  generation: Type.Integer(),
  snapshot: text,
  rows: Type.Integer(),
  amount: text,
  owed: text,
  /** Units to which its cases were limited; null for all. Lists made before this was stored have cases of any unit. */
  units: Type.Optional(Type.Union([Type.Array(text), Type.Null()])),
});
export type WorkListValue = Static<typeof WorkListValueSchema>;

/** The cases of a list never change. They hold keys of this data folder, no names and no numbers. */
export const CasesValueSchema = Type.Object({
  cases: Type.Array(Type.Object({ object: text, mark: text, tax: text, amount: text, owed: text, lastDue: text })),
});

const MarkValueSchema = Type.Object({ state: literals<WorkState>(WORK_STATES), remark: text });

/**
 * Returns the value of a record.
 * @throws Error for a value of another shape, which only a change by hand makes
 */
export function valueOf<T extends TSchema>(schema: T, { kind, id, value }: JournalRecord): Static<T> {
  if (!Value.Check(schema, value)) throw new Error(`The journal has an unreadable ${kind}: ${id}`);
  return value;
}

export const markId = (list: string, position: number): string => `${list}/${String(position)}`;
export const listOfMark = (id: string): string => id.slice(0, id.lastIndexOf('/'));

/** @param record the latest mark; null while nobody marked the row */
export function markedRow(position: number, record: JournalRecord | null): MarkedRow {
  if (record === null) return { position, revision: 0, state: 'open', remark: '', by: null, at: null };
  return { position, revision: record.revision, ...valueOf(MarkValueSchema, record), by: record.by, at: record.at };
}

/** @param marks the marks of this list */
export function summaryOf(record: JournalRecord, marks: readonly JournalRecord[]): WorkListSummary {
  const { name, due, madeAt, closedAt, closedBy, list, generation, snapshot, rows, amount, owed } = valueOf(WorkListValueSchema, record);
  const { id, revision, unit, owner } = record;
  const states = marks.map((mark) => valueOf(MarkValueSchema, mark).state);
  const count = (state: WorkState): number => states.filter((found) => found === state).length;
  const [done, notFound] = [count('done'), count('not-found')];
  const counts = { open: rows - done - notFound, done, 'not-found': notFound };
  const shared = { id, revision, name, unit, due, madeBy: owner, madeAt, closedAt, closedBy };
  return { ...shared, list, generation, snapshot, rows, states: counts, amount, owed };
}

/** True if somebody with these units may see a list: all of its cases are of them. Null stands for the whole agency. */
export function isVisible(record: JournalRecord, units: readonly string[] | null): boolean {
  if (units === null) return true;
  const { units: ofList = null } = valueOf(WorkListValueSchema, record);
  return ofList !== null && ofList.every((code) => units.includes(code));
}
