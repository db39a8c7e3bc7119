import Box from '@mui/material/Box';

export interface Fact {
  readonly label: string;
  readonly text: string | null;
}

/** List of facts about a taxpayer; unknown ones show a dash. */
export function TaxpayerFacts({ title, facts }: { readonly title: string; readonly facts: readonly Fact[] }) {
  return (
    <Box
      component="dl"
      aria-label={title}
      sx={{ display: 'grid', gridTemplateColumns: 'fit-content(45%) 1fr', columnGap: 2, rowGap: 0.5, m: 0 }}
    >
      {facts.map(({ label, text }) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {text ?? '-'}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
