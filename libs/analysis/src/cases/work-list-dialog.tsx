import { useId, useState, type SubmitEvent } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { listAddress, MAX_WORK_LIST_NAME, type ListQuery, type WorkListSummary } from '@pendapa/contracts';
import { useMessages, useText } from '@pendapa/i18n';
import { PageLink, workListAddress } from '@pendapa/page-manifest';
import { makeWorkList, useOptions } from '@pendapa/query';
import { choiceTexts } from './choice-messages.ts';
import { useSending } from './use-sending.ts';

export interface WorkListDialogProps {
  readonly listQuery: ListQuery;
  /** Keys of the chosen cases; null: all of the list. */
  readonly keys: readonly string[] | null;
  /** Generation of the list as it is shown. */
  readonly generation: number;
  /** Number and sum of the choice. */
  readonly about: string;
  readonly onClose: () => void;
}

/** Name, unit and day of a new work list; then the way to it. */
export function WorkListDialog({ listQuery, keys, generation, about, onClose }: WorkListDialogProps) {
  const t = useMessages(choiceTexts);
  const text = useText();
  const title = useId();
  const form = useId();
  const units = useOptions({ dimension: 'unit', search: '' });
  const [name, setName] = useState('');
  const [unit, setUnit] = useState('');
  const [due, setDue] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { answer: made, fault, busy, send } = useSending<WorkListSummary>();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setIsMissing(name.trim() === '');
    if (name.trim() === '') return;
    const list = listAddress(listQuery);
    const rest = { name: name.trim(), unit: unit === '' ? null : unit, due: due === '' ? null : due };
    void send((signal) => makeWorkList({ list, keys: keys === null ? null : [...keys], generation, ...rest }, signal));
  };
  const fields = (
    <Box id={form} component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2, pt: 1 }}>
      <span>{about}</span>
      <TextField
        autoFocus
        size="small"
        label={t('name')}
        value={name}
        error={isMissing}
        helperText={isMissing ? t('nameMissing') : t('nameHint')}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: MAX_WORK_LIST_NAME } }}
      />
      <TextField
        select
        size="small"
        label={t('unit')}
        value={unit}
        onChange={({ target }) => setUnit(target.value)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">{t('noUnit')}</option>
        {units.options.map((option) => (
          <option key={option.code} value={option.code}>
            {text(option.name)}
          </option>
        ))}
      </TextField>
      <TextField
        type="date"
        size="small"
        label={t('due')}
        value={due}
        onChange={({ target }) => setDue(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      {fault !== null && <Alert severity="error">{fault}</Alert>}
    </Box>
  );
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={title}>
      <DialogTitle id={title}>{t('make')}</DialogTitle>
      <DialogContent>
        {made === null ? fields : <Alert severity="success">{t('made', { name: made.name, count: made.rows })}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{made === null ? t('giveUp') : t('close')}</Button>
        {made === null ? (
          <Button type="submit" form={form} variant="contained" loading={busy}>
            {t('make')}
          </Button>
        ) : (
          <Button autoFocus variant="contained" component={PageLink} to={workListAddress(made.id)}>
            {t('open')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
