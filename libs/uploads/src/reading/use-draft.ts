import { useState } from 'react';
import type { Reading } from '@pendapa/contracts';

/** What a person decided about the reading of a file; sent as a whole. */
export interface Draft {
  readonly answers: Readonly<Record<string, string>>;
  /** Field by column; null: the column is not used. */
  readonly columns: Readonly<Record<string, string | null>>;
  /** Code by value, by field. */
  readonly codes: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface DraftControl {
  readonly draft: Draft;
  /** True if something was decided since the file was read. */
  readonly isChanged: boolean;
  readonly answer: (key: string, value: string) => void;
  readonly useColumnAs: (column: string, field: string | null) => void;
  /** Null takes the code back. */
  readonly chooseCode: (field: string, value: string, code: string | null) => void;
}

const draftOf = ({ answers = {}, columns = {}, codes = {} }: Reading): Draft => ({ answers, columns, codes });

function without<T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(record).filter(([own]) => own !== key));
}

/** Begins with the decisions of the last reading. */
export function useDraft(reading: Reading): DraftControl {
  const [draft, setDraft] = useState(() => draftOf(reading));
  const [isChanged, setChanged] = useState(false);
  const change = (edit: (draft: Draft) => Draft): void => {
    setDraft(edit);
    setChanged(true);
  };
  return {
    draft,
    isChanged,
    answer: (key, value) => change((old) => ({ ...old, answers: value === '' ? without(old.answers, key) : { ...old.answers, [key]: value } })),
    useColumnAs: (column, field) => change((old) => ({ ...old, columns: { ...old.columns, [column]: field } })),
    chooseCode: (field, value, code) =>
      change((old) => {
        const own = old.codes[field] ?? {};
        return { ...old, codes: { ...old.codes, [field]: code === null ? without(own, value) : { ...own, [value]: code } } };
      }),
  };
}
