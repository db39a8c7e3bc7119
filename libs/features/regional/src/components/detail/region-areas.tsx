import { AnswerPanel, rowsOf, useMemberName, useMoneyMeasure, type AnswerTo } from '@pendapa/analysis';
import { Treemap } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/detailed.ts';
import { levelsIn } from '../shared/levels-in.ts';
import type { Money } from '../shared/questions.ts';
import { sumOf } from '../shared/region-figures.ts';
import { RegionTable } from '../shared/region-table.tsx';
import type { MapDimension } from '../shared/use-map-levels.ts';
import { useAreas } from './questions.ts';

type Answer = AnswerTo<Money, MapDimension>;

function Areas({ answer, height }: { readonly answer: Answer; readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const money = useMoneyMeasure();
  const { group, level } = levelsIn(answer);
  const rows = rowsOf(answer).filter(({ codes }) => codes[level] !== null);
  const groups = [...new Set(rows.map(({ codes }) => codes[group]))].map((code) => {
    const inside = rows.filter(({ codes }) => codes[group] === code);
    return {
      key: code ?? '',
      label: name(answer, group, code),
      text: format.money(sumOf(inside.map(({ current }) => current[money]))),
      leaves: inside.map(({ codes, current }) => ({
        key: codes[level] ?? '',
        label: name(answer, level, codes[level]),
        value: Number(current[money] ?? 0),
        text: format.value(current[money], 'money'),
        exact: format.valueExact(current[money], 'money'),
      })),
    };
  });
  return <Treemap groups={groups} description={t('areas.description', { period: format.period(answer.period) })} height={height} />;
}

/** How much each part of the region brings, by area. */
export function RegionAreas({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <AnswerPanel
      title={t('areas.title')}
      asked={useAreas()}
      measure={useMoneyMeasure()}
      height={height}
      view={{
        subtitle: ({ period }) => t('areas.subtitle', { period: format.period(period) }),
        chart: (answer) => <Areas answer={answer} height={height} />,
        table: (answer) => <RegionTable key={levelsIn(answer).level} answer={answer} maxHeight={height} />,
      }}
    />
  );
}
