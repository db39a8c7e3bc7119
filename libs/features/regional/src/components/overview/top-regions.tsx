import { AnswerPanel, ChangeText, drawn, rowsOf, share, totalOf, useMemberName, useMoneyMeasure, type AnswerTo } from '@pendapa/analysis';
import { RankedBars } from '@pendapa/charts';
import { measureSpec } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/regional.ts';
import { levelsIn } from '../shared/levels-in.ts';
import { useMapRegions, type Money } from '../shared/questions.ts';
import { RegionTable } from '../shared/region-table.tsx';
import { useGoInto, type MapDimension } from '../shared/use-map-levels.ts';
import { TOP } from './top-ten-hint.tsx';

type Answer = AnswerTo<Money | 'amountPerObject', MapDimension>;

function Bars({ answer }: { readonly answer: Answer }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const money = useMoneyMeasure();
  const goInto = useGoInto();
  const { group, level } = levelsIn(answer);
  const rows = rowsOf(answer).filter(({ codes }) => codes[level] !== null);
  const bars = rows.map(({ codes, current, comparison }) => ({
    key: codes[level] ?? '',
    label: name(answer, level, codes[level]),
    value: drawn(current[money]),
    text: format.value(current[money], 'money'),
    exact: format.valueExact(current[money], 'money'),
    mark: answer.comparison ? { value: drawn(comparison[money]), exact: format.valueExact(comparison[money], 'money') } : undefined,
    detail: (
      <>
        {format.percent(share(current[money], totalOf(answer, money)))}
        {answer.comparison && (
          <>
            {' · '}
            <ChangeText now={current[money]} before={comparison[money]} spec={measureSpec('revenue', money)} />
          </>
        )}
      </>
    ),
  }));
  return (
    <RankedBars
      key={level}
      bars={bars}
      description={t('top.description', { level: t(`level.${level}`), period: format.period(answer.period) })}
      names={answer.comparison ? { bar: format.period(answer.period), mark: format.period(answer.comparison) } : undefined}
      first={TOP}
      onSelect={(code) => {
        const row = rows.find(({ codes }) => codes[level] === code);
        if (row) goInto({ code, group: row.codes[group] ?? '' });
      }}
    />
  );
}

/** The regions of the map as bars: the ten largest, the others on demand. */
export function TopRegions({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const money = useMoneyMeasure();
  return (
    <AnswerPanel
      title={t('top.title')}
      asked={useMapRegions()}
      measure={money}
      height={height}
      view={{
        subtitle: (answer) => t('top.subtitle', { level: t(`level.${levelsIn(answer).level}`), period: format.period(answer.period) }),
        sentence: (answer) => {
          const { level } = levelsIn(answer);
          const first = rowsOf(answer).find(({ codes }) => codes[level] !== null);
          const part = first ? share(first.current[money], totalOf(answer, money)) : null;
          return first && part !== null
            ? t('top.sentence', { name: name(answer, level, first.codes[level]), share: format.percent(part) })
            : null;
        },
        chart: (answer) => <Bars answer={answer} />,
        table: (answer) => <RegionTable key={levelsIn(answer).level} answer={answer} maxHeight={height} />,
      }}
    />
  );
}
