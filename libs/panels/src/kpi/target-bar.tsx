import Box from '@mui/material/Box';

/** Bar up to 100 % beside its figure; hidden from screen readers. Renders nothing for null. */
export function TargetBar({ ratio }: { readonly ratio: number | null }) {
  if (ratio === null) return null;
  return (
    <Box aria-hidden sx={{ width: 1, height: 8, borderRadius: 1, bgcolor: 'divider', overflow: 'hidden' }}>
      <Box sx={{ height: 1, width: `${Math.min(Math.max(ratio, 0), 1) * 100}%`, bgcolor: 'chart.series1' }} />
    </Box>
  );
}
