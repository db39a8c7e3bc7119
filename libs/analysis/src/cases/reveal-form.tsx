import { useState, type SubmitEvent } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { isRevealReason, MAX_REASON_LENGTH, type Identity } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { askJson } from '@pendapa/query';
import { caseTexts } from './messages.ts';
import { TaxpayerFacts } from './taxpayer-facts.tsx';
import { useSending } from './use-sending.ts';

/** Asks for a reason, then shows one identity until the form is closed. */
export function RevealForm({ taxpayer }: { readonly taxpayer: string }) {
  const t = useMessages(caseTexts);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { answer, fault, busy, send } = useSending<Identity>();
  const short = !isRevealReason(reason);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!short && !busy) void send((signal) => askJson<Identity>('/api/v1/reveals', { taxpayer, reason: reason.trim() }, signal));
  };
  if (answer)
    return (
      <TaxpayerFacts
        title={t('revealed')}
        facts={[
          { label: t('fullName'), text: answer.name },
          { label: t('npwpd'), text: answer.npwpd },
          { label: t('nik'), text: answer.nik },
        ]}
      />
    );
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <TextField
        label={t('revealReason')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={tried && short}
        helperText={tried && short ? t('reasonShort') : t('revealHint')}
        fullWidth
        multiline
        autoFocus
        slotProps={{ htmlInput: { maxLength: MAX_REASON_LENGTH } }}
      />
      {fault !== null && <Alert severity="error">{fault}</Alert>}
      <Button type="submit" variant="contained" loading={busy}>
        {t('revealStart')}
      </Button>
    </Box>
  );
}
