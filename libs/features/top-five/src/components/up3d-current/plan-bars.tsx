import { drawn, PlanStatus, planStatus, type Drawing } from '@pendapa/analysis';
import { RankedBars, type Tone } from '@pendapa/charts';

const TONES = { good: 'good', watch: 'watch', bad: 'bad', unknownStatus: 'rest' } as const satisfies Record<string, Tone>;

type Planned = 'realisedToDate' | 'planToDate' | 'planAchievement';

export interface PlanBarsProps<M extends string, D extends 'unit' | 'taxType'> extends Drawing<M | Planned, D> {
  readonly by: NoInfer<D>;
  readonly first: number;
  readonly onSelect: (code: string) => void;
}

/** What each brought, the plan up to the same day as a mark, and in words how it stands to it. */
export function PlanBars<M extends string, D extends 'unit' | 'taxType'>({ read, by, description, first, onSelect }: PlanBarsProps<M, D>) {
  const bars = read.rows.map((row) => {
    const ratio = drawn(row.current.planAchievement);
    return {
      ...read.bar(by, 'realisedToDate', row),
      mark: { value: drawn(row.current.planToDate), exact: read.exact('planToDate', row) },
      tone: TONES[planStatus(ratio)],
      detail: <PlanStatus ratio={ratio} />,
    };
  });
  const names = { bar: read.label('realisedToDate'), mark: read.label('planToDate') };
  return <RankedBars bars={bars} description={description} names={names} onSelect={onSelect} first={first} />;
}
