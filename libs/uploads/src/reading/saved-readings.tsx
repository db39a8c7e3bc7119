import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { EXTRACTS, type ExtractKey, type Upload } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { useUploads } from '@pendapa/query';
import { extractTexts, Panel } from '@pendapa/ui-layout';
import { readingTexts } from '../messages/reading.ts';
import { MenuField, type MenuOption } from '../parts/menu-field.tsx';

const templateOf = (extract: ExtractKey): string => `template:${extract}`;

/** The extract whose template a way of reading is; undefined if it is a saved way. */
export const extractOfTemplate = (way: string): ExtractKey | undefined => EXTRACTS.find((extract) => templateOf(extract) === way);

/** Saved ways of reading, and templates for a file whose content is not recognised, such as Parquet. */
function useWays(offersTemplates: boolean): readonly MenuOption[] {
  const t = useMessages(readingTexts);
  const nameOf = useMessages(extractTexts);
  const profiles = useUploads().answer?.profiles ?? [];
  const templates = offersTemplates ? EXTRACTS : [];
  return [
    ...profiles.map((profile) => ({ value: profile, label: profile })),
    ...templates.map((extract) => ({ value: templateOf(extract), label: t('saved.template', { extract: nameOf(extract) }) })),
  ];
}

export interface SavedReadingsProps {
  readonly upload: Upload;
  /** True if the content of the file was not recognised. */
  readonly offersTemplates: boolean;
  readonly isSending: boolean;
  /** Null: without a saved way. */
  readonly onRead: (profile: string | null) => void;
}

/** Ways of reading to choose from; nothing if there are none. */
export function SavedReadings({ upload, offersTemplates, isSending, onRead }: SavedReadingsProps) {
  const t = useMessages(readingTexts);
  const nameOf = useMessages(extractTexts);
  const ways = useWays(offersTemplates);
  const used = upload.reading.profile;
  const [chosen, setChosen] = useState<string | null>(null);
  const [first] = ways;
  if (first === undefined) return null;
  const value = chosen ?? used ?? first.value;
  const template = used === undefined ? undefined : extractOfTemplate(used);
  const about = used === undefined ? t('saved.about') : t('saved.used', { name: used });
  return (
    <Panel title={t('saved')} subtitle={template === undefined ? about : t('saved.usedTemplate', { extract: nameOf(template) })}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <MenuField label={t('saved.choose')} value={value} options={ways} onChoose={setChosen} />
        <Button variant="outlined" disabled={isSending} onClick={() => onRead(value)}>
          {t('saved.read')}
        </Button>
        {used !== undefined && (
          <Button variant="outlined" disabled={isSending} onClick={() => onRead(null)}>
            {t('saved.leave')}
          </Button>
        )}
      </Box>
    </Panel>
  );
}
