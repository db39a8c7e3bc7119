import { useCallback, useEffect, useRef, useState } from 'react';
import type { ProfileProposal, Question, ReadingDecisions, Upload } from '@pendapa/contracts';
import { saveReading, useUploadRequest, type Failure } from '@pendapa/query';
import { withCode, type ChosenCodes } from '../codes/with-code.ts';

/** Decisions of a person about the reading of a file; sent as a whole. */
export interface Draft {
  readonly answers: Readonly<Record<string, string>>;
  /** Field by column; null: the column is not used. */
  readonly columns: Readonly<Record<string, string | null>>;
  readonly codes: ChosenCodes;
  /** Texts by column whose rows are not loaded. */
  readonly leaveOut: Readonly<Record<string, readonly string[]>>;
}

/** Decisions beside the way of reading. */
export const draftOf = ({ answers = {}, columns = {}, codes = {}, leaveOut = {} }: ReadingDecisions): Draft => ({
  answers,
  columns,
  codes,
  leaveOut,
});

function without<T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(record).filter(([own]) => own !== key));
}

/** True if a question has no answer, or one that is not of the form that it asks for. */
export const isOpen = ({ key, wrongAnswer }: Question, answers: Draft['answers']): boolean =>
  answers[key] === undefined || answers[key] === wrongAnswer;

/** True if the proposal was made without one of these decisions. */
export function isBeyond(draft: Draft, { questions, columns, codes }: ProfileProposal): boolean {
  const hasNewAnswer = questions.some(({ key, answer, wrongAnswer }) => (draft.answers[key] ?? null) !== (wrongAnswer ?? answer));
  const hasNewColumn = Object.entries(draft.columns).some(([name, field]) =>
    columns.some((column) => column.name === name && (field === null ? column.use !== 'unused' : column.field !== field)),
  );
  const hasNewCode = codes.some(({ field, value, status, code }) => {
    const chosen = draft.codes[field]?.[value];
    return chosen === undefined ? status === 'mapped' : status !== 'mapped' || code !== chosen;
  });
  const hasNewRows = columns.some(({ name, values = [] }) =>
    values.some(({ text, isLeftOut }) => isLeftOut !== (draft.leaveOut[name] ?? []).includes(text)),
  );
  return hasNewAnswer || hasNewColumn || hasNewCode || hasNewRows;
}

/** A pause in typing after which the draft is stored. */
const SAVE_AFTER_MS = 400;
/** A pause after which a draft that could not be stored is sent again. */
const AGAIN_AFTER_MS = 5_000;
const CHANGED: readonly string[] = ['upload'];

export interface DraftControl {
  readonly draft: Draft;
  readonly answer: (key: string, value: string) => void;
  readonly chooseField: (column: string, field: string | null) => void;
  /** Null forgets the code. */
  readonly chooseCode: (field: string, value: string, code: string | null) => void;
  /** Leaves the rows with a text in a column out, or loads them. */
  readonly chooseRows: (column: string, text: string, isLeftOut: boolean) => void;
  /** Says that the whole draft is sent in another way, such as with a reading. */
  readonly markSent: () => void;
  /** Why the draft could not be stored, until it is; null if it is, or will be. */
  readonly failure: Failure | null;
}

/** Stores a changed draft on the server after a pause, or when its view closes; again and again if that fails. */
function useStoring(id: string, draft: Draft): Pick<DraftControl, 'markSent' | 'failure'> {
  const { send, failure } = useUploadRequest(CHANGED);
  const last = useRef(draft);
  const unsaved = useRef<Draft | null>(null);
  const save = useCallback(() => {
    const next = unsaved.current;
    unsaved.current = null;
    if (next === null) return;
    void send(saveReading(id, next)).then((isStored) => {
      // A later draft holds this one.
      if (!isStored) unsaved.current ??= next;
    });
  }, [id, send]);
  useEffect(() => {
    if (failure === null) return undefined;
    const timer = setTimeout(save, AGAIN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [failure, save]);
  useEffect(() => {
    if (draft === last.current) return undefined;
    last.current = draft;
    unsaved.current = draft;
    const timer = setTimeout(save, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [draft, save]);
  useEffect(() => save, [save]);
  const markSent = useCallback(() => {
    unsaved.current = null;
  }, []);
  return { markSent, failure };
}

/** Begins with the stored decisions, and stores each change: a closed tab loses nothing. */
export function useDraft({ id, reading }: Upload): DraftControl {
  const [draft, setDraft] = useState(() => draftOf(reading));
  const storing = useStoring(id, draft);
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
    (field: string, value: string, code: string | null) => setDraft((old) => ({ ...old, codes: withCode(old.codes, field, value, code) })),
    [],
  );
  const chooseRows = useCallback(
    (column: string, text: string, isLeftOut: boolean) =>
      setDraft((old) => {
        const others = (old.leaveOut[column] ?? []).filter((own) => own !== text);
        const texts = isLeftOut ? [...others, text] : others;
        return { ...old, leaveOut: texts.length === 0 ? without(old.leaveOut, column) : { ...old.leaveOut, [column]: texts } };
      }),
    [],
  );
  return { draft, answer, chooseField, chooseCode, chooseRows, ...storing };
}
