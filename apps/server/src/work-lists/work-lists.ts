import { randomUUID } from 'node:crypto';
import {
  MAX_WORK_LIST_ROWS,
  MAX_WORK_LISTS,
  WORK_LIST_SOURCES,
  type CalendarDate,
  type ListQuery,
  type MarkedRow,
  type NewWorkList,
  type WorkList,
  type WorkListChange,
  type WorkLists as AllWorkLists,
  type WorkListSummary,
  type WorkMark,
} from '@pendapa/contracts';
import { JournalUnavailable, RevisionConflict, type Journal, type JournalChange, type JournalRecord } from '@pendapa/journal';
import type { AuditEntry, ChosenCases, PresentDebts, PresentDebtsQuery } from '@pendapa/warehouse';
import type { Caller } from '../access/caller.ts';
import { refuse, refuseAction } from '../responses/request-refused.ts';
import {
  CasesValueSchema,
  isVisible,
  KINDS,
  listOfMark,
  markedRow,
  markId,
  summaryOf,
  valueOf,
  WorkListValueSchema,
  type WorkListValue,
} from './stored-work-list.ts';
import { listChanged, listClosed, noCases, SHARED_STORE, tooManyLists, tooManyRows } from './words.ts';

type Event = 'made' | 'viewed' | 'changed' | 'ended' | 'deleted' | 'marked';

export interface WorkListsOptions {
  readonly journal: Journal;
  /** Appends a line to the audit log. Throws `AuditUnavailable`. */
  readonly record: (entry: AuditEntry) => Promise<void>;
  /** True if several servers share one store. */
  readonly isShared: () => boolean;
}

/** A new list as a user asked for it, and how its cases are read. */
export interface NewList extends NewWorkList {
  readonly listQuery: ListQuery;
  readonly choose: (salt: string) => Promise<ChosenCases>;
}

const sumOf = (amounts: readonly string[]): string => String(amounts.reduce((sum, amount) => sum + BigInt(amount), 0n));

/** Units to which a list was limited; null for all. */
function unitsOf({ question: { where = {} } }: ListQuery): string[] | null {
  const { unit = [] } = where;
  return unit.length === 0 ? null : [...unit];
}

/**
 * Returns the snapshot of cases of which a list can be made.
 * @throws RequestRefused `action-refused` with the reason if none can be made
 */
function requireCases({ cases, rows, snapshot, generation }: ChosenCases, shown: NewWorkList): CalendarDate {
  const { keys } = shown;
  // The user saw other amounts than newer data have.
  if (generation !== shown.generation || (keys !== null && rows !== keys.length)) return refuseAction(listChanged());
  if (snapshot === null || cases.length === 0) return refuseAction(noCases());
  return cases.length > MAX_WORK_LIST_ROWS ? refuseAction(tooManyRows()) : snapshot;
}

/** Work lists of a data folder. Every change is recorded in the audit log before it has an effect. */
export class WorkLists {
  constructor(private readonly options: WorkListsOptions) {}

  async list({ units }: Caller): Promise<AllWorkLists> {
    const fault = await this.#fault();
    if (this.options.isShared()) return { workLists: [], fault };
    const [all, marks] = await Promise.all([this.#all(KINDS.list), this.#all(KINDS.mark)]);
    const lists = all.filter((list) => isVisible(list, units));
    const byList = new Map(lists.map(({ id }) => [id, [] as JournalRecord[]]));
    for (const mark of marks) byList.get(listOfMark(mark.id))?.push(mark);
    return { workLists: lists.map((list) => summaryOf(list, byList.get(list.id) ?? [])).reverse(), fault };
  }

  async make(wanted: NewList, actor: Caller): Promise<WorkListSummary> {
    await this.#requireWritable();
    const { list } = wanted.listQuery;
    if (!WORK_LIST_SOURCES.includes(list))
      refuse(400, 'unknown-value', { parameter: 'list', value: list, allowed: WORK_LIST_SOURCES.join(', ') });
    const open = (await this.#all(KINDS.list)).filter((record) => valueOf(WorkListValueSchema, record).closedAt === null);
    if (open.length >= MAX_WORK_LISTS) refuseAction(tooManyLists());
    const id = randomUUID();
    const chosen = await wanted.choose(id);
    const { cases, generation } = chosen;
    const snapshot = requireCases(chosen, wanted);
    await this.#record(actor, id, 'made', { source: list, rows: cases.length, generation });
    const value: WorkListValue = {
      name: wanted.name,
      due: wanted.due,
      madeAt: new Date().toISOString(),
      closedAt: null,
      closedBy: null,
      list,
      generation,
      snapshot,
      rows: cases.length,
      amount: sumOf(cases.map(({ amount }) => amount)),
      owed: sumOf(cases.map(({ owed }) => owed)),
      units: unitsOf(wanted.listQuery),
    };
    const shared = { id, revision: 0, owner: actor.subject, unit: wanted.unit };
    const [made] = await this.#change(actor, [
      { ...shared, kind: KINDS.list, value },
      { ...shared, kind: KINDS.cases, value: { cases } },
    ]);
    return summaryOf(made, []);
  }

  /** @param present reads what the served data say of the stored cases */
  async describe(
    id: string,
    actor: Caller,
    present: (query: Omit<PresentDebtsQuery, 'numbers'>) => Promise<PresentDebts>,
  ): Promise<Omit<WorkList, 'mayDelete'>> {
    const list = await this.#list(id, actor);
    const marks = await this.#marksOf(id);
    const byId = new Map(marks.map((mark) => [mark.id, mark]));
    const summary = summaryOf(list, marks);
    const { cases } = valueOf(CasesValueSchema, await this.#get(KINDS.cases, id));
    await this.#record(actor, id, 'viewed', { rows: cases.length });
    const { rows, names, snapshot, asOf, hasSnapshot, generation } = await present({ cases, salt: id, since: summary.snapshot });
    return {
      ...summary,
      items: rows.map((row, index) => {
        const position = index + 1;
        const { amount = '0', owed = '0' } = cases[index] ?? {};
        return { ...markedRow(position, byId.get(markId(id, position)) ?? null), amount, owed, ...row };
      }),
      names,
      present: { generation, snapshot, asOf, hasSnapshot },
      fault: await this.#fault(),
    };
  }

  async mark(id: string, position: number, { state, remark, revision }: WorkMark, actor: Caller): Promise<MarkedRow> {
    await this.#requireWritable();
    const list = await this.#list(id, actor);
    const { rows, closedAt } = valueOf(WorkListValueSchema, list);
    if (position > rows) refuse(404, 'not-found');
    if (closedAt !== null) refuseAction(listClosed());
    await this.#requireRevision(KINDS.mark, markId(id, position), revision);
    await this.#record(actor, id, 'marked', { row: position, state });
    const change = { kind: KINDS.mark, id: markId(id, position), revision, owner: list.owner, unit: list.unit, value: { state, remark } };
    const [marked] = await this.#change(actor, [change]);
    return markedRow(position, marked);
  }

  change(id: string, { name, unit, due, revision }: WorkListChange, actor: Caller): Promise<WorkListSummary> {
    return this.#revise(id, { revision, unit, event: 'changed', more: { name, due } }, actor);
  }

  end(id: string, revision: number, actor: Caller): Promise<WorkListSummary> {
    const more = { closedAt: new Date().toISOString(), closedBy: actor.subject };
    return this.#revise(id, { revision, event: 'ended', more }, actor);
  }

  /** Deletes a list with its rows and marks. A mark that somebody makes meanwhile is a conflict, so that none is lost unseen. */
  async delete(id: string, revision: number, actor: Caller): Promise<void> {
    await this.#requireWritable();
    const list = await this.#list(id, actor);
    await this.#requireRevision(KINDS.list, id, revision);
    const cases = (await this.#all(KINDS.cases)).filter((record) => record.id === id);
    const marks = await this.#marksOf(id);
    await this.#record(actor, id, 'deleted', { marks: marks.length });
    const removed = ({ kind, id: recordId, revision: seen, owner, unit }: JournalRecord): JournalChange => ({
      kind,
      id: recordId,
      revision: seen,
      owner,
      unit,
      value: null,
    });
    await this.#change(actor, [removed(list), ...[...cases, ...marks].map(removed)]);
  }

  /** Returns the name of the user who made a list. */
  async ownerOf(id: string, actor: Caller): Promise<string> {
    return (await this.#list(id, actor)).owner;
  }

  async #revise(
    id: string,
    {
      revision,
      unit,
      event,
      more,
    }: { readonly revision: number; readonly unit?: string | null; readonly event: Event; readonly more: Partial<WorkListValue> },
    actor: Caller,
  ): Promise<WorkListSummary> {
    await this.#requireWritable();
    const list = await this.#list(id, actor);
    const value = valueOf(WorkListValueSchema, list);
    if (value.closedAt !== null) refuseAction(listClosed());
    await this.#requireRevision(KINDS.list, id, revision);
    await this.#record(actor, id, event);
    const { kind, owner } = list;
    const change = { kind, id, revision, owner, unit: unit === undefined ? list.unit : unit, value: { ...value, ...more } };
    const [changed] = await this.#change(actor, [change]);
    return summaryOf(changed, await this.#marksOf(id));
  }

  /** Words of why nothing can be changed. */
  async #fault(): Promise<WorkList['fault']> {
    return this.options.isShared() ? SHARED_STORE : ((await this.options.journal.fault())?.texts ?? null);
  }

  async #requireWritable(): Promise<void> {
    const fault = await this.#fault();
    if (fault !== null) refuse(503, 'action-refused', fault);
  }

  /** Refuses before the change is recorded; `#change` refuses what happens after that. */
  async #requireRevision(kind: string, id: string, revision: number): Promise<void> {
    if (((await this.#find(kind, id))?.revision ?? 0) !== revision) refuse(409, 'record-changed');
  }

  /** A list that the user may not see is answered as one that does not exist. */
  async #list(id: string, { units }: Caller): Promise<JournalRecord> {
    const list = await this.#get(KINDS.list, id);
    return isVisible(list, units) ? list : refuse(404, 'not-found');
  }

  async #get(kind: string, id: string): Promise<JournalRecord> {
    return (await this.#find(kind, id)) ?? refuse(404, 'not-found');
  }

  #find(kind: string, id: string): Promise<JournalRecord | null> {
    return this.#withWords(() => this.options.journal.get(kind, id));
  }

  async #marksOf(list: string): Promise<readonly JournalRecord[]> {
    return (await this.#all(KINDS.mark)).filter(({ id }) => listOfMark(id) === list);
  }

  #all(kind: string): Promise<readonly JournalRecord[]> {
    return this.#withWords(() => this.options.journal.all(kind));
  }

  /** Returns the first changed record. */
  async #change(actor: Caller, changes: readonly [JournalChange, ...JournalChange[]]): Promise<readonly [JournalRecord]> {
    const [first] = await this.#withWords(() => this.options.journal.change(actor.subject, changes));
    return [first ?? refuse(404, 'not-found')];
  }

  async #withWords<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof RevisionConflict) return refuse(409, 'record-changed');
      if (error instanceof JournalUnavailable) return refuse(503, 'action-refused', error.texts);
      throw error;
    }
  }

  #record(actor: Caller, id: string, step: Event, more: AuditEntry['details'] = {}): Promise<void> {
    return this.options.record({ actor, action: 'work-list', details: { step, workList: id, ...more } });
  }
}
