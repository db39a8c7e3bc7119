import { useRef } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMessages } from '@pendapa/i18n';
import { readingTexts } from '../messages/reading.ts';
import { MenuField } from '../parts/menu-field.tsx';
import type { Member } from './use-members.ts';

export interface CodeChoiceProps {
  /** The text of the file. */
  readonly value: string;
  /** The chosen code; null if none is chosen. */
  readonly code: string | null;
  /** The member with the nearest name, which is not applied by itself; null if none is near. */
  readonly suggestion: Member | null;
  readonly members: readonly Member[];
  /** Code of a new member of this name; missing if none can be created here. */
  readonly newCode?: string;
  /** The outcome without a choice. */
  readonly without: string;
  readonly onChoose: (code: string | null) => void;
}

/** Choice of a code for a text, with the suggestion and its reason. */
export function CodeChoice({ value, code, suggestion, members, newCode, without, onChoose }: CodeChoiceProps) {
  const t = useMessages(readingTexts);
  const label = t('codeFor', { value });
  const offersSuggestion = suggestion !== null && code === null;
  const choice = useRef<HTMLInputElement | HTMLSelectElement>(null);
  const take = (chosen: string): void => {
    onChoose(chosen);
    // The button of the suggestion goes, and what it chose stays.
    choice.current?.focus();
  };
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', minWidth: 0 }}>
      {members.length === 0 ? (
        <TextField
          size="small"
          placeholder={without}
          value={code ?? ''}
          onChange={({ target }) => onChoose(target.value.trim() === '' ? null : target.value.trim())}
          inputRef={choice}
          slotProps={{ htmlInput: { 'aria-label': label } }}
        />
      ) : (
        <MenuField
          label={label}
          fieldRef={choice}
          value={code ?? ''}
          options={[
            { value: '', label: without },
            ...(newCode === undefined ? [] : [{ value: newCode, label: t('createCode', { value }) }]),
            ...members.map((member) => ({ value: member.code, label: `${member.name} (${member.code})` })),
          ]}
          onChoose={(chosen) => onChoose(chosen === '' ? null : chosen)}
        />
      )}
      {offersSuggestion && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', typography: 'caption', color: 'text.secondary' }}>
          {t('suggestion', { name: suggestion.name })}
          <Button size="small" variant="outlined" onClick={() => take(suggestion.code)}>
            {t('use', { name: suggestion.name })}
          </Button>
        </Box>
      )}
    </Box>
  );
}
