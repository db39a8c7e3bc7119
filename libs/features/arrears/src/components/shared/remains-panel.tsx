import {
  ChartPanel,
  CohortHeat,
  CohortTable,
  isSomething,
  known,
  share,
  type ChartPanelProps,
  type Cohort,
  type Figure,
  type Reader,
} from '@pendapa/analysis';
import { measureSpec } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { EmptyPanel } from '@pendapa/ui-layout';
import { messages } from '../../messages/shared.ts';
import { snapshotOf } from './snapshot-of.ts';

const MOST_YEARS = 5;

/** What is left of a year 1 to 5 years later. */
interface Remains extends Cohort {
  /** What was there at its end. */
  readonly start: Figure;
}

/** What belongs to a year of beginning at the end of a year. */
interface Left {
  readonly began: string | null;
  readonly year: string | undefined;
  readonly value: Figure;
}

/**
 * What is left of each year of beginning; those that began before the first year of the data are left aside, because how many there were
 * then is not known, and those of the last year have no later one.
 */
function remainsOf(left: readonly Left[]): readonly Remains[] {
  const at = new Map(left.map(({ began, year, value }) => [`${began} ${year}`, value]));
  const years = [...new Set(left.map(({ year = '' }) => year))].sort();
  return years.slice(0, -1).flatMap((year): readonly Remains[] => {
    const start = at.get(`${year} ${year}`);
    if (start === undefined || !isSomething(start)) return [];
    const shares = Array.from({ length: MOST_YEARS }, (_, index) => {
      const later = String(Number(year) + index + 1);
      if (!years.includes(later)) return null;
      return share(at.get(`${year} ${later}`) ?? known(0), start);
    });
    return [{ year, start, shares }];
  });
}

interface RemainsPanelProps<M extends string, B extends string> extends Pick<
  ChartPanelProps<M, 'year' | B>,
  'words' | 'asked' | 'measure'
> {
  /** The years in which it began. */
  readonly by: NoInfer<B>;
  /** Of the column of what was there at the end of these. */
  readonly start: string;
  /** Below the chart; `on` is the day of the last snapshot. */
  readonly note: (on: string) => string;
  /** Instead of a chart that has no years. */
  readonly none: string;
  /** Of the last year that has a whole one behind it. */
  readonly sentence: (latest: Readonly<Record<'year' | 'share', string | null>>) => string | null;
}

/** What is left of each year of beginning at the ends of the years after it. */
export function RemainsPanel<M extends string, B extends 'taxYear' | 'firstOwedYear'>(props: RemainsPanelProps<M, B>) {
  const { by, start, note, none, sentence, ...panel } = props;
  const { measure } = panel;
  const t = useMessages(messages);
  const ages = Array.from({ length: MOST_YEARS }, (_, index) => t('years', { count: index + 1 }));
  const remainsIn = ({ rows }: Reader<M, 'year' | B>) =>
    remainsOf(rows.map(({ codes, current }) => ({ began: codes[by], year: codes.year?.slice(0, 4), value: current[measure] })));
  const startIn = ({ words, subject }: Reader<M, 'year' | B>, value: Figure) => words(value, measureSpec(subject, measure).unit);
  return (
    <ChartPanel
      {...panel}
      height="small"
      sentence={(read) => {
        const latest = remainsIn(read).at(-2);
        return sentence({ year: latest?.year ?? null, share: read.told.percent(latest?.shares[0]) });
      }}
      chart={({ read, ...frame }) => {
        const cohorts = remainsIn(read);
        const on = snapshotOf(read.answer);
        if (cohorts.length === 0) return <EmptyPanel cause={none} />;
        return (
          <CohortHeat
            {...{ ...frame, cohorts, ages }}
            exact={({ shares, start }, age) => `${read.format.percent(shares[age] ?? null, 2)} / ${startIn(read, start)}`}
            note={note(on === null ? '-' : read.format.date(on))}
          />
        );
      }}
      table={({ read, ...frame }) => (
        <CohortTable
          {...{ ...frame, ages, by }}
          cohorts={remainsIn(read)}
          columns={(make) => [make.name({ key: 'start', header: start, text: (year) => startIn(read, year.start) })]}
        />
      )}
    />
  );
}
