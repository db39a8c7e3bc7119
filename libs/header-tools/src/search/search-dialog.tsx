import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useMessages } from '@pendapa/i18n';
import { useAddress, type Feature } from '@pendapa/page-manifest';
import { DefinitionWords, useMeasureDefinition } from '@pendapa/panels';
import { messages } from '../messages.ts';
import type { Entry, LoadGuide } from './entry.ts';
import { keepRecent } from './recent.ts';
import { SearchField } from './search-field.tsx';

export interface SearchDialogProps {
  readonly features: readonly Feature[];
  readonly loadGuide: LoadGuide;
  readonly onClose: () => void;
}

/** Search dialog: opens a page with its filters set, or shows a definition. */
export function SearchDialog({ features, loadGuide, onClose }: SearchDialogProps) {
  const t = useMessages(messages);
  const { go } = useAddress();
  const title = useId();
  const definitionOf = useMeasureDefinition();
  const [read, setRead] = useState<Entry | null>(null);
  const choose = (entry: Entry): void => {
    if (entry.to === undefined) return setRead(entry);
    keepRecent({ label: entry.label, to: entry.to });
    go(entry.to);
    onClose();
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      aria-labelledby={title}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <DialogTitle id={title}>{read?.label ?? t('search')}</DialogTitle>
      <DialogContent>
        {read?.definition ? (
          <>
            <DefinitionWords {...definitionOf(read.definition.subject, read.definition.measure)} />
            <Button autoFocus onClick={() => setRead(null)} sx={{ mt: 2 }}>
              {t('back')}
            </Button>
          </>
        ) : (
          <SearchField features={features} loadGuide={loadGuide} onChoose={choose} onEscape={onClose} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
