import { useFilteredAnswer } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { usePanelWords, useStateWords } from '@pendapa/panels';
import { joinByKey, useTogether } from '@pendapa/query';
import { messages } from '../../messages/trend.ts';
import * as ask from '../../questions/arrears-trend.ts';
import { StackedBarPanel } from '../shared/stacked-bar-panel.tsx';

/** Arrears at the end of each year by age, and their ratio to the year's revenue. */
export function YearAges() {
  const t = useMessages(messages);
  const words = useStateWords();
  const { ages, ratios } = useTogether({ ages: useFilteredAnswer(ask.yearAges), ratios: useFilteredAnswer(ask.yearRatios) });
  const ratio = joinByKey(ratios.answer, 'year', 'arrearsRatio');
  return (
    <StackedBarPanel
      words={usePanelWords(messages, 'ages')}
      query={ages}
      measure="total"
      by="year"
      stackBy="ageBand"
      height="small"
      detail={(year) => t('ages.ratio', { ratio: words.text(ratio.value({ codes: { year } }), 'ratio') })}
    />
  );
}
