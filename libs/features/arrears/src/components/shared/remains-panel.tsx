import { measureSpec } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { ChartPanel, CohortHeat, CohortTable, type ChartPanelProps, type Cohort, type Reader } from '@pendapa/panels';
import { isSomething, known, share, type Figure } from '@pendapa/query';
import { EmptyPanel } from '@pendapa/ui-layout';
import { messages } from '../../messages/shared.ts';
import { snapshotOf } from './snapshot-of.ts';

const MAX_YEARS = 5;

/** A cohort with its arrears at the end of its first year, and the share that remains 1 to 5 years later. */
interface Remains extends Cohort {
  /** Arrears at the end of the first year: an amount or a number of objects. */
  readonly firstArrears: Figure;
}

/** Arrears of one cohort at the end of one year. */
interface YearEnd {
  readonly firstYear: string | null;
  readonly year: string | undefined;
  readonly value: Figure;
}

/**
 * Computes the remaining arrears of each cohort. Cohorts before the first year of the data are omitted, because their start is
 * unknown. The last cohort is omitted, because it has no later year.
 */
function remainsOf(left: readonly YearEnd[]): readonly Remains[] {
  const at = new Map(left.map(({ firstYear, year, value }) => [`${firstYear} ${year}`, value]));
  const years = [...new Set(left.map(({ year = '' }) => year))].sort();
  return years.slice(0, -1).flatMap((year): readonly Remains[] => {
    const firstArrears = at.get(`${year} ${year}`);
    if (firstArrears === undefined || !isSomething(firstArrears)) return [];
    const shares = Array.from({ length: MAX_YEARS }, (_, index) => {
      const later = String(Number(year) + index + 1);
      if (!years.includes(later)) return null;
      return share(at.get(`${year} ${later}`) ?? known(0), firstArrears);
    });
    return [{ year, firstArrears, shares }];
  });
}

interface RemainsPanelProps<M extends string, B extends string> extends Pick<
  ChartPanelProps<M, 'year' | B>,
  'words' | 'query' | 'measure'
> {
  /** Dimension of the cohort's first year. */
  readonly by: NoInfer<B>;
  /** Header of the column with the arrears at the end of the first year. */
  readonly firstHeader: string;
  /** Note below the chart; `on` is the day of the last snapshot. */
  readonly note: (on: string) => string;
  /** Text shown if there are no cohorts. */
  readonly emptyText: string;
  /** Sentence about the last cohort with one full later year. */
  readonly sentence: (latest: Readonly<Record<'year' | 'share', string | null>>) => string | null;
}

/** Panel of cohorts: the remaining arrears of each at the ends of later years. */
export function RemainsPanel<M extends string, B extends 'taxYear' | 'firstOwedYear'>(props: RemainsPanelProps<M, B>) {
  const { by, firstHeader, note, emptyText, sentence, ...panel } = props;
  const { measure } = panel;
  const t = useMessages(messages);
  const ages = Array.from({ length: MAX_YEARS }, (_, index) => t('years', { count: index + 1 }));
  const remainsIn = ({ rows }: Reader<M, 'year' | B>) =>
    remainsOf(rows.map(({ codes, current }) => ({ firstYear: codes[by], year: codes.year?.slice(0, 4), value: current[measure] })));
  const startIn = ({ figureText, subject }: Reader<M, 'year' | B>, value: Figure) => figureText(value, measureSpec(subject, measure).unit);
  return (
    <ChartPanel
      {...panel}
      height="small"
      sentence={(read) => {
        const latest = remainsIn(read).at(-2);
        return sentence({ year: latest?.year ?? null, share: read.formatted.percent(latest?.shares[0]) });
      }}
      chart={({ read, ...frame }) => {
        const cohorts = remainsIn(read);
        const on = snapshotOf(read.answer);
        if (cohorts.length === 0) return <EmptyPanel cause={emptyText} />;
        return (
          <CohortHeat
            {...frame}
            cohorts={cohorts}
            ages={ages}
            exactText={({ shares, firstArrears }, age) => `${read.format.percent(shares[age] ?? null, 2)} / ${startIn(read, firstArrears)}`}
            note={note(on === null ? '-' : read.format.date(on))}
          />
        );
      }}
      table={({ read, ...frame }) => (
        <CohortTable
          {...frame}
          ages={ages}
          by={by}
          cohorts={remainsIn(read)}
          columns={(make) => [make.name({ key: 'start', header: firstHeader, text: (year) => startIn(read, year.firstArrears) })]}
        />
      )}
    />
  );
}
