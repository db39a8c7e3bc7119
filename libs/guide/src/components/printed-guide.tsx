import Box from '@mui/material/Box';
import { useText } from '@pendapa/i18n';
import { WRITTEN_PARTS } from '../content/parts.ts';
import { WrittenPart } from './guide-part.tsx';

/** All written parts in two columns on paper: eight sheets of A4. The definitions of figures are printed from their own part. */
export function PrintedGuide() {
  const text = useText();
  return (
    <Box
      sx={{
        maxWidth: 1000,
        '@media print': {
          columnCount: 2,
          columnGap: '8mm',
          fontSize: '9pt',
          '& p, & li, & dd, & dt': { fontSize: '8.5pt', lineHeight: 1.35 },
        },
      }}
    >
      {WRITTEN_PARTS.map((part) => (
        <Box
          key={part.key}
          sx={{ mb: 3, '& section': { breakInside: 'auto' }, '& h2, & h3': { breakAfter: 'avoid' }, displayPrint: 'block' }}
        >
          <WrittenPart part={part} title={text(part.title)} wanted={null} />
        </Box>
      ))}
    </Box>
  );
}
