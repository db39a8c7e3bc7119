import { LANGUAGES } from '@pendapa/contracts';
import { useLanguage, useMessages, useText } from '@pendapa/i18n';
import { messages } from '../messages/texts.ts';
import { reachedBand } from '../reading/reached-band.ts';
import { totalOf } from '../reading/rows.ts';
import type { Asked } from '../request/use-answer.ts';
import { useReferences } from '../request/use-references.ts';

export interface Judged<M extends string> {
  readonly measure: M;
  /** By which the rules name its bands. */
  readonly indicator: string;
  /** Its number in TADAT: "P4-10". */
  readonly number: string;
}

/** The extract has one column: a source in both languages is written as "asumsi / assumed", a decree once. */
function useSource(): (source: string) => string {
  const at = LANGUAGES.indexOf(useLanguage());
  return (source) => source.split(' / ')[at] ?? source;
}

/** How a total is judged by the bands of the last day of its period, with their source: "TADAT P4-10: B (assumed)"; null without a band. */
export function useLetter<M extends string>(asked: Asked<M>): (judged: Judged<NoInfer<M>>) => string | null {
  const t = useMessages(messages);
  const text = useText();
  const sourceIn = useSource();
  const bands = useReferences()?.bands ?? [];
  return ({ measure, indicator, number }) => {
    const { answer } = asked;
    const band = answer && reachedBand(bands, indicator, totalOf(answer, measure), answer.period.to);
    if (!band) return null;
    const words = { number, band: text(band.name) };
    return band.source === null ? t('letter', words) : t('letterBy', { ...words, source: sourceIn(band.source) });
  };
}
