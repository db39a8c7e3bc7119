import Box from '@mui/material/Box';
import type { AnswerTo } from '../reading/answer-to.ts';
import { useRemarks } from './use-remarks.ts';

export interface RemarkLinesProps {
  readonly answer: AnswerTo;
  /** One, or all that are drawn: what is said of several of them is said once. */
  readonly measure: string | readonly string[];
}

/** A line each, in the colour of what is only to be known: amber says that something is to be watched. */
export function Remarks({ remarks }: { readonly remarks: readonly string[] }) {
  return remarks.map((remark) => (
    <Box key={remark} component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
      {remark}
    </Box>
  ));
}

/** What an answer says of its measures beside its figures, a line each. */
export function RemarkLines({ answer, measure }: RemarkLinesProps) {
  const remarks = useRemarks();
  const measures = typeof measure === 'string' ? [measure] : measure;
  return <Remarks remarks={[...new Set(measures.flatMap((one) => remarks(answer, one)))]} />;
}
