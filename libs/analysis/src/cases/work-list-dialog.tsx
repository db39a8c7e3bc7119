import { useId, useState, type SubmitEvent } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { listAddress, type ListQuery, type WorkListSummary } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { PageLink, workListAddress } from '@pendapa/page-manifest';
import { makeWorkList } from '@pendapa/query';
import { choiceTexts } from './choice-messages.ts';
import { useSending } from './use-sending.ts';
import { WorkListFields, type WorkListFacts } from './work-list-fields.tsx';

const NO_FACTS: WorkListFacts = { name: '', unit: null, due: null };

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
  const title = useId();
  const form = useId();
  const [facts, setFacts] = useState<WorkListFacts>(NO_FACTS);
  const [isMissing, setIsMissing] = useState(false);
  const { answer: made, fault, busy, send } = useSending<WorkListSummary>();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const name = facts.name.trim();
    setIsMissing(name === '');
    if (name === '') return;
    const list = listAddress(listQuery);
    void send((signal) => makeWorkList({ ...facts, name, list, keys: keys === null ? null : [...keys], generation }, signal));
  };
  const fields = (
    <Box id={form} component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2, pt: 1 }}>
      <span>{about}</span>
      <WorkListFields facts={facts} isMissing={isMissing} hasFocus onChange={setFacts} />
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
