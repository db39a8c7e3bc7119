import Button from '@mui/material/Button';
import type { WorkListRow } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { useFailureText, useUserName } from '@pendapa/panels';
import { LineNotice } from '@pendapa/ui-layout';
import { workTexts } from '../messages/list.ts';
import { isConflict, type UnsentMark } from './unsent-mark.ts';
import type { UnsentMarks } from './use-unsent-marks.ts';

/** Returns the words for a result: state, remark, and who found it. */
export function useResultText(): (result: Pick<WorkListRow, 'state' | 'remark'>, by: string) => string {
  const t = useMessages(workTexts);
  return ({ state, remark }, by) => t(remark === '' ? 'versionPlain' : 'version', { state: t(`state.${state}`), remark, by });
}

export interface UnsentNoticeProps {
  readonly row: WorkListRow;
  readonly mark: UnsentMark;
  readonly unsentMarks: UnsentMarks;
}

/** Both versions of a row that two people marked, and a choice between them. */
function Conflict({ row, mark, unsentMarks }: UnsentNoticeProps) {
  const t = useMessages(workTexts);
  const userName = useUserName();
  const resultText = useResultText();
  return (
    <LineNotice tone="watch" role="alert">
      <span>{t('conflict', { theirs: resultText(row, userName(row.by ?? 'local')), own: resultText(mark, t('you')) })}</span>
      <Button size="small" variant="outlined" onClick={() => unsentMarks.discard(mark)}>
        {t('useTheirs')}
      </Button>
      <Button size="small" variant="outlined" onClick={() => unsentMarks.save(mark.list, row, mark)}>
        {t('useOwn')}
      </Button>
    </LineNotice>
  );
}

/** What keeps a mark from being saved, if anything but the network does, and what the user can do. */
export function UnsentNotice(props: UnsentNoticeProps) {
  const t = useMessages(workTexts);
  const text = useFailureText();
  const resultText = useResultText();
  const { row, mark, unsentMarks } = props;
  const refusal = unsentMarks.refusalOf(mark);
  if (isConflict(mark, row)) return <Conflict {...props} />;
  if (refusal === null) return null;
  return (
    <LineNotice tone="bad" role="alert">
      <span>{t('notSent', { own: resultText(mark, t('you')), reason: text(refusal) })}</span>
      <Button size="small" variant="outlined" onClick={unsentMarks.sendAgain}>
        {t('retry')}
      </Button>
      <Button size="small" variant="outlined" onClick={() => unsentMarks.discard(mark)}>
        {t('drop')}
      </Button>
    </LineNotice>
  );
}
