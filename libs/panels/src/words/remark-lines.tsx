import Box from '@mui/material/Box';
import type { Note } from '@pendapa/contracts';
import type { AnswerTo } from '@pendapa/query';
import { useUnsaid } from './page-snapshot.tsx';
import { useRemarks } from './use-remarks.ts';

export interface RemarkLinesProps {
  readonly answer: AnswerTo;
  /** One or all shown measures; shared notes appear once. */
  readonly measure: string | readonly string[];
  /** False without the note of the day of the comparison, which the cards of the page say. */
  readonly hasComparisonDay?: boolean;
}

/** The note without the day of the comparison; nothing if it is about that day alone. */
function withoutComparison(note: Note): readonly Note[] {
  if (note.code === 'as-it-stood') return [];
  return [note.code === 'snapshot' ? { ...note, params: { ...note.params, comparedOn: '' } } : note];
}

/** One line per note, in neutral colour; amber is reserved for warnings. */
export function Remarks({ remarks }: { readonly remarks: readonly string[] }) {
  return remarks.map((remark) => (
    <Box key={remark} component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
      {remark}
    </Box>
  ));
}

/** Notes of an answer about its measures, one line each, without what the page already says. */
export function RemarkLines({ answer, measure, hasComparisonDay = true }: RemarkLinesProps) {
  const remarks = useRemarks();
  const unsaid = useUnsaid();
  const measures = typeof measure === 'string' ? [measure] : measure;
  const notes = hasComparisonDay ? answer.notes : answer.notes.flatMap(withoutComparison);
  return <Remarks remarks={unsaid.remarks([...new Set(measures.flatMap((one) => remarks({ ...answer, notes }, one)))])} />;
}
