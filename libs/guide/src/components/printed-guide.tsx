import Box from '@mui/material/Box';
import { useText } from '@pendapa/i18n';
import { FIGURE_GROUPS, FIGURES_TITLE } from '../content/figures.ts';
import { WRITTEN_PARTS } from '../content/parts.ts';
import { FiguresPart, WrittenPart } from './guide-part.tsx';

/** Figures that meetings speak about; the others are printed from their own part. */
const PRINTED_SUBJECTS: readonly string[] = ['revenue', 'achievement', 'arrears'];
const PRINTED = FIGURE_GROUPS.filter(({ key }) => PRINTED_SUBJECTS.includes(key));

/** Sizes that make eight sheets of A4 in both languages. */
const PAPER = {
  columnCount: 2,
  columnGap: '8mm',
  '& section': { display: 'block' },
  '& p, & li, & dd, & dt': { fontSize: '12pt', lineHeight: 1.45 },
  '& dl': { gridTemplateColumns: '1fr' },
  '& img': { maxWidth: '100%' },
  '& h2, & h3': { breakAfter: 'avoid' },
} as const;

/** All written parts and the main figures: what lies on the table of a meeting. */
export function PrintedGuide() {
  const text = useText();
  return (
    <Box sx={{ maxWidth: 1000, displayPrint: 'block', '@media print': PAPER }}>
      {WRITTEN_PARTS.map((part) => (
        <Box key={part.key} sx={{ mb: 3 }}>
          <WrittenPart part={part} title={text(part.title)} wanted={null} />
        </Box>
      ))}
      <FiguresPart groups={PRINTED} title={text(FIGURES_TITLE)} wanted={null} />
    </Box>
  );
}
