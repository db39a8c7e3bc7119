import { useState, type SubmitEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { MAX_WORK_LIST_NAME, type WorkList } from '@pendapa/contracts';
import { useMessages, useText } from '@pendapa/i18n';
import { useFailureText } from '@pendapa/panels';
import { failureOf, useOptions, type Failure, type StoredWorkList } from '@pendapa/query';
import { workTexts } from '../messages/list.ts';
import { LineNotice } from '../parts/line-notice.tsx';

export interface EditFormProps {
  readonly list: WorkList;
  readonly stored: StoredWorkList;
  readonly onDone: () => void;
}

/** Changes name, unit and day of a list. If somebody else changed them meanwhile, the form keeps what was typed and says so. */
export function EditForm({ list, stored, onDone }: EditFormProps) {
  const t = useMessages(workTexts);
  const text = useText();
  const failureText = useFailureText();
  const { options } = useOptions({ dimension: 'unit', search: '' });
  const [name, setName] = useState(list.name);
  const [unit, setUnit] = useState(list.unit ?? '');
  const [due, setDue] = useState(list.due ?? '');
  const [failure, setFailure] = useState<Failure | null>(null);
  const isMissing = name.trim() === '';
  const save = async (): Promise<void> => {
    try {
      await stored.change({ name: name.trim(), unit: unit === '' ? null : unit, due: due === '' ? null : due, revision: list.revision });
      onDone();
    } catch (error) {
      const refused = failureOf(error);
      if (refused.code === 'record-changed') await stored.reload();
      setFailure(refused);
    }
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!isMissing) void save();
  };
  const codes = options.some(({ code }) => code === unit) || unit === '' ? [] : [unit];
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
      <TextField
        size="small"
        label={t('name')}
        value={name}
        error={isMissing}
        helperText={isMissing ? t('nameMissing') : undefined}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: MAX_WORK_LIST_NAME } }}
        sx={{ flex: '1 1 240px' }}
      />
      <TextField
        select
        size="small"
        label={t('unitField')}
        value={unit}
        onChange={({ target }) => setUnit(target.value)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">{t('noUnit')}</option>
        {codes.map((code) => (
          <option key={code} value={code}>
            {code}
          </option>
        ))}
        {options.map((option) => (
          <option key={option.code} value={option.code}>
            {text(option.name)}
          </option>
        ))}
      </TextField>
      <TextField
        type="date"
        size="small"
        label={t('dueField')}
        value={due}
        onChange={({ target }) => setDue(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <Button type="submit" variant="contained" sx={{ height: 40 }}>
        {t('save')}
      </Button>
      <Button onClick={onDone} sx={{ height: 40 }}>
        {t('cancel')}
      </Button>
      {failure && (
        <LineNotice tone="bad" role="alert">
          {failureText(failure)}
        </LineNotice>
      )}
    </Box>
  );
}
