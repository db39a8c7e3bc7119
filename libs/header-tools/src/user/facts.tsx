import Box from '@mui/material/Box';

/** List of terms and their values. */
export const Facts = ({ facts }: { readonly facts: readonly (readonly [string, string])[] }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gridTemplateColumns: { sm: '12rem 1fr' },
      columnGap: 2,
      typography: 'body2',
      '& dt': { color: 'text.secondary' },
      '& dd': { m: 0, mb: 1 },
    }}
  >
    {facts.map(([name, text]) => (
      <Box key={name} sx={{ display: 'contents' }}>
        <dt>{name}</dt>
        <dd>{text}</dd>
      </Box>
    ))}
  </Box>
);
