import Button from '@mui/material/Button';
import { useMessages } from '@pendapa/i18n';
import { LineNotice } from '@pendapa/ui-layout';
import { workTexts } from '../messages/list.ts';
import type { UnsentMarks } from './use-unsent-marks.ts';

/** Says how many results the server does not have yet, and where they are. Silent while they are sent without trouble. */
export function UnsentSummary({ unsentMarks }: { readonly unsentMarks: UnsentMarks }) {
  const t = useMessages(workTexts);
  const { marks, others, isStored, isOffline, refusalOf, sendAgain } = unsentMarks;
  const waiting = marks.filter((mark) => refusalOf(mark) === null).length;
  return (
    <>
      {isOffline && waiting > 0 && (
        <LineNotice tone="watch" role="status">
          <span>{t(isStored ? 'unsent.stored' : 'unsent.lost', { count: waiting })}</span>
          <Button size="small" variant="outlined" onClick={sendAgain}>
            {t('retry')}
          </Button>
        </LineNotice>
      )}
      {others > 0 && <LineNotice tone="watch">{t('unsent.others', { count: others })}</LineNotice>}
    </>
  );
}
