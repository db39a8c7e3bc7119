import Box from '@mui/material/Box';
import { usualNotes, type UsualNote } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import type { QueryResult } from '@pendapa/query';
import { remarkTexts } from '../messages/remarks.ts';
import { useUnsaid } from './page-snapshot.tsx';
import { roomOf, USUAL_DAY } from './room-of.ts';

const NONE: readonly UsualNote[] = [];

/** Notes that the answer of a query usually has about a measure. */
export const usualNotesOf = ({ notedQuery }: Pick<QueryResult, 'notedQuery'>, measure: string): readonly UsualNote[] =>
  notedQuery ? usualNotes(notedQuery, measure) : NONE;

/** Texts as long as those of the answer. */
export function useUsualTexts(): Readonly<Record<UsualNote, string>> {
  const t = useMessages(remarkTexts);
  const on = useFormat().date(USUAL_DAY);
  return {
    snapshot: t('snapshot', { on }),
    snapshots: t('snapshots', { on, comparedOn: on }),
    state: t('as-it-stood', { on }),
    'one-state': t('not-comparable.one-state'),
  };
}

export interface UsualRemarksProps {
  readonly result: QueryResult;
  readonly measures: readonly string[];
  /** False without the note of the day of the comparison. */
  readonly hasComparisonDay?: boolean;
}

/** Invisible lines that reserve the space of notes which the answer will have. */
export function UsualRemarks({ result, measures, hasComparisonDay = true }: UsualRemarksProps) {
  const texts = useUsualTexts();
  const notes = new Set(measures.flatMap((measure) => usualNotesOf(result, measure)));
  return useUnsaid()
    .usual([...notes].filter((note) => hasComparisonDay || note !== 'state'))
    .map((note) => (
      <Box key={note} component="span" aria-hidden sx={{ display: 'block', typography: 'caption', visibility: 'hidden' }}>
        {roomOf(texts[note])}
      </Box>
    ));
}
