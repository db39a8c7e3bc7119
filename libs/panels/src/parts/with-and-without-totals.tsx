import Box from '@mui/material/Box';
import { measureSpec, OMISSIONS, type MeasureOf, type QuerySpec, type SubjectKey } from '@pendapa/contracts';
import { useFilteredAnswer, filterTexts } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { totalOf } from '@pendapa/query';
import { useMeasureName } from '../words/use-names.ts';
import { useStateWords } from '../words/use-state-words.ts';

interface TotalsProps<S extends SubjectKey, M extends MeasureOf<S>> {
  readonly label: string;
  readonly query: QuerySpec<S, M, never>;
  readonly without: readonly string[];
}

function Totals<S extends SubjectKey, M extends MeasureOf<S>>({ label, query, without }: TotalsProps<S, M>) {
  const words = useStateWords();
  const nameOf = useMeasureName();
  const { answer } = useFilteredAnswer<S, M>({ ...query, where: { ...query.where, without } });
  const figures = query.measures.map((measure) => {
    const text = answer ? words.text(totalOf(answer, measure), measureSpec(query.subject, measure).unit) : '…';
    return `${nameOf(query.subject, measure)} ${text}`;
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

export interface WithAndWithoutTotalsProps<S extends SubjectKey, M extends MeasureOf<S>> {
  /** Query of the totals. The page lists it twice among its initial queries: with and without land tax. */
  readonly query: QuerySpec<S, M, never>;
}

/** Totals with and without land and building tax, which is due on one day that moves between years. */
export function WithAndWithoutTotals<S extends SubjectKey, M extends MeasureOf<S>>({ query }: WithAndWithoutTotalsProps<S, M>) {
  const t = useMessages(filterTexts);
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', typography: 'body2', color: 'text.secondary' }}>
      <Totals label={t('without.nothing')} query={query} without={[]} />
      <Totals label={t('without.pbb')} query={query} without={OMISSIONS} />
    </Box>
  );
}
