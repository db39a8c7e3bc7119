import { KpiStrip, MeasureCard, useLetter } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/tax-type.ts';
import { useWorth } from './questions.ts';

const RATIOS = [
  { measure: 'arrearsRatio', indicator: 'arrearsRatio', number: 'P5-15-1' },
  { measure: 'collectibleRatio', indicator: 'collectibleArrearsRatio', number: 'P5-15-2' },
  { measure: 'overYearShare', indicator: 'oldArrearsShare', number: 'P5-15-3' },
] as const;

/** How much is owed, what the balance sheet says it is worth, what lapses soon, and how that is judged. */
export function WorthKpis() {
  const t = useMessages(messages);
  const asked = useWorth();
  const letter = useLetter(asked);
  return (
    <KpiStrip label={t('kpis')}>
      <MeasureCard asked={asked} measure="total" />
      <MeasureCard asked={asked} measure="netValue" />
      <MeasureCard asked={asked} measure="expiring" />
      {RATIOS.map((judged) => {
        const judgement = letter(judged);
        return (
          <MeasureCard key={judged.measure} asked={asked} measure={judged.measure}>
            {judgement && <span>{judgement}</span>}
          </MeasureCard>
        );
      })}
    </KpiStrip>
  );
}
