import { useState, type SubmitEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { MAX_WORK_LIST_NAME, type WorkList } from '@pendapa/contracts';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { useFailureText } from '@pendapa/panels';
import { failureOf, useOptions, type Failure, type StoredWorkList } from '@pendapa/query';
import { LineNotice } from '@pendapa/ui-layout';
import { workTexts } from '../messages/list.ts';
import { useUnitName } from '../parts/use-unit-name.ts';

type Editable = Pick<WorkList, 'name' | 'unit' | 'due'>;

const isSame = (one: Editable, other: Editable): boolean => one.name === other.name && one.unit === other.unit && one.due === other.due;

/** Returns the words for name, unit and day of a list. */
function useDescription(): (list: Editable) => string {
  const t = useMessages(workTexts);
  const format = useFormat();
  const unitName = useUnitName();
  return ({ name, unit, due }) =>
    [
      `"${name}"`,
      unit === null ? t('noUnit') : t('unit', { unit: unitName(unit) }),
      due === null ? t('noDue') : t('due', { date: format.date(due) }),
    ].join('; ');
}

export interface EditFormProps {
  readonly list: WorkList;
  readonly stored: StoredWorkList;
  readonly onDone: () => void;
}

/** Changes name, unit and day of a list. If somebody else changed them meanwhile, the user sees both versions and chooses. */
export function EditForm({ list, stored, onDone }: EditFormProps) {
  const t = useMessages(workTexts);
  const text = useText();
  const describe = useDescription();
  const failureText = useFailureText();
  const { options } = useOptions({ dimension: 'unit', search: '' });
  const [name, setName] = useState(list.name);
  const [unit, setUnit] = useState(list.unit ?? '');
  const [due, setDue] = useState(list.due ?? '');
  const [failure, setFailure] = useState<Failure | null>(null);
  // What the user saw: the list itself may be read again while the form is open.
  const [seen] = useState(list.revision);
  const [theirs, setTheirs] = useState<WorkList | null>(null);
  const isMissing = name.trim() === '';
  const typed = { name: name.trim(), unit: unit === '' ? null : unit, due: due === '' ? null : due };
  const save = async (revision: number): Promise<void> => {
    try {
      await stored.change({ ...typed, revision });
      onDone();
    } catch (error) {
      const refused = failureOf(error);
      const saved = refused.code === 'record-changed' ? await stored.reload() : null;
      if (saved !== null && isSame(saved, typed)) return onDone();
      setTheirs(saved);
      setFailure(saved === null ? refused : null);
    }
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!isMissing) void save(theirs?.revision ?? seen);
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
      {theirs && (
        <LineNotice tone="watch" role="alert">
          {t('editConflict', { theirs: describe(theirs), own: describe(typed) })}
        </LineNotice>
      )}
      <Button type="submit" variant="contained" sx={{ height: 40 }}>
        {theirs ? t('useTyped') : t('save')}
      </Button>
      <Button onClick={onDone} sx={{ height: 40 }}>
        {theirs ? t('useTheirs') : t('cancel')}
      </Button>
      {failure && (
        <LineNotice tone="bad" role="alert">
          {failureText(failure)}
        </LineNotice>
      )}
    </Box>
  );
}
