import {
  ChartPanel,
  levelsIn,
  membersIn,
  useMemberName,
  useMoneyMeasure,
  usePanelWords,
  type Drawing,
  type RegionLevel,
} from '@pendapa/analysis';
import { Treemap } from '@pendapa/charts';
import { useFormat } from '@pendapa/i18n';
import { messages } from '../../messages/detailed.ts';
import type { Money } from '../shared/questions.ts';
import { sumOf } from '../shared/region-figures.ts';
import { RegionTable } from '../shared/region-table.tsx';
import { useAreas } from './questions.ts';

function Areas({ read, ...frame }: Drawing<Money, RegionLevel>) {
  const format = useFormat();
  const name = useMemberName();
  const money = useMoneyMeasure();
  const { group, level } = levelsIn(read.answer);
  const rows = read.rows.filter(({ codes }) => codes[level] !== null);
  const groups = membersIn(rows, group).map((code) => {
    const inside = rows.filter(({ codes }) => codes[group] === code);
    return {
      key: code ?? '',
      label: name(read.answer, group, code),
      text: format.money(sumOf(inside.map(({ current }) => current[money]))),
      leaves: inside.map((row) => ({ ...read.bar(level, money, row), value: Number(row.current[money] ?? 0) })),
    };
  });
  return <Treemap {...frame} groups={groups} />;
}

/** How much each part of the region brings, by area. */
export const RegionAreas = ({ height }: { readonly height: number }) => (
  <ChartPanel
    words={usePanelWords(messages, 'areas')}
    asked={useAreas()}
    measure={useMoneyMeasure()}
    height={height}
    chart={(drawing) => <Areas {...drawing} />}
    table={({ read, height: maxHeight }) => <RegionTable answer={read.answer} height={maxHeight} />}
  />
);
