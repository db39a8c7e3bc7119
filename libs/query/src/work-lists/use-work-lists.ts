import { useMemo } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type {
  MarkedRow,
  NewWorkList,
  SheetNames,
  WorkList,
  WorkListChange,
  WorkLists,
  WorkListSummary,
  WorkMark,
} from '@pendapa/contracts';
import { askJson, changeJson, fetchJson, postJson } from '../request/failure.ts';
import { usePolled, type Polled } from '../request/use-polled.ts';

const WORK_LISTS = '/api/v1/work-lists';
const addressOf = (id: string): string => `${WORK_LISTS}/${encodeURIComponent(id)}`;

/** All work lists, the newest first. */
export const useWorkLists = (): Polled<WorkLists> => usePolled<WorkLists>({ key: ['work-lists'], address: WORK_LISTS });

export interface StoredWorkList extends Polled<WorkList> {
  /** Changes name, unit and day. Throws `RequestFailed`, with `record-changed` if somebody else was faster. */
  readonly change: (change: WorkListChange) => Promise<void>;
  /** Ends the work on the list. Throws as `change`. */
  readonly end: (revision: number) => Promise<void>;
  /** Deletes the list with its marks. Throws as `change`. */
  readonly remove: (revision: number) => Promise<void>;
  /** Reads the list as it is now, and returns it. */
  readonly reload: () => Promise<WorkList | null>;
}

const STATE_KEYS = ['open', 'done', 'not-found'] as const;

/** The list with a marked row, and its states counted again. */
export function withMark(list: WorkList, marked: Partial<MarkedRow> & Pick<MarkedRow, 'position'>): WorkList {
  const items = list.items.map((row) => (row.position === marked.position ? { ...row, ...marked } : row));
  const [open = 0, done = 0, notFound = 0] = STATE_KEYS.map((state) => items.filter((row) => row.state === state).length);
  return { ...list, items, states: { open, done, 'not-found': notFound } };
}

export interface MarkRequests {
  /** Marks a row; an open list shows the answer at once. Throws `RequestFailed`, with `record-changed` if somebody else was faster. */
  readonly send: (list: string, position: number, mark: WorkMark) => Promise<MarkedRow>;
  /** Reads a list as it is now, and returns it; null if that fails. */
  readonly reload: (list: string) => Promise<WorkList | null>;
}

const listKey = (id: string): readonly string[] => ['work-list', id];
/** Changes of people's work are not cut off when a page is left. */
const signal = (): AbortSignal => new AbortController().signal;

/** Changes the cached list; one that is still loading is asked for again. */
async function updateList(client: QueryClient, id: string, change: (list: WorkList) => WorkList): Promise<void> {
  const queryKey = listKey(id);
  // A first answer on its way may be older than the change: it is asked for again, and the change need not wait for it.
  if (client.getQueryData(queryKey) === undefined) return void client.invalidateQueries({ queryKey });
  // An answer that was asked for before would bring back the older list.
  await client.cancelQueries({ queryKey });
  client.setQueryData<WorkList>(queryKey, (list) => list && change(list));
}

/** Requests that mark rows of any work list. */
export function useMarkRequests(): MarkRequests {
  const client = useQueryClient();
  return useMemo(
    () => ({
      send: async (id, position, mark) => {
        const marked = await changeJson<MarkedRow>(`${addressOf(id)}/rows/${String(position)}`, mark, signal());
        await updateList(client, id, (list) => withMark(list, marked));
        return marked;
      },
      reload: async (id) => {
        const list = await fetchJson<WorkList>(addressOf(id), signal()).catch(() => null);
        if (list !== null) await updateList(client, id, () => list);
        return list;
      },
    }),
    [client],
  );
}

/** One work list with its rows, and how it is changed. */
export function useWorkList(id: string): StoredWorkList {
  const client = useQueryClient();
  const { reload } = useMarkRequests();
  const stored = usePolled<WorkList>({ key: listKey(id), address: addressOf(id) });
  const update = (changed: WorkListSummary): Promise<void> => updateList(client, id, (list) => ({ ...list, ...changed }));
  return {
    ...stored,
    change: async (change) => update(await changeJson<WorkListSummary>(addressOf(id), change, signal())),
    end: async (revision) => update(await askJson<WorkListSummary>(`${addressOf(id)}/closing`, { revision }, signal())),
    remove: (revision) => postJson(`${addressOf(id)}/deletion`, { revision }, signal()),
    reload: () => reload(id),
  };
}

/** Returns full names for the sheets of a list; the log has each with the reason. Throws `RequestFailed` with the reason. */
export const revealSheetNames = (id: string, reason: string): Promise<SheetNames> =>
  askJson<SheetNames>(`${addressOf(id)}/names`, { reason }, signal());

/** Makes a work list. Throws `RequestFailed` with the reason. */
export const makeWorkList = (list: NewWorkList, signal: AbortSignal): Promise<WorkListSummary> =>
  askJson<WorkListSummary>(WORK_LISTS, list, signal);
