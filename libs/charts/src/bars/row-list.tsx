import { styled } from '@mui/material/styles';

/** Rows of a name, a bar and its figures; on one line where there is room, else the bar below the name. */
export const RowList = styled('ol')(({ theme }) => ({
  ...theme.typography.body2,
  containerType: 'inline-size',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  // Name and figure above, bar and detail below: the bars of all rows are equally long, whatever stands beside them.
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: theme.spacing(1),
    rowGap: 1,
    padding: theme.spacing(0.375, 0),
  },
  '& .name': { flex: '1 1 calc(100% - 8rem)', minWidth: 0, overflowWrap: 'break-word', lineHeight: 1.3 },
  '& .figure': { flex: '0 0 auto', textAlign: 'right', whiteSpace: 'nowrap', fontWeight: 600 },
  '& .bar': { flex: '1 1 calc(100% - 12rem)', minWidth: 48, order: 1 },
  '& .detail': { ...theme.typography.caption, flex: '0 0 10rem', order: 2, textAlign: 'right', whiteSpace: 'nowrap' },
  '@container (min-width: 560px)': {
    '& > li': { display: 'grid', gridTemplateColumns: 'minmax(0, 34%) minmax(0, 1fr) 8.5rem 10rem' },
    '& .name, & .bar, & .figure, & .detail': { order: 0 },
  },
}));
