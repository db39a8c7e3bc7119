import Box from '@mui/material/Box';
import { measureSpec, OMISSIONS, type MeasureOf, type QuerySpec, type SubjectKey } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { useFilteredAnswer } from '../filters/use-filtered-answer.ts';
import { filterTexts } from '../messages/filters.ts';
import { totalOf } from '../reading/rows.ts';
import { useMeasureName } from '../words/use-names.ts';
import { useStateWords } from '../words/use-state-words.ts';

interface WayProps<S extends SubjectKey, M extends MeasureOf<S>> {
  readonly label: string;
  readonly asks: QuerySpec<S, M, never>;
  readonly without: readonly string[];
}

function Way<S extends SubjectKey, M extends MeasureOf<S>>({ label, asks, without }: WayProps<S, M>) {
  const words = useStateWords();
  const nameOf = useMeasureName();
  const { answer } = useFilteredAnswer<S, M>({ ...asks, where: { ...asks.where, without } });
  const figures = asks.measures.map((measure) => {
    const text = answer ? words.text(totalOf(answer, measure), measureSpec(asks.subject, measure).unit) : '…';
    return `${nameOf(asks.subject, measure)} ${text}`;
  });
  return (
    <li>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {label}:
      </Box>{' '}
      {figures.join(' · ')}
    </li>
  );
}

export interface BothWaysProps<S extends SubjectKey, M extends MeasureOf<S>> {
  /** Query of the totals. The page lists it twice among its initial queries: with and without land tax. */
  readonly asks: QuerySpec<S, M, never>;
}

/** Totals with and without land and building tax, which is due on one day that moves between years. */
export function BothWays<S extends SubjectKey, M extends MeasureOf<S>>({ asks }: BothWaysProps<S, M>) {
  const t = useMessages(filterTexts);
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', typography: 'body2', color: 'text.secondary' }}>
      <Way label={t('without.nothing')} asks={asks} without={[]} />
      <Way label={t('without.pbb')} asks={asks} without={OMISSIONS} />
    </Box>
  );
}
