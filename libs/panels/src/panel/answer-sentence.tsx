import { createContext, use } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { unbroken } from '@pendapa/i18n';
import type { QueryStatus } from '@pendapa/query';
import { Aging } from '@pendapa/ui-layout';
import { MarkedText } from '../words/marked-text.tsx';
import { UnappliedFiltersLine } from '../words/unapplied-filters-line.tsx';

const QuestionContext = createContext('');
/** Provides the question of the page. */
export const QuestionProvider = QuestionContext.Provider;

export interface AnswerSentenceProps {
  readonly result: QueryStatus;
  /** Null while it is loading, or if there is no finding. */
  readonly text: string | null;
}

const line = { fontSize: { xs: '1rem', md: '1.25rem' }, lineHeight: { xs: '22px', md: '28px' } } as const;
/** Pixels for one line on desktops and up to three on phones, where the third also holds unapplied filters. */
const room = { minHeight: { xs: 66, sm: 44, md: 28 } } as const;
const SENTENCE_STYLES = { fontWeight: 600, textWrap: 'pretty' } as const;
/** Same height as the answer that replaces it. */
const unanswered = {
  color: 'text.secondary',
  fontSize: '1rem',
  whiteSpace: { md: 'nowrap' },
  display: { xs: '-webkit-box', md: 'block' },
  WebkitLineClamp: '2',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const;

/** Answer to the page's question in one sentence; until it is known, the question. */
export function AnswerSentence({ result, text }: AnswerSentenceProps) {
  const question = use(QuestionContext);
  return (
    <Aging old={result.state === 'updating'} markAt="bottom">
      <Box sx={room}>
        <Typography component="p" data-page-sentence sx={{ ...line, ...(text === null ? unanswered : SENTENCE_STYLES) }}>
          <MarkedText text={text ?? question} write={unbroken} />
        </Typography>
        <UnappliedFiltersLine results={[result]} />
      </Box>
    </Aging>
  );
}
