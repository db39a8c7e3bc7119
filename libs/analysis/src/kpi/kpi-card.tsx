import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { PageLink } from '@pendapa/page-manifest';
import { Aging, later } from '@pendapa/ui-layout';
import type { AskedFigures } from '../request/use-answer.ts';
import { LeftAsideLine } from '../words/left-aside-line.tsx';
import { useFailureText } from '../words/use-failure-text.ts';

export interface KpiCardProps {
  readonly label: string;
  /** Everything that the figure is made of: what it does not follow, how it stands and why it failed is said by the card. */
  readonly asked: readonly AskedFigures[];
  /** Where more is told about the figure. */
  readonly to?: string;
  /** The definition button. */
  readonly info?: ReactNode;
  /** Undefined while it is on its way. */
  readonly value: string | undefined;
  /** All digits, for the pointer. */
  readonly exact?: string;
  /** Comparison, target bar, or why there is no figure. */
  readonly children?: ReactNode;
  readonly sparkline?: ReactNode;
}

/** As large as the card allows, so that an amount never breaks. */
const figure = {
  fontSize: 'clamp(1rem, 11cqi, 1.5rem)',
  lineHeight: 1.25,
  fontWeight: 600,
  letterSpacing: '-0.01em',
  whiteSpace: 'nowrap',
  mt: 0.25,
} as const;

const AMOUNT = /^[-−+]?(Rp|\d)/;
/** A name may be longer than any amount, and breaks between its words. */
const name = { ...figure, fontSize: 'clamp(1rem, 8cqi, 1.5rem)', whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;

/** Room for the comparison in words, so that nothing moves when it arrives. Pixels. */
const WORDS_HEIGHT = { xs: 116, sm: 58, md: 96 };
const words = {
  ...{ typography: 'caption', color: 'text.secondary', mt: 0.5, minHeight: WORDS_HEIGHT },
  ...{ display: 'grid', gap: 0.25, flex: 1, alignContent: 'start' },
} as const;

interface FigureProps {
  /** Undefined while it is on its way. */
  readonly value: string | undefined;
  readonly exact: string | undefined;
}

function Figure({ value, exact }: FigureProps) {
  if (value === undefined) return <Skeleton width="70%" sx={{ ...figure, ...later }} />;
  return (
    <Typography title={exact} component="p" sx={AMOUNT.test(value) ? figure : name}>
      {value}
    </Typography>
  );
}

/** One figure: its name, its value, what it is compared with, its shape over time. As high empty as full. */
export function KpiCard({ label, asked, to, info, value, exact, children, sparkline }: KpiCardProps) {
  const failureText = useFailureText();
  const failure = asked.find(({ state }) => state === 'failed' || state === 'stale')?.failure;
  const failed = asked.some(({ state }) => state === 'failed');
  return (
    <Paper
      variant="outlined"
      component="article"
      aria-label={label}
      sx={{ p: { xs: 1.5, md: 2 }, display: 'flex', flexDirection: 'column', minWidth: 0, containerType: 'inline-size' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 0.5 }}>
        <Typography variant="body2" component="h2" color="textSecondary" sx={{ fontWeight: 600, pt: 0.25 }}>
          {to === undefined ? (
            label
          ) : (
            <Link component={PageLink} to={to} color="inherit">
              {label}
            </Link>
          )}
        </Typography>
        <Box sx={{ flex: 'none', m: -0.5 }}>{info}</Box>
      </Box>
      <Aging old={asked.some(({ state }) => state === 'updating')} markAt="bottom">
        <Figure value={failed ? (value ?? '-') : value} exact={exact} />
        <Box sx={words}>
          {failure && <span>{failureText(failure)}</span>}
          {children}
          <LeftAsideLine asked={asked} />
        </Box>
        {sparkline && <Box sx={{ mt: 1 }}>{sparkline}</Box>}
      </Aging>
    </Paper>
  );
}
