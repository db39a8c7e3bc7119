import { AnswerTable, useColumns } from '@pendapa/analysis';
import { HeatTable, sequentialScale } from '@pendapa/charts';
import { useFormat } from '@pendapa/i18n';
import { Note } from '@pendapa/ui-layout';
import type { Cohort } from './cohorts.ts';

/** The same classes on every filter, so that colours can be compared. */
const SCALE = sequentialScale(1);

interface CohortViewProps {
  readonly cohorts: readonly Cohort[];
  readonly description: string;
  readonly height: number;
  /** What an age is called, from 1. */
  readonly age: (years: number) => string;
}

/** What is left of each year after 1, 2, 3 ... years. */
export function CohortHeat({ cohorts, description, height, age, note }: CohortViewProps & { readonly note: string }) {
  const format = useFormat();
  return (
    <>
      <HeatTable
        description={description}
        columns={(cohorts[0]?.shares ?? []).map((_, index) => ({ key: String(index + 1), label: age(index + 1) }))}
        rows={cohorts.map(({ year, shares, start }) => ({
          key: year,
          label: year,
          values: shares,
          exact: (column) => `${format.percent(shares[column] ?? null, 2)} / ${start}`,
        }))}
        scale={SCALE}
        words={(value) => format.percent(value, 0)}
        height={height}
      />
      <Note>{note}</Note>
    </>
  );
}

/** The same as a table, with what was there at the start. */
export function CohortTable({
  cohorts,
  description,
  height,
  age,
  headers,
}: CohortViewProps & { readonly headers: { readonly year: string; readonly start: string } }) {
  const make = useColumns<Cohort>(cohorts);
  const ages = (cohorts[0]?.shares ?? []).map((_, index) =>
    make.percent({ key: String(index + 1), header: age(index + 1), value: ({ shares }) => shares[index] ?? null }),
  );
  return (
    <AnswerTable
      caption={description}
      rows={cohorts}
      rowKey={({ year }) => year}
      maxHeight={height}
      columns={[
        make.name({ key: 'year', header: headers.year, text: ({ year }) => year }),
        make.name({ key: 'start', header: headers.start, text: ({ start }) => start }),
        ...ages,
      ]}
    />
  );
}
