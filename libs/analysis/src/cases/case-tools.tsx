import { useState, type ReactNode, type SubmitEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { MAX_SEARCH_LENGTH } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { caseTexts } from './messages.ts';

export interface CaseSearchProps {
  readonly title: string;
  readonly onSearch: (text: string) => void;
  readonly children?: ReactNode;
}

/** Searches on submit, not on each letter, because every search is recorded in the audit log. */
export function CaseSearch({ title, onSearch, children }: CaseSearchProps) {
  const t = useMessages(caseTexts);
  const [text, setText] = useState('');
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <>
      <Box
        component="form"
        role="search"
        aria-label={t('searchIn', { title })}
        onSubmit={submit}
        sx={{ display: 'flex', gap: 1, flex: '0 1 22rem' }}
      >
        <TextField
          type="search"
          size="small"
          fullWidth
          placeholder={t('search')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          sx={{ '& input': { py: 0.75, textOverflow: 'ellipsis' } }}
          slotProps={{ htmlInput: { 'aria-label': t('searchIn', { title }), maxLength: MAX_SEARCH_LENGTH } }}
        />
        <Button type="submit" size="small" variant="outlined">
          {t('searchStart')}
        </Button>
      </Box>
      {children}
    </>
  );
}
