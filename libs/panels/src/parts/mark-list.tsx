import { useId, useRef } from 'react';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useOnPaper } from '@pendapa/charts';
import { unbroken, useMessages } from '@pendapa/i18n';
import { messages } from '../messages/texts.ts';
import type { Mark } from '../marks/marks.ts';
import { useLegend } from '../marks/page-marks.tsx';
import { showMarks, useMarksShown } from '../marks/marks-shown.ts';

/** Years as text; consecutive ones as a range. */
function yearsInWords(years: readonly number[]): string {
  const runs = years.reduce<readonly (readonly [number, number])[]>((found, year) => {
    const last = found.at(-1);
    return last?.[1] === year - 1 ? [...found.slice(0, -1), [last[0], year]] : [...found, [year, year]];
  }, []);
  return runs.map(([first, last]) => (first === last ? String(first) : `${String(first)}–${String(last)}`)).join(', ');
}

function MarksSwitch({ shown }: { readonly shown: boolean }) {
  const t = useMessages(messages);
  if (useOnPaper()) return null;
  return (
    <Link
      component="button"
      variant="caption"
      onClick={() => showMarks(!shown)}
      // Large enough for a finger without making the line higher.
      sx={{ displayPrint: 'none', verticalAlign: 'baseline', py: '3px', my: '-3px' }}
    >
      {t(shown ? 'hideMarks' : 'showMarks')}
    </Link>
  );
}

export interface MarkListProps {
  /** Identifies the chart on the page. */
  readonly chart?: string;
  readonly marks: readonly Mark[];
}

/**
 * Legend of event letters, with a switch that hides them on all charts of this device. Shown once a page, at the first
 * chart with events.
 */
export function MarkList({ chart, marks }: MarkListProps) {
  const t = useMessages(messages);
  const shown = useMarksShown();
  const own = useId();
  const anchor = useRef<HTMLParagraphElement>(null);
  const ofPage = useLegend(chart ?? own, marks, anchor);
  // In a file each chart has its own legend.
  const listed = useOnPaper() ? marks : ofPage;
  if (listed.length === 0) return <p ref={anchor} hidden />;
  const listText = listed.map(({ letter, years: of, text }) => `${letter} ${yearsInWords(of)}: ${text}`).join('; ');
  return (
    <Typography ref={anchor} variant="caption" color="textSecondary" component="p">
      {shown && <span>{unbroken(`${t('marks')} ${listText}.`)}</span>} <MarksSwitch shown={shown} />
    </Typography>
  );
}
