import { createContext, use } from 'react';
import type { CalendarDate, UsualNote } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { remarkTexts } from '../messages/remarks.ts';

const Context = createContext<CalendarDate | null>(null);

/** Provides the snapshot that the heading of the page names; null without one. */
export const PageSnapshotProvider = Context.Provider;

interface Unsaid {
  readonly remarks: (remarks: readonly string[]) => readonly string[];
  readonly usual: (notes: readonly UsualNote[]) => readonly UsualNote[];
}

/** Removes the note of the snapshot that the heading of the page already names. */
export function useUnsaid(): Unsaid {
  const t = useMessages(remarkTexts);
  const format = useFormat();
  const day = use(Context);
  if (day === null) return { remarks: (remarks) => remarks, usual: (notes) => notes };
  const ofPage = t('snapshot', { on: format.date(day) });
  return {
    remarks: (remarks) => remarks.filter((remark) => remark !== ofPage),
    usual: (notes) => notes.filter((note) => note !== 'snapshot'),
  };
}
