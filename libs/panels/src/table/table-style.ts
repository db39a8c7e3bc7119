import { CHART_HEIGHTS } from '@pendapa/theme';
import { HEADER_HEIGHT } from '@pendapa/ui-layout';
import { MEASURED_ATTRIBUTE } from './use-fitting-columns.ts';

const stickyLeft = { position: 'sticky', left: 0, bgcolor: 'background.paper', zIndex: 1 } as const;

/** Sticky header and first column. Wide tables scroll below their caption, which wraps and stays visible. */
export const tableStyle = {
  containerType: 'inline-size',
  // Scroll padding keeps a focused element clear of sticky cells.
  scrollPaddingBlock: '4.5rem 2.5rem',
  scrollPaddingInline: 'min(45%, 17rem) 8px',
  '& table caption': {
    typography: 'caption',
    captionSide: 'top',
    color: 'text.secondary',
    p: 0,
    pb: 0.5,
    position: 'sticky',
    left: 0,
    width: '100cqi',
  },
  '& tbody': { typography: 'body2' },
  '& tbody :is(th, td)': { py: 0.75, textAlign: 'left', fontWeight: 400, borderBottom: 1, borderColor: 'divider' },
  '& tbody td.number': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& tbody [data-status]': { whiteSpace: 'nowrap' },
  '& tbody tr:hover td': { bgcolor: 'action.hover' },
  '& .row-name': { minWidth: '8rem' },
  '@container (min-width: 720px)': { '& .row-name': { minWidth: '9.5rem' } },
  '& th, & td': { px: 0.625 },
  // The sort arrow overlaps the gap between columns, to save width.
  '& .MuiTableSortLabel-icon': { position: 'absolute', m: 0, fontSize: '0.875rem' },
  '& .MuiTableCell-alignRight .MuiTableSortLabel-icon': { right: '100%' },
  '& .MuiTableCell-alignLeft .MuiTableSortLabel-icon': { left: '100%' },
  '& thead th': { position: 'sticky', top: 0, zIndex: 2 },
  '& thead th:first-of-type': { ...stickyLeft, zIndex: 3 },
  '& tbody th, & tfoot th': stickyLeft,
  '&[data-density="compact"] :is(th, td)': { py: 0.125 },
} as const;

/** Sticky below the page's header, which is not sticky on very low screens. */
const BELOW_HEADER = {
  '& thead th': { top: HEADER_HEIGHT, '@media (max-height: 480px)': { top: 0 } },
  // The page's own scroll padding does not include the table's header.
  '& tbody :is(a, button)': { scrollMarginTop: '6.5rem' },
};
const TOTAL_IN_SIGHT = { '& tfoot :is(th, td)': { position: 'sticky', bottom: 0 } };

interface Place {
  /** Number of columns shown. */
  readonly count: number;
  readonly isWide: boolean;
  /** True if its rows scroll inside the table. */
  readonly isBox: boolean;
}

/** Style of the table's container: a table that fits scrolls with the page, a wider one scrolls sideways. */
export const placeStyle = ({ count, isWide, isBox }: Place) => ({
  ...tableStyle,
  ...(isBox
    ? { ...TOTAL_IN_SIGHT, maxHeight: CHART_HEIGHTS.large, overflow: 'auto' }
    : isWide
      ? {}
      : { ...BELOW_HEADER, overflow: 'visible' }),
  '@media screen': {
    [`& table:not([${MEASURED_ATTRIBUTE}]) tr > :nth-child(n + ${count + 1})`]: { display: 'none' },
    // No column follows whose gap the sort arrow could overlap.
    [`& thead th.MuiTableCell-alignLeft:nth-child(${count})`]: { pr: 2 },
  },
});

export const footCell = {
  typography: 'body2',
  fontWeight: 600,
  color: 'text.primary',
  borderTop: 1,
  borderColor: 'outline',
  bgcolor: 'background.paper',
} as const;

export const alignOf = ({ kind }: { readonly kind: 'text' | 'number' }) => (kind === 'number' ? ('right' as const) : ('left' as const));
