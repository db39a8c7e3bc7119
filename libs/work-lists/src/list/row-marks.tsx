import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import CheckIcon from '@mui/icons-material/Check';
import BlockIcon from '@mui/icons-material/Block';
import { MAX_REMARK_LENGTH, type WorkListRow, type WorkMark } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { useUserName } from '@pendapa/panels';
import { workTexts } from '../messages/list.ts';
import { isConflict, type UnsentMark } from '../unsent/unsent-mark.ts';
import { UnsentNotice } from '../unsent/unsent-notice.tsx';
import type { UnsentMarks } from '../unsent/use-unsent-marks.ts';

/** Large enough for a thumb. */
const BUTTON_HEIGHT = 48;
const RESULTS = [
  { state: 'done', Icon: CheckIcon },
  { state: 'not-found', Icon: BlockIcon },
] as const;

type Save = (version: Pick<WorkMark, 'state' | 'remark'>) => void;

interface MarkFormProps {
  readonly row: WorkListRow;
  readonly onSave: Save;
}

function MarkForm({ row, onSave }: MarkFormProps) {
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
            startIcon={<Icon />}
            aria-label={t('markAs', { state: t(`state.${state}`), n })}
            onClick={() => onSave({ state, remark })}
            sx={{ flex: 1, minHeight: BUTTON_HEIGHT }}
          >
            {t(`state.${state}`)}
          </Button>
        ))}
      </Box>
    </>
  );
}

interface ShownResultProps {
  readonly row: WorkListRow;
  readonly unsent: UnsentMark | null;
  readonly isOffline: boolean;
}

/** What was found, by whom and when; or that it is on its way to the server. */
function ShownResult({ row, unsent, isOffline }: ShownResultProps) {
  const t = useMessages(workTexts);
  const { instant } = useFormat();
  const userName = useUserName();
  const isOnItsWay = unsent !== null && !isConflict(unsent, row);
  const { state, remark } = isOnItsWay ? unsent : row;
  const saved = row.by !== null && row.at !== null ? t('marked', { by: userName(row.by), at: instant(row.at) }) : null;
  const caption = isOnItsWay ? t(isOffline ? 'waiting' : 'sending') : saved;
  return (
    <>
      {(state !== 'open' || isOnItsWay) && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          <strong>{t(`state.${state}`)}</strong>
          {remark !== '' && `: ${remark}`}
        </Typography>
      )}
      {caption !== null && (
        <Typography variant="caption" color="textSecondary">
          {caption}
        </Typography>
      )}
    </>
  );
}

export interface RowMarksProps {
  readonly list: string;
  readonly row: WorkListRow;
  readonly unsentMarks: UnsentMarks;
  /** False if the list is closed or nothing can be saved. */
  readonly mayMark: boolean;
}

/** The result of a row: buttons while it is open, else what was found, by whom and when. */
export function RowMarks({ list, row, unsentMarks, mayMark }: RowMarksProps) {
  const t = useMessages(workTexts);
  const [isEditing, setIsEditing] = useState(false);
  const unsent = unsentMarks.marks.find((mark) => mark.list === list && mark.position === row.position) ?? null;
  const shown = unsent !== null && !isConflict(unsent, row) ? { ...row, state: unsent.state, remark: unsent.remark } : row;
  const n = String(row.position);
  const save: Save = (version) => {
    setIsEditing(false);
    unsentMarks.save(list, row, version);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0, alignContent: 'start' }}>
      <ShownResult row={row} unsent={unsent} isOffline={unsentMarks.isOffline} />
      {unsent !== null && <UnsentNotice row={row} mark={unsent} unsentMarks={unsentMarks} />}
      {mayMark && (shown.state === 'open' || isEditing) && <MarkForm row={shown} onSave={save} />}
      {mayMark && shown.state !== 'open' && !isEditing && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button size="small" aria-label={t('editRow', { n })} onClick={() => setIsEditing(true)}>
            {t('edit')}
          </Button>
          <Button size="small" aria-label={t('undoRow', { n })} onClick={() => save({ state: 'open', remark: shown.remark })}>
            {t('undo')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
