import { KpiStrip, MeasureCard, totalOf, useReferences } from '@pendapa/analysis';
import { useMessages, useText } from '@pendapa/i18n';
import { messages } from '../../messages/tax-type.ts';
import { bandOf } from './band-of.ts';
import { useWorth } from './questions.ts';

const RATIOS = [
  { measure: 'arrearsRatio', indicator: 'arrearsRatio', number: 'P5-15-1' },
  { measure: 'collectibleRatio', indicator: 'collectibleArrearsRatio', number: 'P5-15-2' },
  { measure: 'overYearShare', indicator: 'oldArrearsShare', number: 'P5-15-3' },
] as const;

/** How much is owed, what the balance sheet says it is worth, what lapses soon, and how that is judged. */
export function WorthKpis() {
  const t = useMessages(messages);
  const text = useText();
  const bands = useReferences()?.bands ?? [];
  const asked = useWorth();
  return (
    <KpiStrip label={t('kpis')}>
      <MeasureCard asked={asked} measure="total" />
      <MeasureCard asked={asked} measure="netValue" />
      <MeasureCard asked={asked} measure="expiring" />
      {RATIOS.map(({ measure, indicator, number }) => {
        const value = asked.answer && totalOf(asked.answer, measure);
        const band = asked.answer && bandOf(bands, indicator, value, asked.answer.period.to);
        return (
          <MeasureCard key={measure} asked={asked} measure={measure}>
            {band && <span>{t('kpi.band', { number, band: text(band) })}</span>}
          </MeasureCard>
        );
      })}
    </KpiStrip>
  );
}
