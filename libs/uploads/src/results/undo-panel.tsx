import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Upload } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { FailureNotice } from '@pendapa/panels';
import { undoUpload, useUploadRequest } from '@pendapa/query';
import { NoteText, Panel } from '@pendapa/ui-layout';
import { resultTexts } from '../messages/results.ts';

/** The question before undoing; it takes the focus. */
function Question({ upload, onLeave }: { readonly upload: Upload; readonly onLeave: () => void }) {
  const t = useMessages(resultTexts);
  const { count } = useFormat();
  const request = useUploadRequest();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography ref={heading} component="h3" variant="h3" tabIndex={-1} sx={{ '&:focus-visible': { outline: 'none' } }}>
        {t('undoTitle', { generation: count(upload.generation) })}
      </Typography>
      <Typography variant="body2">{t('undoText')}</Typography>
      <FailureNotice failure={request.failure} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button color="error" variant="outlined" disabled={request.isSending} onClick={() => void request.send(undoUpload(upload.id))}>
          {t('undoYes')}
        </Button>
        <Button variant="outlined" onClick={onLeave}>
          {t('undoNo')}
        </Button>
      </Box>
    </Box>
  );
}

const FIRST_GENERATION = 1;

/** Undoing a publication, or why it cannot be undone. */
export function UndoPanel({ upload }: { readonly upload: Upload }) {
  const t = useMessages(resultTexts);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The question is gone, so its button gets the focus back.
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (!upload.mayUndo) return <NoteText>{t(upload.generation === FIRST_GENERATION ? 'undoFirst' : 'undoLater')}</NoteText>;
  return (
    <Panel title={t('undo')}>
      {isOpen ? (
        <Question upload={upload} onLeave={() => setOpen(false)} />
      ) : (
        <Button ref={opener} variant="outlined" onClick={() => setOpen(true)}>
          {t('undo')}
        </Button>
      )}
    </Panel>
  );
}
