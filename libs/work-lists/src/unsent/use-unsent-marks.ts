import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { safeRemark, UNSENT_MARKS_KEY, type WorkListRow, type WorkMark } from '@pendapa/contracts';
import { createDeviceSetting, failureOf, useMarkRequests, useStatus, type Failure } from '@pendapa/query';
import { isSaved, type UnsentMark } from './unsent-mark.ts';
import { UnsentStore, type UnsentState } from './unsent-store.ts';

const RETRY_MS = 5_000;
const PASSING: readonly Failure['code'][] = ['unreachable', 'busy', 'starting'];
const NOTHING: UnsentState = { marks: [], isStored: true };

const store = new UnsentStore(createDeviceSetting(UNSENT_MARKS_KEY));

export interface UnsentMarks {
  /** This user's marks, in the order in which rows were marked. */
  readonly marks: readonly UnsentMark[];
  /** Number of marks of other users of this device. */
  readonly others: number;
  readonly isStored: boolean;
  /** True after an attempt that did not reach the server. */
  readonly isOffline: boolean;
  /** Why the server refused a mark; null if it did not. */
  readonly refusalOf: (mark: UnsentMark) => Failure | null;
  /** Marks a row: the device stores the result, then it is sent. `row` is what the user saw. */
  readonly save: (list: string, row: Pick<WorkListRow, 'position' | 'revision'>, version: Pick<WorkMark, 'state' | 'remark'>) => void;
  /** Gives up a mark. */
  readonly discard: (mark: UnsentMark) => void;
  /** Sends all again, also what the server has refused. */
  readonly sendAgain: () => void;
}

type Refusals = ReadonlyMap<string, Failure>;
const refusalKey = (mark: UnsentMark): string => JSON.stringify(mark);

/** Marks of this device that the server does not have yet. They are sent now, when the network is back, and every few seconds. */
export function useUnsentMarks(): UnsentMarks {
  const { marks: all, isStored } = useSyncExternalStore(store.subscribe, store.state, () => NOTHING);
  const reader = useStatus().status?.reader;
  const by = reader === undefined ? null : (reader.name ?? reader.mode);
  const { send, reload } = useMarkRequests();
  const [refusals, setRefusals] = useState<Refusals>(new Map());
  const [isOffline, setIsOffline] = useState(false);
  const isSending = useRef(false);
  const refused = useRef<Refusals>(refusals);

  const refuse = useCallback((next: Refusals): void => {
    refused.current = next;
    setRefusals(next);
  }, []);

  /** Returns false if the server was not reached. */
  const sendOne = useCallback(
    async (mark: UnsentMark): Promise<boolean> => {
      const { list, position, state, remark, revision } = mark;
      try {
        store.settle(mark, (await send(list, position, { state, remark, revision })).revision);
        return true;
      } catch (error) {
        const failure = failureOf(error);
        if (PASSING.includes(failure.code)) return false;
        if (failure.code === 'record-changed') {
          const current = (await reload(list))?.items.find((row) => row.position === position);
          if (current === undefined) return false;
          // An answer that was lost is no conflict.
          if (isSaved(mark, current)) {
            store.settle(mark, current.revision);
            return true;
          }
        }
        refuse(new Map(refused.current).set(refusalKey(mark), failure));
        return true;
      }
    },
    [send, reload, refuse],
  );

  const sendAll = useCallback(async (): Promise<void> => {
    if (isSending.current || by === null) return;
    isSending.current = true;
    const next = (): UnsentMark | undefined => store.state().marks.find((mark) => mark.by === by && !refused.current.has(refusalKey(mark)));
    try {
      let isReached = true;
      for (let mark = next(); mark !== undefined && isReached; mark = next()) isReached = await sendOne(mark);
      setIsOffline(!isReached);
    } finally {
      isSending.current = false;
    }
  }, [by, sendOne]);

  useEffect(() => {
    store.look();
    window.addEventListener('storage', store.look);
    return () => window.removeEventListener('storage', store.look);
  }, []);

  const own = all.filter((mark) => mark.by === by);
  const isWaiting = own.some((mark) => !refusals.has(refusalKey(mark)));
  useEffect(() => {
    if (!isWaiting) return undefined;
    void sendAll();
    const again = (): void => void sendAll();
    const timer = setInterval(again, RETRY_MS);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [isWaiting, sendAll]);

  return {
    marks: own,
    others: by === null ? 0 : all.length - own.length,
    isStored,
    isOffline,
    refusalOf: (mark) => refusals.get(refusalKey(mark)) ?? null,
    save: (list, { position, revision }, { state, remark }) => {
      if (by === null) return;
      store.put({ by, list, position, state, remark: safeRemark(remark.trim()), revision });
      void sendAll();
    },
    discard: store.drop,
    sendAgain: () => {
      refuse(new Map());
      void sendAll();
    },
  };
}
