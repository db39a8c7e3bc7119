import { lazy, Suspense, useCallback, useState, type SubmitEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { isRevealReason, MAX_REASON_LENGTH, type SheetNames, type WorkList } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { FailureNotice } from '@pendapa/panels';
import { failureOf, revealSheetNames, useStatus, type Failure } from '@pendapa/query';
import { workTexts } from '../messages/list.ts';

const PrintedSheets = lazy(async () => ({ default: (await import('./printed-sheets.tsx')).PrintedSheets }));

interface NamesFormProps {
  readonly list: string;
  readonly onNames: (names: SheetNames['names']) => void;
  readonly onCancel: () => void;
}

/** Asks why officers need full names, then fetches them. */
function NamesForm({ list, onNames, onCancel }: NamesFormProps) {
  const t = useMessages(workTexts);
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const isShort = isTried && !isRevealReason(reason);
  const fetchNames = async (): Promise<void> => {
    setIsSending(true);
    try {
      onNames((await revealSheetNames(list, reason.trim())).names);
    } catch (error) {
      setFailure(failureOf(error));
      setIsSending(false);
    }
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setIsTried(true);
    if (isRevealReason(reason) && !isSending) void fetchNames();
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1, justifyItems: 'start', width: '100%' }}>
      <TextField
        size="small"
        fullWidth
        autoFocus
        label={t('namesReason')}
        value={reason}
        error={isShort}
        helperText={t(isShort ? 'namesShort' : 'namesHint')}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: MAX_REASON_LENGTH } }}
      />
      <FailureNotice failure={failure} />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" loading={isSending}>
          {t('printNames')}
        </Button>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </Box>
    </Box>
  );
}

/** Prints the sheets, masked; with full names for those whom the agency's settings allow it. */
export function PrintActions({ list }: { readonly list: WorkList }) {
  const t = useMessages(workTexts);
  const mayName = useStatus().status?.rights.sheetNames.may ?? false;
  const [step, setStep] = useState<'idle' | 'asking' | 'printing'>('idle');
  const [names, setNames] = useState<SheetNames['names'] | null>(null);
  const stop = useCallback(() => {
    setStep('idle');
    setNames(null);
  }, []);
  const print = (full: SheetNames['names'] | null): void => {
    setNames(full);
    setStep('printing');
  };
  return (
    <>
      <Button variant="outlined" onClick={() => print(null)}>
        {t('print')}
      </Button>
      {mayName && step !== 'asking' && (
        <Button variant="outlined" onClick={() => setStep('asking')}>
          {t('printNames')}
        </Button>
      )}
      {step === 'asking' && <NamesForm list={list.id} onNames={print} onCancel={stop} />}
      {step === 'printing' && (
        <Suspense>
          <PrintedSheets list={list} names={names} onDone={stop} />
        </Suspense>
      )}
    </>
  );
}
