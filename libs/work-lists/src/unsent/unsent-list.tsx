import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useMessages } from '@pendapa/i18n';
import { PageLink, workListAddress } from '@pendapa/page-manifest';
import { useFailureText } from '@pendapa/panels';
import { Panel } from '@pendapa/ui-layout';
import { workTexts } from '../messages/list.ts';
import type { UnsentMark } from './unsent-mark.ts';
import { useResultText } from './unsent-notice.tsx';
import type { UnsentMarks } from './use-unsent-marks.ts';

export interface UnsentListProps {
  readonly marks: readonly UnsentMark[];
  readonly unsentMarks: UnsentMarks;
}

/** Marks that the server does not have, outside of their list: the list may be gone or closed to the user. */
export function UnsentList({ marks, unsentMarks }: UnsentListProps) {
  const t = useMessages(workTexts);
  const text = useFailureText();
  const resultText = useResultText();
  const reasonOf = (mark: UnsentMark): string => {
    const refusal = unsentMarks.refusalOf(mark);
    return refusal === null ? t('waiting') : text(refusal);
  };
  if (marks.length === 0) return null;
  return (
    <Panel title={t('unsent.title')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', overflowWrap: 'anywhere' }}>
        {marks.map((mark) => (
          <Box component="li" key={`${mark.list}/${String(mark.position)}`} sx={{ py: 1, typography: 'body2' }}>
            <Link component={PageLink} to={workListAddress(mark.list)}>
              {t('row', { n: String(mark.position) })}
            </Link>
            {`: ${resultText(mark, t('you'))}. ${reasonOf(mark)} `}
            <Button size="small" onClick={() => unsentMarks.discard(mark)}>
              {t('drop')}
            </Button>
          </Box>
        ))}
      </Box>
      <Button variant="outlined" onClick={unsentMarks.sendAgain}>
        {t('retry')}
      </Button>
    </Panel>
  );
}
