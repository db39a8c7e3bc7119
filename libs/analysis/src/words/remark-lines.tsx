import Box from '@mui/material/Box';
import type { AnswerTo } from '../reading/answer-to.ts';
import { useRemarks } from './use-remarks.ts';

/** What an answer says of a measure beside its figures, a line each. */
export function RemarkLines({ answer, measure }: { readonly answer: AnswerTo; readonly measure: string }) {
  const remarks = useRemarks();
  return remarks(answer, measure).map((remark) => (
    <Box key={remark} component="span" sx={{ display: 'block', typography: 'caption', color: 'status.watch' }}>
      {remark}
    </Box>
  ));
}
