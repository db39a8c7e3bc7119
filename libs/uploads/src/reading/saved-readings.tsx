import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Upload } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { useUploads } from '@pendapa/query';
import { Panel } from '@pendapa/ui-layout';
import { readingTexts } from '../messages/reading.ts';
import { MenuField } from '../parts/menu-field.tsx';

export interface SavedReadingsProps {
  readonly upload: Upload;
  /** Null: without a saved way. */
  readonly onRead: (profile: string | null) => void;
}

/** Ways of reading that were saved from earlier files; nothing if there are none. */
export function SavedReadings({ upload, onRead }: SavedReadingsProps) {
  const t = useMessages(readingTexts);
  const { answer } = useUploads();
  const profiles = answer?.profiles ?? [];
  const used = upload.reading.profile;
  const [chosen, setChosen] = useState('');
  const [first = ''] = profiles;
  if (profiles.length === 0) return null;
  return (
    <Panel title={t('saved')} subtitle={used === undefined ? t('saved.about') : t('saved.used', { name: used })}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <MenuField
          label={t('saved.choose')}
          value={chosen === '' ? (used ?? first) : chosen}
          options={profiles.map((profile) => ({ value: profile, label: profile }))}
          onChoose={setChosen}
        />
        <Button variant="outlined" onClick={() => onRead(chosen === '' ? (used ?? first) : chosen)}>
          {t('saved.read')}
        </Button>
        {used !== undefined && (
          <Button variant="outlined" onClick={() => onRead(null)}>
            {t('saved.leave')}
          </Button>
        )}
      </Box>
    </Panel>
  );
}
