import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CasesPanel, useFilters } from '@pendapa/analysis';
import { CHART_HEIGHTS } from '@pendapa/charts';
import type { UnitKind } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/payers.ts';

interface PayersBehindProps {
  /** Kinds of units that the page is about where the reader chose none. */
  readonly kinds?: readonly UnitKind[];
}

function Payers({ kinds }: PayersBehindProps) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <CasesPanel
      list="payers"
      {...(kinds ? { where: { kind: kinds } } : {})}
      title={t('title')}
      height={CHART_HEIGHTS.medium}
      empty={t('empty')}
      words={({ period, cases }) => ({
        subtitle: t('subtitle', { period: format.period(period) }),
        sentence: t('sentence', { all: format.count(cases) }),
      })}
      headers={{ number: t('number'), count: t('transactions'), amount: t('amount') }}
    />
  );
}

/** The way from the figures of a page to whose payments they are: the largest, masked, and only when asked for. */
export function PayersBehind({ kinds }: PayersBehindProps) {
  const t = useMessages(messages);
  const { choices } = useFilters();
  const [open, setOpen] = useState(false);
  // The list knows taxes, units and regions; how somebody paid is no part of it.
  const told = choices.channel.length === 0 && choices.bank.length === 0;
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', '& > section': { width: '100%' }, displayPrint: 'none' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button size="small" variant="outlined" disabled={!told} aria-expanded={open && told} onClick={() => setOpen(!open)}>
          {t(open && told ? 'hide' : 'show')}
        </Button>
        {!told && (
          <Typography variant="caption" color="textSecondary">
            {t('notByChannel')}
          </Typography>
        )}
      </Box>
      {open && told && <Payers kinds={kinds} />}
    </Box>
  );
}
