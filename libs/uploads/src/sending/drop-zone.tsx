import { useId, useRef, useState, type DragEvent } from 'react';
import UploadIcon from '@mui/icons-material/UploadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMessages } from '@pendapa/i18n';
import { visuallyHidden } from '@pendapa/ui-layout';
import { sendingTexts } from '../messages/sending.ts';
import { useFileSize } from '../parts/amounts-of-file.ts';
import { sendQueue } from './queue.ts';

/** Endings that the file chooser offers; the server decides by the content. */
const ENDINGS = '.csv,.tsv,.txt,.gz,.xlsx,.xlsm,.ods,.parquet,.pq,.json,.zip';

export interface DropZoneProps {
  /** Largest file in bytes. */
  readonly maxBytes: number;
  /** Why no file can be sent now; null if one can. */
  readonly disabledReason: string | null;
}

/** Takes files that are dropped or chosen, and sends them. */
export function DropZone({ maxBytes, disabledReason }: DropZoneProps) {
  const t = useMessages(sendingTexts);
  const size = useFileSize();
  const hint = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const isOpen = disabledReason === null;
  const take = (files: FileList | null): void => {
    if (isOpen && files !== null) sendQueue.add([...files], maxBytes);
  };
  const drag = (over: boolean) => (event: DragEvent) => {
    // Without it the browser would open the file in place of the page.
    event.preventDefault();
    setIsOver(over && isOpen);
  };
  return (
    <Box
      component="section"
      aria-label={t('title')}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event: DragEvent) => {
        drag(false)(event);
        take(event.dataTransfer.files);
      }}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        alignContent: 'center',
        gap: 0.75,
        p: 2.5,
        textAlign: 'center',
        border: 2,
        borderStyle: 'dashed',
        borderColor: isOver ? 'primary.main' : 'outline',
        borderRadius: 1,
        bgcolor: isOver ? 'brandGround' : 'background.paper',
      }}
    >
      <Box aria-hidden sx={{ color: 'primary.main', lineHeight: 0 }}>
        <UploadIcon fontSize="large" />
      </Box>
      <Typography sx={{ fontWeight: 600 }}>{t(isOver ? 'release' : 'drop')}</Typography>
      <Typography variant="body2" color="textSecondary">
        {t('formats', { size: size(maxBytes) })}
      </Typography>
      <Box
        component="input"
        ref={input}
        type="file"
        multiple
        accept={ENDINGS}
        tabIndex={-1}
        aria-hidden
        onChange={({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
          take(currentTarget.files);
          // The same file can be chosen again after it was corrected.
          currentTarget.value = '';
        }}
        sx={visuallyHidden}
      />
      <Button
        variant="contained"
        aria-disabled={!isOpen}
        aria-describedby={hint}
        onClick={isOpen ? () => input.current?.click() : undefined}
        sx={isOpen ? { mt: 0.5 } : { mt: 0.5, bgcolor: 'raised', color: 'text.secondary', '&:hover': { bgcolor: 'raised' } }}
      >
        {t('choose')}
      </Button>
      <Typography id={hint} variant="body2" color="textSecondary">
        {disabledReason ?? t('unchanged')}
      </Typography>
    </Box>
  );
}
