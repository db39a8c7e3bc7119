import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { PageLink } from '@pendapa/page-manifest';
import { Aging, later } from '@pendapa/ui-layout';
import { useAwaited } from '../exported/use-awaited.ts';
import { useExportedFigure, type ShownFigure } from '../exported/use-exported-figure.ts';
import type { AskedFigures } from '../request/use-answer.ts';
import { DefinitionButton } from '../words/definition-button.tsx';
import type { DefinitionWordsProps } from '../words/definition-words.tsx';
import { LeftAsideLine } from '../words/left-aside-line.tsx';
import { Remarks } from '../words/remark-lines.tsx';
import { useFailureText } from '../words/use-failure-text.ts';
import { useOwnRemarks, type UsualRemark } from './strip-remarks.tsx';

export interface KpiCardProps {
  readonly label: string;
  /** Everything that the figure is made of: what it does not follow, how it stands and why it failed is said by the card. */
  readonly asked: readonly AskedFigures[];
  /** Where more is told about the figure. */
  readonly to?: string;
  /** What the figure is: its measure's definition, or the page's own where the page works it out. */
  readonly definition: DefinitionWordsProps;
  /** Beside the definition button. */
  readonly hint?: ReactNode;
  /** Undefined while it is on its way. */
  readonly value: string | undefined;
  /** All digits, for the pointer. */
  readonly exact?: string;
  /** The change with its reason, or why there is no figure: a line, and remarks below it. */
  readonly children?: ReactNode;
  /** Said below all else, or below the strip where other cards say the same or it is long. */
  readonly remarks?: readonly string[];
  /** What the answers of its figures usually say: the strip keeps room for it. */
  readonly usual?: readonly UsualRemark[];
  /** Beside the value where there is room: its shape over time, a bar. */
  readonly mark?: ReactNode;
  /** What files say of it; its words where nothing is given, null while there is nothing to say. */
  readonly exported?: ShownFigure | null;
}

function wordsOf({ label, value, exact, children }: KpiCardProps): ShownFigure | null {
  if (value === undefined) return null;
  const note = typeof children === 'string' ? children : null;
  return { label, kind: 'text', before: undefined, note, said: [], source: null, value: value === '-' ? null : (exact ?? value) };
}

const NONE: readonly string[] = [];
const NOTHING_USUAL: readonly UsualRemark[] = [];
const VALUE_HEIGHT = 36;

/** As large as the card allows, so that an amount never breaks. */
const figure = {
  fontSize: 'clamp(1rem, 11cqi, 1.5rem)',
  lineHeight: `${VALUE_HEIGHT}px`,
  fontWeight: 600,
  letterSpacing: '-0.01em',
} as const;

const AMOUNT = /^[-−+]?(Rp|\d)/;
/** A name may be longer than any amount: it ends in dots, and the pointer tells the rest. */
const name = { ...figure, fontSize: 'clamp(1rem, 8cqi, 1.25rem)' } as const;

/** Takes the strip's rows for names and for figures: what stands beside each other begins on one line, however long the names are. */
const card = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 2',
  rowGap: 0,
  bgcolor: 'background.paper',
  px: { xs: 1.5, md: 2 },
  pt: 1.25,
  pb: 1.5,
  minWidth: 0,
} as const;

/** As high as its name alone: the button beside it may stand out. */
const head = { display: 'flex', alignItems: 'start', gap: 0.5, minHeight: 20, '& > button': { my: -0.5 } } as const;
const heading = { lineHeight: '18px', minWidth: 0, overflowWrap: 'break-word' } as const;

/** Pixels: a line, and room for a second, so that nothing moves when it arrives; on phones, where lines break, for a third. */
const WORDS_HEIGHT = { xs: 48, md: 32 };

const words = {
  typography: 'caption',
  color: 'text.secondary',
  lineHeight: '16px',
  alignContent: 'start',
  display: 'grid',
  gap: 0.25,
} as const;

/** What has no room beside the value falls below the line, out of sight. */
const line = { display: 'flex', flexWrap: 'wrap', columnGap: 1.5, height: VALUE_HEIGHT, overflow: 'hidden' } as const;
const beside = { flex: '1 1 72px', maxWidth: 150, height: VALUE_HEIGHT, ml: 'auto', display: 'grid', alignItems: 'center' } as const;

interface FigureProps {
  /** Undefined while it is on its way. */
  readonly value: string | undefined;
  readonly exact: string | undefined;
}

function Figure({ value, exact }: FigureProps) {
  if (value === undefined) return <Skeleton width="70%" height={VALUE_HEIGHT} sx={later} />;
  return (
    <Typography title={exact ?? value} component="p" noWrap sx={{ ...(AMOUNT.test(value) ? { ...figure, flex: 'none' } : name) }}>
      {value}
    </Typography>
  );
}

/** One figure in three lines: its name, its value, its change with the reason. As high empty as full. */
export function KpiCard(props: KpiCardProps) {
  const {
    label,
    asked,
    to,
    definition,
    hint,
    value,
    exact,
    children,
    remarks = NONE,
    usual = NOTHING_USUAL,
    mark,
    exported = wordsOf(props),
  } = props;
  const own = useOwnRemarks(label, remarks, { usual, isAwaited: value === undefined });
  const place = useExportedFigure(exported);
  useAwaited(asked);
  const failureText = useFailureText();
  const failure = asked.find(({ state }) => state === 'failed' || state === 'stale')?.failure;
  const failed = asked.some(({ state }) => state === 'failed');
  return (
    <Box ref={place} component="article" aria-label={label} sx={card}>
      <Box sx={head}>
        <Typography variant="body2" component="h2" color="textSecondary" title={label} sx={heading}>
          {to === undefined ? (
            label
          ) : (
            <Link component={PageLink} to={to} color="inherit">
              {label}
            </Link>
          )}
        </Typography>
        <DefinitionButton label={label} definition={definition} />
        {hint}
      </Box>
      <Box sx={{ containerType: 'inline-size' }}>
        <Aging old={asked.some(({ state }) => state === 'updating')} markAt="bottom">
          <Box sx={line}>
            <Figure value={failed ? (value ?? '-') : value} exact={exact} />
            {mark && <Box sx={beside}>{mark}</Box>}
          </Box>
          <Box sx={{ ...words, minHeight: WORDS_HEIGHT }}>
            {failure && <span>{failureText(failure)}</span>}
            {children}
            <Remarks remarks={own} />
            <LeftAsideLine asked={asked} />
          </Box>
        </Aging>
      </Box>
    </Box>
  );
}
