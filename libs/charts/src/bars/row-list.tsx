import { styled } from '@mui/material/styles';

/** Rows of a name, a bar and its figures; on one line where there is room, else the bar below the name. */
export const RowList = styled('ol')(({ theme }) => ({
  ...theme.typography.body2,
  containerType: 'inline-size',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"name figure" "bar detail"',
    alignItems: 'center',
    columnGap: theme.spacing(1.5),
    rowGap: 2,
    padding: theme.spacing(0.5, 0),
  },
  '& .name': { gridArea: 'name', minWidth: 0, overflowWrap: 'break-word', lineHeight: 1.3 },
  '& .bar': { gridArea: 'bar', minWidth: 48 },
  '& .figure': { gridArea: 'figure', textAlign: 'right', whiteSpace: 'nowrap', fontWeight: 600 },
  '& .detail': { ...theme.typography.caption, gridArea: 'detail', textAlign: 'right', whiteSpace: 'nowrap', minWidth: '9rem' },
  '@container (min-width: 560px)': {
    '& > li': {
      gridTemplateColumns: 'minmax(0, 34%) minmax(0, 1fr) 8.5rem minmax(9rem, auto)',
      gridTemplateAreas: '"name bar figure detail"',
    },
  },
}));
