import TextField from '@mui/material/TextField';
import { MAX_WORK_LIST_NAME, type NewWorkList } from '@pendapa/contracts';
import { useMessages, useText } from '@pendapa/i18n';
import { useOptions } from '@pendapa/query';
import { workListFieldTexts } from './work-list-field-messages.ts';

/** Name, unit and day of a work list. */
export type WorkListFacts = Pick<NewWorkList, 'name' | 'unit' | 'due'>;

export interface WorkListFieldsProps {
  readonly facts: WorkListFacts;
  /** True if the name is missing, and the person tried to go on. */
  readonly isMissing: boolean;
  readonly hasFocus?: boolean;
  readonly onChange: (facts: WorkListFacts) => void;
}

/** Fields for name, unit and day of a work list. A unit that the data do not have any more stays, by its code. */
export function WorkListFields({ facts, isMissing, hasFocus = false, onChange }: WorkListFieldsProps) {
  const t = useMessages(workListFieldTexts);
  const text = useText();
  const { options } = useOptions({ dimension: 'unit', search: '' });
  const { name, unit, due } = facts;
  const units = options.map((option) => ({ code: option.code, label: text(option.name) }));
  const unlisted = unit === null || units.some(({ code }) => code === unit) ? [] : [{ code: unit, label: unit }];
  return (
    <>
      <TextField
        autoFocus={hasFocus}
        size="small"
        label={t('name')}
        value={name}
        error={isMissing}
        helperText={t(isMissing ? 'nameMissing' : 'nameHint')}
        onChange={({ target }) => onChange({ ...facts, name: target.value })}
        slotProps={{ htmlInput: { maxLength: MAX_WORK_LIST_NAME } }}
        sx={{ flex: '1 1 240px' }}
      />
      <TextField
        select
        size="small"
        label={t('unit')}
        value={unit ?? ''}
        onChange={({ target }) => onChange({ ...facts, unit: target.value === '' ? null : target.value })}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">{t('noUnit')}</option>
        {[...unlisted, ...units].map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </TextField>
      <TextField
        type="date"
        size="small"
        label={t('due')}
        value={due ?? ''}
        onChange={({ target }) => onChange({ ...facts, due: target.value === '' ? null : target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </>
  );
}
