import { useQueryClient } from '@tanstack/react-query';
import type { MarkedRow, NewWorkList, WorkList, WorkListChange, WorkLists, WorkListSummary, WorkMark } from '@pendapa/contracts';
import { askJson, changeJson, fetchJson } from '../request/failure.ts';
import { usePolled, type Polled } from '../request/use-polled.ts';

const WORK_LISTS = '/api/v1/work-lists';
const addressOf = (id: string): string => `${WORK_LISTS}/${encodeURIComponent(id)}`;

/** All work lists, the newest first. */
export const useWorkLists = (): Polled<WorkLists> => usePolled<WorkLists>({ key: ['work-lists'], address: WORK_LISTS });

export interface StoredWorkList extends Polled<WorkList> {
  /** Marks a row; the answer shows it at once. Throws `RequestFailed`, with `record-changed` if somebody else was faster. */
  readonly mark: (position: number, mark: WorkMark) => Promise<MarkedRow>;
  /** Changes name, unit and day. Throws as `mark`. */
  readonly change: (change: WorkListChange) => Promise<void>;
  /** Ends the work on the list. Throws as `mark`. */
  readonly end: (revision: number) => Promise<void>;
  /** Reads the list as it is now, and returns it. */
  readonly reload: () => Promise<WorkList | null>;
}

const STATE_KEYS = ['open', 'done', 'not-found'] as const;

/** The list with a marked row, and its states counted again. */
function withMark(list: WorkList, marked: MarkedRow): WorkList {
  const items = list.items.map((row) => (row.position === marked.position ? { ...row, ...marked } : row));
  const [open = 0, done = 0, notFound = 0] = STATE_KEYS.map((state) => items.filter((row) => row.state === state).length);
  return { ...list, items, states: { open, done, 'not-found': notFound } };
}

/** One work list with its rows, and how it is changed. */
export function useWorkList(id: string): StoredWorkList {
  const client = useQueryClient();
  const key = ['work-list', id];
  const stored = usePolled<WorkList>({ key, address: addressOf(id) });
  const update = async (change: (list: WorkList) => WorkList): Promise<void> => {
    // An answer that was asked for before would bring back the older list.
    await client.cancelQueries({ queryKey: key });
    client.setQueryData<WorkList>(key, (list) => list && change(list));
  };
  const signal = (): AbortSignal => new AbortController().signal;
  return {
    ...stored,
    mark: async (position, mark) => {
      const marked = await changeJson<MarkedRow>(`${addressOf(id)}/rows/${String(position)}`, mark, signal());
      await update((list) => withMark(list, marked));
      return marked;
    },
    change: async (change) => {
      const changed = await changeJson<WorkListSummary>(addressOf(id), change, signal());
      await update((list) => ({ ...list, ...changed }));
    },
    end: async (revision) => {
      const ended = await askJson<WorkListSummary>(`${addressOf(id)}/closing`, { revision }, signal());
      await update((list) => ({ ...list, ...ended }));
    },
    reload: async () => {
      const list = await fetchJson<WorkList>(addressOf(id), signal()).catch(() => null);
      if (list !== null) await update(() => list);
      return list;
    },
  };
}

/** Makes a work list. Throws `RequestFailed` with the reason. */
export const makeWorkList = (list: NewWorkList, signal: AbortSignal): Promise<WorkListSummary> =>
  askJson<WorkListSummary>(WORK_LISTS, list, signal);
