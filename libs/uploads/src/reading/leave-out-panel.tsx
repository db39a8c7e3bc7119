import { useState } from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { FileColumn } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { NoteText, Panel } from '@pendapa/ui-layout';
import { readingTexts } from '../messages/reading.ts';
import { MenuField } from '../parts/menu-field.tsx';

export interface LeaveOutPanelProps {
  readonly columns: readonly FileColumn[];
  /** Texts by column whose rows are not loaded. */
  readonly leaveOut: Readonly<Record<string, readonly string[]>>;
  readonly onChoose: (column: string, text: string, isLeftOut: boolean) => void;
}

const NO_COLUMN = '';

/** Lets a person leave rows out by the texts of a column, such as totals. Nothing if no column has such texts. */
export function LeaveOutPanel({ columns, leaveOut, onChoose }: LeaveOutPanelProps) {
  const t = useMessages(readingTexts);
  const [chosen, setChosen] = useState(NO_COLUMN);
  const leavable = columns.filter(({ values = [] }) => values.length > 0);
  if (leavable.length === 0) return null;
  const column = leavable.find(({ name }) => name === chosen);
  const left = Object.entries(leaveOut);
  return (
    <Panel title={t('leaveOut')} subtitle={t('leaveOut.subtitle')}>
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <MenuField
          label={t('leaveOut.column')}
          value={column === undefined ? NO_COLUMN : chosen}
          options={[{ value: NO_COLUMN, label: t('leaveOut.choose') }, ...leavable.map(({ name }) => ({ value: name, label: name }))]}
          onChoose={setChosen}
        />
        {column !== undefined && (
          <Box
            role="group"
            aria-label={t('leaveOut.values', { name: column.name })}
            sx={{ display: 'grid', columnGap: 2, width: '100%', gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))' }}
          >
            {(column.values ?? []).map(({ text, rows }) => (
              <FormControlLabel
                key={text}
                control={
                  <Checkbox
                    size="small"
                    checked={(leaveOut[column.name] ?? []).includes(text)}
                    onChange={(_event, isLeftOut) => onChoose(column.name, text, isLeftOut)}
                  />
                }
                label={t('leaveOut.value', { text, count: rows })}
                slotProps={{ typography: { variant: 'body2', sx: { overflowWrap: 'anywhere' } } }}
              />
            ))}
          </Box>
        )}
        {left.length === 0 ? (
          <NoteText>{t('leaveOut.none')}</NoteText>
        ) : (
          left.map(([name, texts]) => <NoteText key={name}>{t('leaveOut.left', { name, texts: texts.join(', ') })}</NoteText>)
        )}
      </Box>
    </Panel>
  );
}
