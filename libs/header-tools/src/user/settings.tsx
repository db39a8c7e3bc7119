import { useState } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { forgetStored, type Status } from '@pendapa/contracts';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { messages } from '../messages.ts';
import { Facts } from './facts.tsx';

/** Any year will do, because only the month of the fiscal year is shown. */
const firstOf = (month: number): string => `2026-${String(month).padStart(2, '0')}-01`;

/** The agency's settings, where to change them, and what this device stores. */
export function Settings({ status }: { readonly status: Status }) {
  const t = useMessages(messages);
  const text = useText();
  const format = useFormat();
  const [forgotten, setForgotten] = useState(false);
  return (
    <>
      <Facts
        facts={[
          [t('agency'), text(status.agency)],
          [t('currency'), `${status.currency.code} (${status.currency.symbol})`],
          [t('fiscalYear'), format.monthName(firstOf(status.fiscalYearStart))],
          [t('timeZone'), status.timeZone],
        ]}
      />
      <Typography variant="body2" color="textSecondary">
        {t('file')}
      </Typography>
      <Typography variant="h3" sx={{ mt: 2, mb: 0.5 }}>
        {t('kept')}
      </Typography>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {t('keptText')}
      </Typography>
      {forgotten ? (
        <Typography role="status" variant="body2">
          {t('forgotten')}
        </Typography>
      ) : (
        <Button
          variant="outlined"
          onClick={() => {
            forgetStored();
            setForgotten(true);
          }}
        >
          {t('forget')}
        </Button>
      )}
    </>
  );
}
