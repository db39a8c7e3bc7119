import { useState } from 'react';
import Box from '@mui/material/Box';
import type { Preview, PreviewLine, ProfileProposal } from '@pendapa/contracts';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { NoteText, Panel, ToggleChoice } from '@pendapa/ui-layout';
import { readingTexts } from '../messages/reading.ts';
import { StackedTable } from '../parts/stacked-table.tsx';
import { useFieldWords, type FieldNames } from '../parts/use-field-words.ts';
import { textsOfField } from './read-values.ts';

/** Several values of one field in a line, such as its months. */
const MAX_TEXTS = 3;

interface Reading {
  readonly key: string;
  /** Words of the answer; null if nothing is open. */
  readonly name: string | null;
  readonly preview: Preview;
}

/** The reading of the file, or the possible readings of its first open question. */
function useReadings({ preview, questions }: ProfileProposal): readonly Reading[] {
  const text = useText();
  const open = questions.find(({ answer, choices }) => answer === null && choices.some((choice) => choice.preview !== null));
  const possible = (open?.choices ?? []).flatMap(({ value, texts, preview: own }) =>
    own === null ? [] : [{ key: value, name: text(texts), preview: own }],
  );
  // While several questions are open, the preview holds the cells of the file alone.
  return possible.length > 0 || preview === null ? possible : [{ key: 'read', name: null, preview }];
}

interface RawProps {
  readonly cells: readonly string[];
  /** Why nothing is read from the line; null if something is. */
  readonly note: string | null;
}

function Raw({ cells, note }: RawProps) {
  return (
    <span>
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
        {cells.map((cell, index) => cell !== '' && <span key={index}>{cell}</span>)}
      </Box>
      {note}
    </span>
  );
}

function useTextOfField(names: FieldNames): (line: PreviewLine, field: string, index: number) => string {
  const t = useMessages(readingTexts);
  const words = useFieldWords(names);
  return (line, field, index) => {
    const texts = textsOfField(line, index).map((text) => words.value(field, text));
    const rest = texts.length - MAX_TEXTS;
    return [...texts.slice(0, MAX_TEXTS), ...(rest > 0 ? [t('more', { count: rest })] : [])].join(', ');
  };
}

/** Rows of the file beside the values that are read from them. */
export function RowsPanel({ proposal }: { readonly proposal: ProfileProposal }) {
  const t = useMessages(readingTexts);
  const { count } = useFormat();
  const words = useFieldWords(proposal.fieldNames);
  const textOfField = useTextOfField(proposal.fieldNames);
  const readings = useReadings(proposal);
  const [chosen, setChosen] = useState<string | null>(null);
  const reading = readings.find(({ key }) => key === chosen) ?? readings[0];
  if (reading === undefined) return null;
  const { fields, lines } = reading.preview;
  const isRead = fields.length > 0;
  // A field that no row fills would be an empty column.
  const shown = fields
    .map((field, index) => ({ field, index }))
    .filter(({ index }) => lines.some((line) => textsOfField(line, index).length > 0));
  return (
    <Panel title={t('rows')} subtitle={t('rows.subtitle')}>
      {reading.name !== null && (
        <Box sx={{ mb: 1 }}>
          {readings.length > 1 && (
            <ToggleChoice
              label={t('rows.byReading')}
              value={reading.key}
              choices={readings.map(({ key }) => key)}
              name={(key) => readings.find((own) => own.key === key)?.name ?? key}
              onChoose={setChosen}
            />
          )}
          <NoteText>{t('rows.none', { name: reading.name })}</NoteText>
        </Box>
      )}
      <StackedTable
        caption={t('rows')}
        columns={[
          { key: 'line', label: t('line') },
          { key: 'raw', label: t('raw') },
          ...shown.map(({ field }) => ({ key: `field ${field}`, label: words.name(field) })),
        ]}
        rows={lines.map((line) => ({
          key: String(line.line),
          tone: isRead && line.read.length === 0 ? 'muted' : undefined,
          cells: [
            count(line.line),
            <Raw key="raw" cells={line.cells} note={isRead && line.read.length === 0 ? t('skipped') : null} />,
            ...shown.map(({ field, index }) => textOfField(line, field, index)),
          ],
        }))}
      />
    </Panel>
  );
}
