import { useCallback, useEffect, useState } from 'react';
import type { ProfileProposal, Reading, Upload } from '@pendapa/contracts';
import { saveReading, useUploadRequest, type Failure } from '@pendapa/query';

/** What a person decided about the reading of a file; sent as a whole. */
export interface Draft {
  readonly answers: Readonly<Record<string, string>>;
  /** Field by column; null: the column is not used. */
  readonly columns: Readonly<Record<string, string | null>>;
  /** Code by value, by field. */
  readonly codes: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const draftOf = ({ answers = {}, columns = {}, codes = {} }: Reading): Draft => ({ answers, columns, codes });

function without<T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(record).filter(([own]) => own !== key));
}

/** True if the proposal was made without one of these decisions. */
export function isBeyond(draft: Draft, { questions, columns, codes }: ProfileProposal): boolean {
  const hasNewAnswer = questions.some(({ key, answer }) => (draft.answers[key] ?? null) !== answer);
  const hasNewColumn = Object.entries(draft.columns).some(([name, field]) =>
    columns.some((column) => column.name === name && (field === null ? column.use !== 'unused' : column.field !== field)),
  );
  const hasNewCode = codes.some(({ field, value, status, code }) => {
    const chosen = draft.codes[field]?.[value];
    return chosen === undefined ? status === 'mapped' : status !== 'mapped' || code !== chosen;
  });
  return hasNewAnswer || hasNewColumn || hasNewCode;
}

/** A pause in typing after which the draft is stored. */
const SAVE_AFTER_MS = 400;

export interface DraftControl {
  readonly draft: Draft;
  readonly answer: (key: string, value: string) => void;
  readonly chooseField: (column: string, field: string | null) => void;
  /** Null forgets the code. */
  readonly chooseCode: (field: string, value: string, code: string | null) => void;
  /** Why the draft could not be stored; null if it is, or will be. */
  readonly failure: Failure | null;
}

/** Begins with the stored decisions, and stores each change on the server: a closed tab loses nothing. */
export function useDraft({ id, reading }: Upload): DraftControl {
  const [stored, setStored] = useState(() => draftOf(reading));
  const [draft, setDraft] = useState(stored);
  const { send, failure } = useUploadRequest();
  useEffect(() => {
    if (draft === stored) return undefined;
    const timer = setTimeout(() => {
      setStored(draft);
      void send(saveReading(id, draft));
    }, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [draft, stored, id, send]);
  const answer = useCallback(
    (key: string, value: string) =>
      setDraft((old) => ({ ...old, answers: value === '' ? without(old.answers, key) : { ...old.answers, [key]: value } })),
    [],
  );
  const chooseField = useCallback(
    (column: string, field: string | null) => setDraft((old) => ({ ...old, columns: { ...old.columns, [column]: field } })),
    [],
  );
  const chooseCode = useCallback(
    (field: string, value: string, code: string | null) =>
      setDraft((old) => {
        const own = old.codes[field] ?? {};
        return { ...old, codes: { ...old.codes, [field]: code === null ? without(own, value) : { ...own, [value]: code } } };
      }),
    [],
  );
  return { draft, answer, chooseField, chooseCode, failure };
}
