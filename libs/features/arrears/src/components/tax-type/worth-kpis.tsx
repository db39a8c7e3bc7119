import { MeasureCards, KpiStrip, MeasureCard, useLetter, type Asked, type Judged } from '@pendapa/analysis';
import { useRatios, useWorth } from './questions.ts';

interface JudgedCardProps<M extends string> extends Judged<M> {
  readonly asked: Asked<M>;
}

/** A share with its letter instead of its change. */
function JudgedCard<M extends string>({ asked, ...judged }: JudgedCardProps<M>) {
  const letter = useLetter(asked)(judged);
  return (
    <MeasureCard asked={asked} measure={judged.measure}>
      {letter && <span>{letter}</span>}
    </MeasureCard>
  );
}

/** How much is owed, what the balance sheet says it is worth, what lapses soon, and how that is judged. */
export function WorthKpis() {
  const asked = useWorth();
  const ratios = useRatios();
  return (
    <KpiStrip>
      <MeasureCards asked={asked} measures={['total', 'netValue', 'expiring']} />
      <JudgedCard asked={ratios} measure="arrearsRatio" indicator="arrearsRatio" number="P5-15-1" />
      <JudgedCard asked={ratios} measure="collectibleRatio" indicator="collectibleArrearsRatio" number="P5-15-2" />
      <JudgedCard asked={asked} measure="overYearShare" indicator="oldArrearsShare" number="P5-15-3" />
    </KpiStrip>
  );
}
