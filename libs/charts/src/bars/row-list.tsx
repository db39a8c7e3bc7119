import { useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMessages } from '@pendapa/i18n';
import { usePrinting } from '@pendapa/theme';
import { messages } from '../messages.ts';
import { markProps } from '../parts/mark.ts';
import { MarkArea } from '../parts/mark-area.tsx';
import { useOnPaper } from '../parts/on-paper.ts';
import type { Tip } from '../parts/tip.tsx';

export interface BarRow {
  readonly key: string;
  readonly label: string;
  readonly bar: ReactNode;
  /** The value in words. */
  readonly text: string;
  /** All digits, beside the row under pointer or keyboard. */
  readonly tip: Tip;
  /** Further figures at the end of the row, such as share and change. */
  readonly detail?: ReactNode;
}

export interface RowListProps {
  readonly rows: readonly BarRow[];
  readonly description: string;
  /** A click or Enter on a row. */
  readonly onSelect?: (key: string) => void;
  /** Shows so many rows, and the others on demand; all of them in print. */
  readonly first?: number;
}

/** Rows of a name, a bar and its figures; on one line where the bar keeps a third of it, else the bar below the name. */
const List = styled('ol')(({ theme }) => ({
  ...theme.typography.body2,
  containerType: 'inline-size',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  // Name and figure above, bar and detail below: the bars of all rows are equally long, whatever stands beside them.
  '& .row': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: theme.spacing(1),
    rowGap: 1,
    width: '100%',
    padding: theme.spacing(0.375, 0),
    textAlign: 'left',
  },
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
  // Ends the first line, however short or long its name and figure are.
  '& .row::after': { content: '""', flex: '0 0 100%', order: 1 },
  '& .name': { flex: '1 1 0', minWidth: 0, overflowWrap: 'break-word', lineHeight: 1.3 },
  '& .figure': { flex: '0 0 auto', textAlign: 'right', whiteSpace: 'nowrap', fontWeight: 600 },
  '& .bar': { flex: '1 1 calc(100% - 12rem)', minWidth: 48, order: 2 },
  '& .detail': { ...theme.typography.caption, flex: '0 0 10rem', order: 3, textAlign: 'right', lineHeight: 1.3 },
  '@container (min-width: 840px)': {
    '& .row': { display: 'grid', gridTemplateColumns: 'minmax(0, 34%) minmax(0, 1fr) 8.5rem 10rem' },
    '& .row.plain': { gridTemplateColumns: 'minmax(0, 34%) minmax(0, 1fr) 8.5rem' },
    '& .row::after': { display: 'none' },
    '& .name, & .bar, & .figure, & .detail': { order: 0 },
  },
}));

function RowBody({ row: { label, bar, text, detail } }: { readonly row: BarRow }) {
  return (
    <>
      <span className="name">{label}</span>
      <span className="bar" aria-hidden="true">
        {bar}
      </span>
      <span className="figure">{text}</span>
      {detail !== undefined && <span className="detail">{detail}</span>}
    </>
  );
}

const Note = styled('p')(({ theme }) => ({ ...theme.typography.caption, margin: 0, color: theme.vars.palette.text.secondary }));

/** A list to screen readers; its rows are buttons where they lead somewhere. */
export function RowList({ rows, description, onSelect, first }: RowListProps) {
  const t = useMessages(messages);
  const [all, setAll] = useState(false);
  const drawnForFile = useOnPaper();
  const printing = usePrinting();
  const longer = first !== undefined && rows.length > first;
  const shown = longer && !all && !printing ? rows.slice(0, first) : rows;
  const form = (row: BarRow): string => (row.detail === undefined ? 'row plain' : 'row');
  return (
    <>
      <MarkArea tip={(index) => shown[index]?.tip} onSelect={onSelect && ((index) => onSelect(shown[index]?.key ?? ''))}>
        <List aria-label={description}>
          {shown.map((row, index) =>
            onSelect ? (
              <li key={row.key}>
                <button type="button" className={form(row)} {...markProps(index, row.tip)}>
                  <RowBody row={row} />
                </button>
              </li>
            ) : (
              <li key={row.key} {...markProps(index, row.tip)}>
                <div className={form(row)}>
                  <RowBody row={row} />
                </div>
              </li>
            ),
          )}
        </List>
      </MarkArea>
      {longer && drawnForFile && <Note>{t('firstOf', { count: first, all: rows.length })}</Note>}
      {longer && !drawnForFile && (
        <Button size="small" onClick={() => setAll(!all)} aria-expanded={all} sx={{ displayPrint: 'none' }}>
          {all ? t('showFirst', { count: first }) : t('showAll', { count: rows.length })}
        </Button>
      )}
    </>
  );
}
