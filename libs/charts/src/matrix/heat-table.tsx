import { Fragment } from 'react';
import { styled } from '@mui/material/styles';
import { unbroken, useMessages } from '@pendapa/i18n';
import { useHeatColors } from '@pendapa/theme';
import { messages } from '../messages.ts';
import { hatchOf } from '../parts/fill.ts';
import { markProps } from '../parts/mark.ts';
import { MarkArea } from '../parts/mark-area.tsx';
import { tipInWords, type Tip } from '../parts/tip.tsx';
import { HeatLegend } from './heat-legend.tsx';
import { classOf, type HeatScale } from './heat-scale.ts';

export interface HeatRow {
  readonly key: string;
  readonly label: string;
  /** One for each column; null is not known and hatched. */
  readonly values: readonly (number | null)[];
  /** True if disclosure control hides the value of a column. The cell says so and is not hatched. */
  readonly hidden?: (column: number) => boolean;
  /** Text of a cell that cannot have a value; the cell is not hatched. */
  readonly blank?: (column: number) => string | undefined;
  /** Text of a cell with a value, if it is not the formatted value. */
  readonly cellText?: (column: number) => string;
  /** True if a cell is too small to be coloured: under 1 % of the total, or few cases. */
  readonly isPale?: (column: number) => boolean;
  /** Column of a cell whose period has not ended, if not the whole column is unfinished. The cell is hatched and has no colour. */
  readonly unfinished?: number | null;
  /** True if a cell has a tick at its edge. The page and `exact` explain it. */
  readonly ticked?: (column: number) => boolean;
  /** True if a cell leads nowhere, though others of the table do. */
  readonly isStatic?: (column: number) => boolean;
  /** All digits of the cell at an index. */
  readonly exact: (column: number) => string;
}

export interface HeatColumn {
  readonly key: string;
  readonly label: string;
  /** A period that has not ended: hatched, without a colour of the scale, and said. */
  readonly unfinished?: boolean;
}

export interface HeatTableProps {
  readonly description: string;
  readonly columns: readonly HeatColumn[];
  readonly rows: readonly HeatRow[];
  readonly scale: HeatScale;
  /** Short text of a cell or a bound of the legend; all cells share a unit. */
  readonly words: (value: number) => string;
  /** A click or Enter on a cell: the keys of its row and column. */
  readonly onSelect?: (row: string, column: string) => void;
  /** The last column is a total and stays visible if the table scrolls. */
  readonly endsWithTotal?: boolean;
}

/** Light stripes on paper. */
const unfinishedStripes = (color: string): string =>
  `repeating-linear-gradient(45deg, color-mix(in srgb, ${color} 35%, transparent) 0 1px, transparent 1px 6px)`;
// Wide tables scroll sideways beside their names. Paper does not scroll.
const Scroll = styled('div')({
  position: 'relative',
  overflowX: 'auto',
  '@media print': { overflow: 'visible', '&& th': { position: 'static' } },
});
/** Number of columns from which they are narrower, so that the total in the last column stays visible on a desktop. */
const MANY = 10;
/** Number of columns from which they are narrower still: all channels with those not stated, and the total. */
const MIN_CROWDED_COLUMNS = 16;

const densityOf = (columns: number): 'many' | 'crowded' | undefined =>
  columns > MIN_CROWDED_COLUMNS ? 'crowded' : columns > MANY ? 'many' : undefined;

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.caption,
  borderCollapse: 'separate',
  borderSpacing: 1,
  width: '100%',
  'th, td': { padding: '3px 4px', whiteSpace: 'nowrap' },
  th: { fontWeight: 400, background: theme.vars.palette.background.paper, color: theme.vars.palette.text.secondary },
  'thead th': { position: 'sticky', top: 0, zIndex: 1, textAlign: 'right', verticalAlign: 'bottom', whiteSpace: 'normal', lineHeight: 1.2 },
  'tbody th': {
    position: 'sticky',
    left: 0,
    textAlign: 'left',
    color: theme.vars.palette.text.primary,
    whiteSpace: 'normal',
    minWidth: '5rem',
    maxWidth: '12rem',
    lineHeight: 1.25,
  },
  'thead td': { position: 'sticky', top: 0, left: 0, zIndex: 2, background: theme.vars.palette.background.paper },
  td: { textAlign: 'right', borderRadius: 2, printColorAdjust: 'exact', '@media (forced-colors: active)': { forcedColorAdjust: 'none' } },
  'td.pale, td.open': { color: theme.vars.palette.text.secondary },
  'td.open': { backgroundImage: unfinishedStripes(theme.vars.palette.text.secondary) },
  'td.hidden': { color: theme.vars.palette.text.secondary },
  'td.unknown': { backgroundImage: hatchOf(theme.vars.palette.outline) },
  '&[data-columns] :is(th, td:not(:has(button)), td button)': { paddingInline: 2 },
  '&[data-columns="crowded"] :is(th, td:not(:has(button)), td button)': { paddingInline: 0.5 },
  '&&[data-pinned] tr > :last-child:is(th, td)': {
    background: theme.vars.palette.background.paper,
    borderLeft: `1px solid ${theme.vars.palette.divider}`,
    paddingLeft: 6,
    // On a phone it would leave room for a single column.
    [theme.breakpoints.up('sm')]: { position: 'sticky', right: 0 },
  },
  'td:has(button)': { padding: 0 },
  // The text colour has enough contrast on every background; the colour of the ring has not.
  '& :is(td, td button):focus-visible': { outlineColor: 'currentColor', outlineOffset: -2 },
  'td button': {
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    border: 0,
    width: '100%',
    padding: '3px 4px',
    textAlign: 'right',
    cursor: 'pointer',
  },
}));
const Caption = styled('caption')({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' });

const Tick = styled('span')(({ theme }) => ({
  float: 'left',
  width: 3,
  height: '1.2em',
  background: theme.vars.palette.text.secondary,
  printColorAdjust: 'exact',
}));

/** Table whose cells are coloured by class. The cell shows the value, and its title the exact one. */
export function HeatTable({ description, columns, rows, scale, words, onSelect, endsWithTotal = false }: HeatTableProps) {
  const t = useMessages(messages);
  const steps = useHeatColors()[scale.colors];
  const cellAt = (index: number) => ({ row: rows[Math.floor(index / columns.length)], column: index % columns.length });
  const headerOf = ({ label, unfinished }: HeatColumn): string => (unfinished ? `${label} (${t('unfinished')})` : label);
  const isOpen = (row: HeatRow, column: number): boolean => columns[column]?.unfinished ?? row.unfinished === column;
  const isPale = (row: HeatRow, column: number): boolean => (row.values[column] ?? null) !== null && (row.isPale?.(column) ?? false);
  const tipOf = (row: HeatRow, column: number): Tip => {
    const head = columns[column];
    const label = head ? headerOf({ ...head, unfinished: isOpen(row, column) }) : '';
    return {
      title: row.label,
      rows: [{ label, text: row.exact(column) }, ...(isPale(row, column) ? [{ label: t('weight'), text: t('small') }] : [])],
    };
  };
  const leads = (row: HeatRow, column: number): boolean =>
    onSelect !== undefined && row.blank?.(column) === undefined && !(row.isStatic?.(column) ?? false);
  const select =
    onSelect &&
    ((index: number): void => {
      const { row, column } = cellAt(index);
      if (row && leads(row, column)) onSelect(row.key, columns[column]?.key ?? '');
    });
  const kindOf = (row: HeatRow, column: number): 'hidden' | 'unknown' | 'open' | 'pale' | undefined => {
    if (row.hidden?.(column) || row.blank?.(column) !== undefined) return 'hidden';
    if ((row.values[column] ?? null) === null) return 'unknown';
    if (isOpen(row, column)) return 'open';
    return isPale(row, column) ? 'pale' : undefined;
  };
  const look = (value: number | null) => {
    const step = value === null ? undefined : steps[classOf(scale, value)];
    return step && { backgroundColor: step.ground, color: step.ink };
  };
  return (
    <>
      <HeatLegend scale={scale} words={words} />
      <MarkArea
        columns={columns.length}
        onSelect={select}
        tip={(index) => {
          const { row, column } = cellAt(index);
          return row && tipOf(row, column);
        }}
      >
        <Scroll tabIndex={0} role="region" aria-label={description}>
          <Table data-columns={densityOf(columns.length)} data-pinned={endsWithTotal || undefined}>
            <Caption>{description}</Caption>
            <thead>
              <tr>
                <td />
                {columns.map((column) => (
                  <th key={column.key} scope="col">
                    <Breakable text={column.label} />
                    {column.unfinished && '*'}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, line) => (
                <tr key={row.key}>
                  <th scope="row">{unbroken(row.label)}</th>
                  {columns.map(({ key }, column) => {
                    const kind = kindOf(row, column);
                    const value = row.values[column] ?? null;
                    const hidden = row.hidden?.(column) ?? false;
                    const blank = row.blank?.(column);
                    const text = hidden ? t('hidden') : value === null ? (blank ?? '-') : (row.cellText?.(column) ?? words(value));
                    const tip = tipOf(row, column);
                    const mark = markProps(line * columns.length + column, tip);
                    return (
                      <td
                        key={key}
                        className={kind}
                        style={kind === undefined ? look(value) : undefined}
                        // An empty cell can take the focus, so it needs a name.
                        aria-label={text === '' ? `${row.label}, ${tipInWords(tip)}` : undefined}
                        {...(leads(row, column) ? {} : mark)}
                      >
                        {row.ticked?.(column) && <Tick aria-hidden="true" />}
                        {leads(row, column) ? (
                          <button type="button" {...mark}>
                            {text}
                          </button>
                        ) : (
                          text
                        )}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </Table>
        </Scroll>
      </MarkArea>
      {rows.some((row) => columns.some((_, column) => isPale(row, column))) && <Note>{t('paleCells')}</Note>}
      {columns.some(({ unfinished }) => unfinished) && <Note>* {t('unfinished')}</Note>}
      {rows.some(({ unfinished }) => typeof unfinished === 'number' && unfinished >= 0) && <Note>{t('hatchedUnfinished')}</Note>}
    </>
  );
}

/** A name that may break after a slash or a hyphen: long words must not widen a column of figures. */
const Breakable = ({ text }: { readonly text: string }) =>
  text.split(/(?<=[/-])/).map((part, cellAt) => (
    <Fragment key={cellAt}>
      {cellAt > 0 && <wbr />}
      {part}
    </Fragment>
  ));

const Note = styled('p')(({ theme }) => ({ ...theme.typography.caption, margin: 0, color: theme.vars.palette.text.secondary }));
