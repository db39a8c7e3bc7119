import Typography from '@mui/material/Typography';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../messages/texts.ts';
import type { Mark } from '../time/marks.ts';

/** Years as few words: the ends of those that follow each other. */
function yearsInWords(years: readonly number[]): string {
  const runs = years.reduce<readonly (readonly [number, number])[]>((found, year) => {
    const last = found.at(-1);
    return last?.[1] === year - 1 ? [...found.slice(0, -1), [last[0], year]] : [...found, [year, year]];
  }, []);
  return runs.map(([first, last]) => (first === last ? String(first) : `${String(first)}–${String(last)}`)).join(', ');
}

/** What the letters in a chart over time stand for. */
export function MarkList({ marks }: { readonly marks: readonly Mark[] }) {
  const t = useMessages(messages);
  if (marks.length === 0) return null;
  return (
    <Typography variant="caption" color="textSecondary" component="p">
      {t('marks')} {marks.map(({ letter, years: of, text }) => `${letter} ${yearsInWords(of)}: ${text}`).join('; ')}.
    </Typography>
  );
}
