import Typography from '@mui/material/Typography';
import { Aging } from '@pendapa/ui-layout';
import type { AskedFigures } from '../request/use-answer.ts';
import { LeftAsideLine } from '../words/left-aside-line.tsx';

export interface AnswerSentenceProps {
  readonly asked: AskedFigures;
  /** Null while it is not known, and where there is nothing to say. */
  readonly text: string | null;
}

/** The answer to the page's question in one sentence, below its heading. */
export function AnswerSentence({ asked, text }: AnswerSentenceProps) {
  return (
    <Aging old={asked.state === 'updating'} markAt="bottom">
      <Typography component="p" variant="subtitle1" sx={{ fontWeight: 600, minHeight: { xs: '3em', md: '1.5em' }, textWrap: 'pretty' }}>
        {text ?? '\u00a0'}
      </Typography>
      <LeftAsideLine asked={[asked]} />
    </Aging>
  );
}
