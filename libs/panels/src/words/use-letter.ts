import { LANGUAGES, type CalendarDate, type PerformanceBand } from '@pendapa/contracts';
import { useLanguage, useMessages, useText } from '@pendapa/i18n';
import { toPlotValue, totalOf, useReferences, type Figure, type QueryResult } from '@pendapa/query';
import { messages } from '../messages/texts.ts';

export interface RatedFigure<M extends string> {
  readonly measure: M;
  /** Key of the indicator in the rules. */
  readonly indicator: string;
  /** TADAT number: "P4-10". */
  readonly number: string;
}

/** The extract has one column for both languages: "asumsi / assumed". A decree is written once. */
function useSource(): (source: string) => string {
  const at = LANGUAGES.indexOf(useLanguage());
  return (source) => source.split(' / ')[at] ?? source;
}

/** Highest band of an indicator that a figure reaches under the rules of a day; null if none. */
function reachedBand(bands: readonly PerformanceBand[], indicator: string, figure: Figure, on: CalendarDate): PerformanceBand | null {
  const value = toPlotValue(figure);
  if (value === null) return null;
  const valid = bands.filter(
    (band) => band.indicator === indicator && band.validFrom <= on && (band.validTo === null || on <= band.validTo),
  );
  const reached = valid.filter(({ atLeast }) => atLeast === null || value >= atLeast);
  reached.sort((a, b) => (b.atLeast ?? -Infinity) - (a.atLeast ?? -Infinity));
  return reached[0] ?? null;
}

/** Rating of a total by the bands on the period's last day, with source: "TADAT P4-10: B (assumed)". Null without a band. */
export function useLetter<M extends string>(result: QueryResult<M>): (figure: RatedFigure<NoInfer<M>>) => string | null {
  const t = useMessages(messages);
  const text = useText();
  const sourceIn = useSource();
  const bands = useReferences()?.bands ?? [];
  return ({ measure, indicator, number }) => {
    const { answer } = result;
    const band = answer && reachedBand(bands, indicator, totalOf(answer, measure), answer.period.to);
    if (!band) return null;
    const words = { number, band: text(band.name) };
    return band.source === null ? t('letter', words) : t('letterBy', { ...words, source: sourceIn(band.source) });
  };
}
