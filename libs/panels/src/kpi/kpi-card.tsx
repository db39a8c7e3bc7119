import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { UsualNote } from '@pendapa/contracts';
import { PageLink } from '@pendapa/page-manifest';
import type { QueryStatus } from '@pendapa/query';
import { Aging, later } from '@pendapa/ui-layout';
import { useAwaited } from '../exported/use-awaited.ts';
import { useExportedFigure, type ShownFigure } from '../exported/use-exported-figure.ts';
import { DefinitionButton } from '../words/definition-button.tsx';
import type { DefinitionWordsProps } from '../words/definition-words.tsx';
import { MarkedText } from '../words/marked-text.tsx';
import { UnappliedFiltersLine } from '../words/unapplied-filters-line.tsx';
import { Remarks } from '../words/remark-lines.tsx';
import { useUnsaid } from '../words/page-snapshot.tsx';
import { useFailureText } from '../words/use-failure-text.ts';
import { useOwnRemarks } from './strip-remarks.tsx';

export interface KpiCardProps {
  readonly label: string;
  /** Name on the card if the label is long; files and screen readers keep the label. */
  readonly shortLabel?: string;
  /** Query results behind the figure. The card shows their unapplied filters, state and failure. */
  readonly results: readonly QueryStatus[];
  /** Address of a page with more about the figure. */
  readonly to?: string;
  /** Definition of the measure, or of the page if the page computes the figure. */
  readonly definition: DefinitionWordsProps;
  /** Shown beside the definition button. */
  readonly hint?: ReactNode;
  /** Undefined while it is on its way. */
  readonly value: string | undefined;
  /** All digits, for the tooltip. */
  readonly exact?: string;
  /** Change with its reason, or why there is no figure: one line, with notes below. */
  readonly children?: ReactNode;
  /** Notes, shown in the card, or below the strip if they are long or shared by several cards. */
  readonly remarks?: readonly string[];
  /** Notes that its answers usually have, to reserve space. */
  readonly usual?: readonly UsualNote[];
  /** Small chart beside the value, if it fits. */
  readonly mark?: ReactNode;
  /** Lines of its text on desktops: two, unless its texts are longer. */
  readonly lines?: number;
  /** Figure for files; by default the texts of the card, null while loading. */
  readonly exported?: ShownFigure | null;
}

function wordsOf({ label, value, exact, children }: KpiCardProps): ShownFigure | null {
  if (value === undefined) return null;
  const note = typeof children === 'string' ? children : null;
  return { label, kind: 'text', before: undefined, note, notes: [], source: null, value: value === '-' ? null : (exact ?? value) };
}

const NONE: readonly string[] = [];
const NOTHING_USUAL: readonly UsualNote[] = [];
const VALUE_HEIGHT = 36;

/** Font size depends on the card's width, so that an amount never wraps. */
const figure = {
  fontSize: 'clamp(0.875rem, 11cqi, 1.5rem)',
  lineHeight: `${VALUE_HEIGHT}px`,
  fontWeight: 600,
  letterSpacing: '-0.01em',
} as const;

const AMOUNT = /^[-−+]?(Rp|\d)/;
/** A long name takes two lines in the same height; one that is longer still is cut and shown in full in the tooltip. */
const name = {
  ...figure,
  fontSize: 'clamp(1rem, 8cqi, 1.125rem)',
  lineHeight: '18px',
  minHeight: VALUE_HEIGHT,
  display: 'grid',
  alignContent: 'center',
} as const;
const nameLines = { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: '2', overflow: 'hidden' } as const;

/** Subgrid of the strip, so that names and figures of neighbouring cards are aligned. */
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

/** Height of the name only; the button may overflow. */
const head = { display: 'flex', alignItems: 'start', gap: 0.5, minHeight: 20, '& > button': { my: -0.5 } } as const;
const heading = { lineHeight: '18px', minWidth: 0, overflowWrap: 'break-word' } as const;

const LINE_HEIGHT = 16;
/** Lines of most cards. */
const LINES = 2;

/** Pixels for these lines, on phones for one more, so that nothing moves when the text arrives. */
const wordsHeight = (lines: number) => ({ xs: (lines + 1) * LINE_HEIGHT, md: lines * LINE_HEIGHT });

const words = {
  typography: 'caption',
  color: 'text.secondary',
  lineHeight: `${LINE_HEIGHT}px`,
  // Notes have the lines of the card, not those of panels.
  '& > span': { lineHeight: 'inherit' },
  alignContent: 'start',
  display: 'grid',
} as const;

/** Content that does not fit beside the value wraps out of sight. */
const line = { display: 'flex', flexWrap: 'wrap', columnGap: 1.5, height: VALUE_HEIGHT, overflow: 'hidden' } as const;
const SPARKLINE_STYLES = {
  flex: '1 1 72px',
  maxWidth: 150,
  height: VALUE_HEIGHT,
  ml: 'auto',
  display: 'grid',
  alignItems: 'center',
} as const;

interface FigureProps {
  /** Undefined while it is on its way. */
  readonly value: string | undefined;
  /** Text of the value with all digits, for the tooltip. */
  readonly exact: string | undefined;
}

function Figure({ value, exact }: FigureProps) {
  if (value === undefined) return <Skeleton width="70%" height={VALUE_HEIGHT} sx={later} />;
  if (AMOUNT.test(value))
    return (
      <Typography title={exact ?? value} component="p" noWrap sx={{ ...figure, flex: 'none' }}>
        <MarkedText text={value} />
      </Typography>
    );
  return (
    <Typography title={exact ?? value} component="p" sx={name}>
      <Box component="span" sx={nameLines}>
        <MarkedText text={value} />
      </Box>
    </Typography>
  );
}

/** Card in three lines: name, value, change with its reason. Has the same height while loading. */
export function KpiCard(props: KpiCardProps) {
  const {
    label,
    shortLabel = label,
    results,
    to,
    definition,
    hint,
    value,
    exact,
    children,
    remarks = NONE,
    usual = NOTHING_USUAL,
    mark,
    lines = LINES,
    exported = wordsOf(props),
  } = props;
  const place = useExportedFigure(exported);
  useAwaited(results);
  const failureText = useFailureText();
  const failure = results.find(({ state }) => state === 'failed' || state === 'stale')?.failure;
  const failed = results.some(({ state }) => state === 'failed');
  const unsaid = useUnsaid();
  const own = useOwnRemarks(shortLabel, unsaid.remarks(remarks), { usual: unsaid.usual(usual), isAwaited: value === undefined && !failed });
  return (
    <Box ref={place} component="article" aria-label={label} sx={card}>
      <Box sx={head}>
        <Typography variant="body2" component="h2" color="textSecondary" title={label} sx={heading}>
          {to === undefined ? (
            shortLabel
          ) : (
            <Link component={PageLink} to={to} color="inherit">
              {shortLabel}
            </Link>
          )}
        </Typography>
        <DefinitionButton label={label} definition={definition} />
        {hint}
      </Box>
      <Box sx={{ containerType: 'inline-size' }}>
        <Aging old={results.some(({ state }) => state === 'updating')} markAt="bottom">
          <Box sx={line}>
            <Figure value={failed ? (value ?? '-') : value} exact={exact} />
            {mark && <Box sx={SPARKLINE_STYLES}>{mark}</Box>}
          </Box>
          <Box sx={{ ...words, minHeight: wordsHeight(lines) }}>
            {failure && <span>{failureText(failure)}</span>}
            {children}
            <Remarks remarks={own} />
            <UnappliedFiltersLine results={results} />
          </Box>
        </Aging>
      </Box>
    </Box>
  );
}
