import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Tooltip from '@mui/material/Tooltip';
import type { Status } from '@pendapa/contracts';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { roomOf, USUAL_DAY } from '@pendapa/panels';
import { useFiguresStand, useStatus } from '@pendapa/query';
import { LastKnownMark, StaleMark, UnreachableMark } from '@pendapa/ui-layout';
import { stampTexts } from './messages.ts';

function sourcesOf({ extracts }: Status): readonly string[] {
  return [...new Set(extracts.filter(({ extract }) => extract === 'payments').map(({ source }) => source))];
}

function useSourceText(status: Status): string | null {
  const t = useMessages(stampTexts);
  const [source, ...others] = sourcesOf(status);
  if (source === undefined) return null;
  return others.length === 0 ? t('source', { source }) : t('sources', { source, count: others.length });
}

/** What the user's rights leave out of all pages; null for users of the whole agency. */
function useUnitsText({ reader: { ofUnits } }: Status): string | null {
  const t = useMessages(stampTexts);
  const text = useText();
  if (ofUnits === null) return null;
  if (ofUnits.units.length === 0) return t('noUnits');
  const units = ofUnits.units.map(({ name }) => text(name)).join(', ');
  return t(ofUnits.rights === 'own-only' ? 'ownOnly' : 'ownCases', { units });
}

function Stamp({ status }: { readonly status: Status }) {
  const t = useMessages(stampTexts);
  const format = useFormat();
  const source = useSourceText(status);
  const units = useUnitsText(status);
  const asOf = status.asOf === null ? t('noData') : t('asOf', { date: format.date(status.asOf) });
  return (
    <>
      {status.sample && (
        <Tooltip title={t('sampleHint')}>
          <Chip size="small" variant="outlined" label={t('sample')} sx={{ color: 'status.watch', borderColor: 'status.watch' }} />
        </Tooltip>
      )}
      <span>{[asOf, status.sample ? null : source, t('unaudited')].filter(Boolean).join(' · ')}</span>
      {units !== null && <span>{units}</span>}
      {status.stale && status.asOf !== null && <StaleMark asOf={status.asOf} />}
    </>
  );
}

/** Reserves the space of a sample's stamp, the longest one. */
function ExpectedStamp() {
  const t = useMessages(stampTexts);
  const format = useFormat();
  return (
    <Box aria-hidden sx={{ visibility: 'hidden', display: 'contents' }}>
      <Chip size="small" variant="outlined" label={roomOf(t('sample'))} />
      <span>{roomOf([t('asOf', { date: format.date(USUAL_DAY) }), t('unaudited')].join(' · '))}</span>
    </Box>
  );
}

/** Mark shown if the server does not answer. It mentions last known figures only if there are some for the current queries. */
function AwayMark({ onRetry }: { readonly onRetry: () => void }) {
  return useFiguresStand() ? <LastKnownMark onRetry={onRetry} /> : <UnreachableMark onRetry={onRetry} />;
}

/** Data date and origin, shown on every page. */
export function DataStamp() {
  const { status, failure, retry } = useStatus();
  return (
    <Box
      sx={{
        typography: { xs: 'caption', md: 'body2' },
        color: 'text.secondary',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 0.5,
        // On phones the sample mark needs its own line.
        minHeight: { xs: 46, md: 26 },
      }}
    >
      {status ? <Stamp status={status} /> : <ExpectedStamp />}
      {status && failure && <AwayMark onRetry={retry} />}
    </Box>
  );
}
