import { useState } from 'react';
import type { WorkListRow, WorkMark, WorkState } from '@pendapa/contracts';
import { failureOf, type Failure, type StoredWorkList } from '@pendapa/query';

type Version = Pick<WorkMark, 'state' | 'remark'>;

export interface Marking {
  /** The result that the server has not saved; null if there is none. */
  readonly unsaved: Version | null;
  /** Why it was not saved. */
  readonly failure: Failure | null;
  /** True if somebody else marked the row meanwhile: the row then shows their version. */
  readonly isConflict: boolean;
  readonly isSending: boolean;
  readonly save: (state: WorkState, remark: string) => Promise<boolean>;
  /** Gives up what was not saved. */
  readonly discard: () => void;
}

const NOTHING = { unsaved: null, failure: null, isConflict: false, isSending: false } as const;

/** Marks a row. What the server refuses stays in sight until it is saved or given up. An answer that was lost is no conflict. */
export function useMarking(row: WorkListRow, { mark, reload }: StoredWorkList): Marking {
  const [state, setState] = useState<Pick<Marking, 'unsaved' | 'failure' | 'isConflict' | 'isSending'>>(NOTHING);
  const save: Marking['save'] = async (wanted, remark) => {
    const unsaved = { state: wanted, remark };
    setState({ ...NOTHING, unsaved, isSending: true });
    try {
      await mark(row.position, { ...unsaved, revision: row.revision });
      setState(NOTHING);
      return true;
    } catch (error) {
      const failure = failureOf(error);
      const isConflict = failure.code === 'record-changed';
      const saved = isConflict ? (await reload())?.items.find(({ position }) => position === row.position) : undefined;
      if (saved?.state === wanted && saved.remark === remark.trim()) {
        setState(NOTHING);
        return true;
      }
      setState({ unsaved, failure, isConflict, isSending: false });
      return false;
    }
  };
  return { ...state, save, discard: () => setState(NOTHING) };
}
