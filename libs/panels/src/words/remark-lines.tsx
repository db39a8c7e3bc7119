import Box from '@mui/material/Box';
import type { AnswerTo } from '@pendapa/query';
import { useRemarks } from './use-remarks.ts';

export interface RemarkLinesProps {
  readonly answer: AnswerTo;
  /** One or all shown measures; shared notes appear once. */
  readonly measure: string | readonly string[];
}

/** One line per note, in neutral colour; amber is reserved for warnings. */
export function Remarks({ remarks }: { readonly remarks: readonly string[] }) {
  return remarks.map((remark) => (
    <Box key={remark} component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
      {remark}
    </Box>
  ));
}

/** Notes of an answer about its measures, one line each. */
export function RemarkLines({ answer, measure }: RemarkLinesProps) {
  const remarks = useRemarks();
  const measures = typeof measure === 'string' ? [measure] : measure;
  return <Remarks remarks={[...new Set(measures.flatMap((one) => remarks(answer, one)))]} />;
}
