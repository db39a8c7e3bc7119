import { HeatTable, roundScale } from '@pendapa/charts';
import { DIMENSION_LABELS } from '@pendapa/contracts/definitions';
import { useFormat, useText } from '@pendapa/i18n';
import { NoteText } from '@pendapa/ui-layout';
import { AnswerTable } from '../table/answer-table.tsx';
import type { TableColumn } from '../table/table-column.ts';
import { useColumns, type Columns } from '../table/use-columns.tsx';

/** Fixed classes, so that colours are comparable between filters. */
const SCALE = roundScale([1]);

/** Cohort: everything that began in one year. */
export interface Cohort {
  readonly year: string;
  /** Share at each age; null if it is unknown or in the future. */
  readonly shares: readonly (number | null)[];
}

export interface CohortsProps<C extends Cohort> {
  readonly cohorts: readonly C[];
  /** Label of each age. */
  readonly ages: readonly string[];
  readonly description: string;
  readonly height: number;
}

export interface CohortHeatProps<C extends Cohort> extends CohortsProps<C> {
  /** Tooltip of a cell; by default its share with all digits. */
  readonly exactText?: (cohort: C, age: number) => string;
  readonly note: string;
}

/** Heat table of cohorts by age. */
export function CohortHeat<C extends Cohort>({ cohorts, ages, description, exactText, note }: CohortHeatProps<C>) {
  const format = useFormat();
  return (
    <>
      <HeatTable
        description={description}
        columns={ages.map((label, age) => ({ key: String(age), label }))}
        rows={cohorts.map((cohort) => ({
          key: cohort.year,
          label: cohort.year,
          values: cohort.shares,
          exact: (age) => exactText?.(cohort, age) ?? format.percent(cohort.shares[age] ?? null, 2),
        }))}
        scale={SCALE}
        words={(value) => format.percent(value, 0)}
      />
      <NoteText>{note}</NoteText>
    </>
  );
}

export interface CohortTableProps<C extends Cohort> extends CohortsProps<C> {
  /** Dimension of the cohorts' years. */
  readonly by: keyof typeof DIMENSION_LABELS;
  /** Ages shown; all by default. */
  readonly labelledAges?: readonly number[];
  /** Columns between year and ages. */
  readonly columns?: (make: Columns<C>) => readonly TableColumn<C>[];
}

/** Table view of cohorts. */
export function CohortTable<C extends Cohort>(props: CohortTableProps<C>) {
  const { cohorts, ages, by, labelledAges = ages.map((_, age) => age), columns, description } = props;
  const text = useText();
  const make = useColumns<C>();
  return (
    <AnswerTable
      caption={description}
      rows={cohorts}
      rowKey={({ year }) => year}
      columns={[
        make.name({ key: 'year', header: text(DIMENSION_LABELS[by]), text: ({ year }) => year }),
        ...(columns?.(make) ?? []),
        ...labelledAges.map((age) =>
          make.percent({ key: String(age), header: ages[age] ?? '', value: ({ shares }) => shares[age] ?? null }),
        ),
      ]}
    />
  );
}
