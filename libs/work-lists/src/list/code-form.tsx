import { useState, type SubmitEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMessages } from '@pendapa/i18n';
import { workTexts } from '../messages/list.ts';
import { rowOfCode } from '../parts/row-code.ts';

const MAX_CODE_LENGTH = 8;

export interface CodeFormProps {
  readonly list: string;
  readonly rows: number;
  /** Leads to the row of a right code. */
  readonly onRow: (position: number) => void;
}

/** Takes the code of a row from a sheet of paper. A wrong code leads nowhere. */
export function CodeForm({ list, rows, onRow }: CodeFormProps) {
  const t = useMessages(workTexts);
  const [code, setCode] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const position = rowOfCode(list, code);
    const isRow = position !== null && position <= rows;
    setIsWrong(!isRow);
    if (isRow) onRow(position);
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', flexWrap: 'wrap' }}>
      <TextField
        size="small"
        label={t('code')}
        value={code}
        error={isWrong}
        helperText={isWrong ? t('codeWrong') : t('codeHint')}
        onChange={({ target }) => setCode(target.value)}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: MAX_CODE_LENGTH } }}
      />
      <Button type="submit" variant="outlined" sx={{ height: 40 }}>
        {t('codeGo')}
      </Button>
    </Box>
  );
}
