import { Treemap } from '@pendapa/charts';
import { levelsIn, useFilteredAnswer, useFilters, useMoneyMeasure } from '@pendapa/filters';
import { ChartPanel, useMemberName, usePanelWords } from '@pendapa/panels';
import { toPlotValue, membersIn, sum } from '@pendapa/query';
import { messages } from '../../messages/detailed.ts';
import * as ask from '../../questions/detailed-regional.ts';
import { PROVINCE } from '../../questions/regions.ts';
import { RegionTable } from '../shared/region-table.tsx';

/** Treemap of revenue: districts by city, or wards by district if a city is chosen. */
export function RegionAreas() {
  const name = useMemberName();
  const money = useMoneyMeasure();
  const { region } = useFilters().choices;
  const chosen = { by: ['district', 'ward'], region: region.slice(0, 2).slice(-1) } as const;
  return (
    <ChartPanel
      words={usePanelWords(messages, 'areas')}
      query={useFilteredAnswer(ask.areas(money, region.length === 0 ? PROVINCE : chosen))}
      measure={money}
      height="large"
      chart={({ read, ...frame }) => {
        const { group, level } = levelsIn(read.answer);
        const rows = read.rows.filter(({ codes }) => codes[level] !== null);
        const groups = membersIn(rows, group).map((code) => {
          const inside = rows.filter(({ codes }) => codes[group] === code);
          const whole = sum(inside.map(({ current }) => current[money]));
          const leaves = inside.map((row) => ({ ...read.bar(level, money, row), value: toPlotValue(row.current[money]) ?? 0 }));
          return { key: code ?? '', label: name(read.answer, group, code), text: read.figureText(whole, 'money'), leaves };
        });
        return <Treemap {...frame} groups={groups} />;
      }}
      table={({ read, ...frame }) => <RegionTable {...frame} answer={read.answer} />}
    />
  );
}
