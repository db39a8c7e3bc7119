import { useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import { styled, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { unbroken, useMessages } from '@pendapa/i18n';
import { usePrinting } from '@pendapa/theme';
import { messages } from '../messages.ts';
import { markProps } from '../parts/mark.ts';
import { MarkArea } from '../parts/mark-area.tsx';
import { useOnPaper } from '../parts/on-paper.ts';
import { useWidth } from '../parts/use-width.ts';
import type { Tip } from '../parts/tip.tsx';
import { firstRows, useNamedRows } from './named-rows.ts';

export interface BarRow {
  readonly key: string;
  readonly label: string;
  readonly bar: ReactNode;
  /** Formatted value. */
  readonly text: string;
  /** Tooltip with all digits. */
  readonly tip: Tip;
  /** Further figures at the end of the row, such as share and change. */
  readonly detail?: ReactNode;
  /** True if the row leads nowhere, such as a total. A row without a key, of an unknown member, leads nowhere either. */
  readonly isStatic?: boolean;
}

/** Limits the rows shown before "show all"; print has all rows. Rows that the page's sentence names are always shown. */
export interface ShownRows {
  /** True if rows are a sequence, such as steps; then no row further back is shown beside the first ones. */
  readonly isSequence?: boolean;
  /** Number of rows shown before "show all". */
  readonly initialRows?: number;
  /** Pixels of rows shown before "show all", if `initialRows` is not set. */
  readonly initialHeight?: number;
}

export interface RowListProps extends ShownRows {
  readonly rows: readonly BarRow[];
  readonly description: string;
  /** Called on a click or Enter on a row. */
  readonly onSelect?: (key: string) => void;
  /** Axis below the bars, as wide as they are. */
  readonly foot?: ReactNode;
}

/** Pixels: width from which a row is one line, and heights of a row with one line and two. */
const MIN_ONE_LINE_WIDTH = 840;
const LINE_HEIGHT = 28;
const ROW_HEIGHT = 43;

/** Number of rows that are always shown if panels are stacked. */
const FEW = 8;

interface Room {
  readonly room: number;
  readonly width: number;
  /** True if panels are stacked. */
  readonly isStacked: boolean;
}

/** Number of rows that fit. A single remaining row takes the place of the "show all" button. */
function rowsIn({ room, width, isStacked }: Room, rows: number): number {
  const fit = Math.floor(room / (width >= MIN_ONE_LINE_WIDTH ? LINE_HEIGHT : ROW_HEIGHT));
  return fit === rows - 1 || (isStacked && rows <= FEW) ? rows : fit;
}

const Frame = styled('div')({ containerType: 'inline-size' });

const ONE_LINE = {
  '& .head': { display: 'contents' },
  '& .name, & .bar, & .figure, & .detail': { gridRow: 1 },
  '& .name': { gridColumn: 1 },
  '& .bar, &.plain .bar': { gridColumn: 2 },
  '& .figure': { gridColumn: 3 },
  '& .detail': { gridColumn: 4 },
} as const;

/** Name and figure above, bar and detail below; one line if there is space. Columns are as wide as the widest row needs. */
const List = styled('ol')(({ theme }) => ({
  ...theme.typography.body2,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(min(12rem, 50%))',
  columnGap: theme.spacing(1),
  '& li, & .row': { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', alignItems: 'center' },
  '& .row': { rowGap: 1, padding: theme.spacing(0.375, 0), textAlign: 'left' },
  '& button.row': {
    ...theme.typography.body2,
    minHeight: 28,
    border: 0,
    borderRadius: 4,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    '&:hover': { background: theme.vars.palette.action.hover },
    '&:hover .name': { textDecoration: 'underline' },
  },
  '& .head': { display: 'flex', alignItems: 'center', gap: theme.spacing(1), gridColumn: '1 / -1' },
  '& .name': { flex: '1 1 0', minWidth: 0, overflowWrap: 'break-word', lineHeight: 1.3 },
  // Rows that the sentence above names.
  '& [data-named] .name': { fontWeight: 600 },
  '& [data-named] .name::before': { content: '"▸ " / ""', color: theme.vars.palette.primary.main },
  '& .figure': { flex: '0 0 auto', textAlign: 'right', whiteSpace: 'nowrap', fontWeight: 600 },
  '& .bar': { minWidth: 48 },
  '&.plain .bar': { gridColumn: '1 / -1' },
  '& .detail': { ...theme.typography.caption, textAlign: 'right', lineHeight: 1.3 },
  [`@container (min-width: ${MIN_ONE_LINE_WIDTH}px)`]: {
    columnGap: theme.spacing(2),
    gridTemplateColumns: 'fit-content(34%) minmax(0, 1fr) auto fit-content(16rem)',
    ...ONE_LINE,
    '&.plain': { gridTemplateColumns: 'fit-content(34%) minmax(0, 1fr) auto' },
  },
  // Each row is a grid of its own in print, because browsers overlap a grid that is broken between sheets.
  '@media print': {
    ...ONE_LINE,
    '&, & li': { display: 'block' },
    '& li:first-of-type': { breakBefore: 'avoid' },
    // Small enough that most names take one line and two lists of fourteen rows fit a sheet.
    '& .row, & button.row': { width: '100%', minHeight: 0, fontSize: '8.5pt', lineHeight: 1.3 },
    '& .row': { padding: 2, columnGap: theme.spacing(1.5), gridTemplateColumns: '34% minmax(0, 1fr) 6.5rem 9rem' },
    '& .detail': { fontSize: '7.5pt' },
    '&.plain .row': { gridTemplateColumns: '34% minmax(0, 1fr) 6.5rem' },
  },
}));

function RowBody({ row: { label, bar, text, detail } }: { readonly row: BarRow }) {
  return (
    <>
      <span className="head">
        <span className="name">{unbroken(label)}</span>
        <span className="figure">{text}</span>
      </span>
      <span className="bar" aria-hidden="true">
        {bar}
      </span>
      {detail !== undefined && <span className="detail">{detail}</span>}
    </>
  );
}

const Note = styled('p')(({ theme }) => ({ ...theme.typography.caption, margin: 0, color: theme.vars.palette.text.secondary }));

const NONE: ReadonlySet<string> = new Set();

const leads = ({ key, isStatic = false }: BarRow): boolean => key !== '' && !isStatic;

/** List of rows; rows that lead somewhere are buttons if `onSelect` is given. */
export function RowList({ rows, description, onSelect, isSequence = false, foot, initialHeight = Infinity, ...shownRows }: RowListProps) {
  const t = useMessages(messages);
  const [all, setAll] = useState(false);
  const isOnPaper = useOnPaper();
  const printing = usePrinting();
  const [measured, width] = useWidth();
  const named = useNamedRows();
  const isStacked = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'));
  const { initialRows = rowsIn({ room: initialHeight, width, isStacked }, rows.length) } = shownRows;
  const longer = rows.length > initialRows;
  const isCut = longer && !all && !printing;
  const shown = isCut ? firstRows(rows, initialRows, isSequence ? NONE : named) : rows;
  const plain = rows.every(({ detail }) => detail === undefined);
  const select = (row: BarRow | undefined): void => {
    if (row && leads(row)) onSelect?.(row.key);
  };
  return (
    <>
      <MarkArea tip={(index) => shown[index]?.tip} onSelect={onSelect && ((index) => select(shown[index]))}>
        <Frame ref={measured}>
          <List aria-label={description} data-sequence={isSequence || undefined} className={plain ? 'plain' : undefined}>
            {shown.map((row, index) =>
              onSelect && leads(row) ? (
                <li key={row.key} data-named={named.has(row.label) || undefined}>
                  <button type="button" className="row" {...markProps(index, row.tip)}>
                    <RowBody row={row} />
                  </button>
                </li>
              ) : (
                <li key={row.key} data-named={named.has(row.label) || undefined} {...markProps(index, row.tip)}>
                  <div className="row">
                    <RowBody row={row} />
                  </div>
                </li>
              ),
            )}
            {foot !== undefined && (
              <li aria-hidden="true">
                <div className="row">
                  <span className="bar">{foot}</span>
                </div>
              </li>
            )}
          </List>
        </Frame>
      </MarkArea>
      {longer && isOnPaper && <Note>{t('firstOf', { count: initialRows, all: rows.length })}</Note>}
      {longer && !isOnPaper && (
        <Button size="small" onClick={() => setAll(!all)} aria-expanded={all} sx={{ displayPrint: 'none' }}>
          {all ? t('showFirst', { count: initialRows }) : t('showAll', { count: rows.length })}
        </Button>
      )}
    </>
  );
}
