import { useState, type SubmitEvent } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { LOOKUP_NUMBERS, type LookupNumber, type MaskedTaxpayer } from '@pendapa/contracts';
import { MEMBER_NAMES } from '@pendapa/contracts/definitions';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { askJson, useStatus } from '@pendapa/query';
import { caseTexts } from './messages.ts';
import { recordTexts } from './record-messages.ts';
import { RevealForm } from './reveal-form.tsx';
import { TaxpayerFacts } from './taxpayer-facts.tsx';
import { useSending } from './use-sending.ts';

/** Format that the contract accepts. */
const WHOLE_NUMBER = /^[0-9A-Za-z][0-9A-Za-z ./-]{2,39}$/;

interface Found {
  readonly taxpayer: MaskedTaxpayer | null;
}

interface LookupFormProps {
  /** Opens the record of the found taxpayer; needs the right `cases`. */
  readonly onRecord: (taxpayer: string) => void;
}

function FoundTaxpayer({ taxpayer, onRecord }: LookupFormProps & { readonly taxpayer: MaskedTaxpayer }) {
  const t = useMessages(caseTexts);
  const r = useMessages(recordTexts);
  const text = useText();
  const format = useFormat();
  const { status } = useStatus();
  const kind = Object.entries(MEMBER_NAMES.taxpayerKind).find(([code]) => code === taxpayer.kind)?.[1];
  return (
    <>
      <TaxpayerFacts
        title={t('lookup')}
        facts={[
          { label: t('name'), text: taxpayer.name },
          { label: t('npwpd'), text: taxpayer.npwpd },
          { label: t('nik'), text: taxpayer.nik },
          { label: t('kind'), text: kind ? text(kind) : taxpayer.kind },
          { label: t('registeredOn'), text: format.date(taxpayer.registeredOn) },
          { label: t('objects'), text: format.count(taxpayer.objects) },
        ]}
      />
      {status?.rights.cases.may && (
        <Button variant="outlined" onClick={() => onRecord(taxpayer.key)} sx={{ justifySelf: 'start' }}>
          {r('openFound')}
        </Button>
      )}
      {status?.rights.reveal.may && <RevealForm key={taxpayer.key} taxpayer={taxpayer.key} />}
    </>
  );
}

/** Finds a taxpayer by a whole number. The result is masked; revealing the identity needs a reason. */
export function LookupForm({ onRecord }: LookupFormProps) {
  const t = useMessages(caseTexts);
  const [by, setBy] = useState<LookupNumber>('npwpd');
  const [number, setNumber] = useState('');
  const [tried, setTried] = useState(false);
  const { answer, fault, busy, send } = useSending<Found>();
  const { status } = useStatus();
  const sound = WHOLE_NUMBER.test(number.trim());
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setTried(true);
    if (sound && !busy) void send((signal) => askJson<Found>('/api/v1/taxpayer-lookups', { by, number: number.trim() }, signal));
  };
  return (
    <>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <RadioGroup
          row
          aria-label={t('lookupBy')}
          value={by}
          onChange={({ target }) => setBy(target.value === 'object' ? 'object' : 'npwpd')}
        >
          {LOOKUP_NUMBERS.map((kind) => (
            <FormControlLabel key={kind} value={kind} control={<Radio size="small" />} label={t(`by.${kind}`)} />
          ))}
        </RadioGroup>
        <TextField
          label={t('lookupNumber')}
          value={number}
          onChange={({ target }) => setNumber(target.value)}
          error={tried && !sound}
          helperText={tried && !sound ? t('lookupInvalid') : t('lookupHint')}
          fullWidth
          autoFocus
          autoComplete="off"
        />
        {fault !== null && <Alert severity="error">{fault}</Alert>}
        <Button type="submit" variant="contained" loading={busy}>
          {t('searchStart')}
        </Button>
      </Box>
      {answer &&
        (answer.taxpayer ? (
          <FoundTaxpayer taxpayer={answer.taxpayer} onRecord={onRecord} />
        ) : (
          <Alert severity="info">{t(status?.reader.ofUnits ? 'notFoundInUnits' : 'notFound')}</Alert>
        ))}
    </>
  );
}
