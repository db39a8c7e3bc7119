import { besides, ChartPanel, drawn, usePanelWords } from '@pendapa/analysis';
import { MEMBER_NAMES } from '@pendapa/contracts/definitions';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/trend.ts';
import { PiledBars } from '../shared/piled-bars.tsx';
import { useYearAges } from './questions.ts';

/** The stock of each year by age, with what part of a year's revenue it was. */
export function YearAges() {
  const t = useMessages(messages);
  const format = useFormat();
  const { ages, ratios } = useYearAges();
  const ratio = besides(ratios.answer, 'year', 'arrearsRatio');
  return (
    <ChartPanel
      words={usePanelWords(messages, 'ages')}
      asked={ages}
      measure="total"
      height="small"
      chart={(drawing) => (
        <PiledBars
          {...drawing}
          by="year"
          part="ageBand"
          parts={MEMBER_NAMES.ageBand}
          measure="total"
          order="given"
          name={format.year}
          detail={(year) => t('ages.ratio', { ratio: format.percent(drawn(ratio.value({ codes: { year } }))) })}
        />
      )}
    />
  );
}
