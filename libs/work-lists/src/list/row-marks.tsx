import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import CheckIcon from '@mui/icons-material/Check';
import BlockIcon from '@mui/icons-material/Block';
import { MAX_REMARK_LENGTH, type WorkListRow } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { useFailureText, useUserName } from '@pendapa/panels';
import type { StoredWorkList } from '@pendapa/query';
import { LineNotice } from '@pendapa/ui-layout';
import { workTexts } from '../messages/list.ts';
import { useMarking, type Marking } from './use-marking.ts';

/** Large enough for a thumb. */
const BUTTON_HEIGHT = 48;
const RESULTS = [
  { state: 'done', Icon: CheckIcon },
  { state: 'not-found', Icon: BlockIcon },
] as const;

/** Both versions of a row that two people marked, and a choice between them. */
function Conflict({ row, marking }: { readonly row: WorkListRow; readonly marking: Marking }) {
  const t = useMessages(workTexts);
  const userName = useUserName();
  const { unsaved } = marking;
  if (unsaved === null) return null;
  const version = ({ state, remark }: Pick<WorkListRow, 'state' | 'remark'>, by: string): string =>
    t(remark === '' ? 'versionPlain' : 'version', { state: t(`state.${state}`), remark, by });
  return (
    <LineNotice tone="watch" role="alert">
      <span>{t('conflict', { theirs: version(row, userName(row.by ?? 'local')), own: version(unsaved, t('you')) })}</span>
      <Button size="small" variant="outlined" onClick={marking.discard}>
        {t('useTheirs')}
      </Button>
      <Button size="small" variant="outlined" onClick={() => void marking.save(unsaved.state, unsaved.remark)}>
        {t('useOwn')}
      </Button>
    </LineNotice>
  );
}

/** The unsaved result, its reason, and a second try. */
function Unsaved({ marking }: { readonly marking: Marking }) {
  const t = useMessages(workTexts);
  const text = useFailureText();
  const { unsaved, failure } = marking;
  if (unsaved === null || failure === null) return null;
  return (
    <LineNotice tone="bad" role="alert">
      <span>{t('notSent', { reason: text(failure) })}</span>
      <Button size="small" variant="outlined" onClick={() => void marking.save(unsaved.state, unsaved.remark)}>
        {t('retry')}
      </Button>
    </LineNotice>
  );
}

interface MarkFormProps {
  readonly row: WorkListRow;
  readonly marking: Marking;
  readonly onSaved: () => void;
}

function MarkForm({ row, marking, onSaved }: MarkFormProps) {
  const t = useMessages(workTexts);
  const [remark, setRemark] = useState(row.remark);
  const n = String(row.position);
  return (
    <>
      <TextField
        size="small"
        fullWidth
        placeholder={t('remark')}
        value={remark}
        onChange={({ target }) => setRemark(target.value)}
        slotProps={{ htmlInput: { 'aria-label': t('remarkOf', { n }), maxLength: MAX_REMARK_LENGTH } }}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        {RESULTS.map(({ state, Icon }) => (
          <Button
            key={state}
            variant="outlined"
            loading={marking.isSending}
            startIcon={<Icon />}
            aria-label={t('markAs', { state: t(`state.${state}`), n })}
            onClick={() => void marking.save(state, remark).then((isSaved) => isSaved && onSaved())}
            sx={{ flex: 1, minHeight: BUTTON_HEIGHT }}
          >
            {t(`state.${state}`)}
          </Button>
        ))}
      </Box>
    </>
  );
}

export interface RowMarksProps {
  readonly row: WorkListRow;
  readonly stored: StoredWorkList;
  /** False if the list is closed or nothing can be saved. */
  readonly mayMark: boolean;
}

/** The result of a row: buttons while it is open, else what was found, by whom and when. */
export function RowMarks({ row, stored, mayMark }: RowMarksProps) {
  const t = useMessages(workTexts);
  const { instant } = useFormat();
  const userName = useUserName();
  const marking = useMarking(row, stored);
  const [isEditing, setIsEditing] = useState(false);
  const n = String(row.position);
  const isForm = mayMark && (row.state === 'open' || isEditing);
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0, alignContent: 'start' }}>
      {row.state !== 'open' && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          <strong>{t(`state.${row.state}`)}</strong>
          {row.remark !== '' && `: ${row.remark}`}
        </Typography>
      )}
      {row.by !== null && row.at !== null && (
        <Typography variant="caption" color="textSecondary">
          {t('marked', { by: userName(row.by), at: instant(row.at) })}
        </Typography>
      )}
      {marking.isConflict ? <Conflict row={row} marking={marking} /> : <Unsaved marking={marking} />}
      {isForm && <MarkForm row={row} marking={marking} onSaved={() => setIsEditing(false)} />}
      {mayMark && row.state !== 'open' && !isEditing && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button size="small" aria-label={t('editRow', { n })} onClick={() => setIsEditing(true)}>
            {t('edit')}
          </Button>
          <Button size="small" aria-label={t('undoRow', { n })} onClick={() => void marking.save('open', row.remark)}>
            {t('undo')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
