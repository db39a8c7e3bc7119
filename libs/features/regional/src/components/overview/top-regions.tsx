import { levelsIn, useGoInto, useMoneyMeasure } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { ChartPanel, PageSentence, Ranking, usePanelWords, type ChartProps } from '@pendapa/panels';
import { directionOf, growth, isWeakGrowth, largestFirst, type RegionLevel } from '@pendapa/query';
import { messages } from '../../messages/regional.ts';
import { useMapRegions, type MapRegionMeasure } from '../shared/map-regions.ts';
import { RegionTable } from '../shared/region-table.tsx';

function Regions(drawing: ChartProps<MapRegionMeasure, RegionLevel>) {
  const goInto = useGoInto();
  const { group, level } = levelsIn(drawing.read.answer);
  const rows = drawing.read.rows.filter(({ codes }) => codes[level] !== null);
  return (
    <Ranking
      key={level}
      {...drawing}
      by={level}
      measure={useMoneyMeasure()}
      rows={rows}
      onSelect={(code) => {
        const row = rows.find(({ codes }) => codes[level] === code);
        if (row) goInto({ code, group: row.codes[group] ?? '' });
      }}
    />
  );
}

/** Names the region with the largest revenue, its share, and its change if enough objects paid. */
export function RegionSentence() {
  const t = useMessages(messages);
  const money = useMoneyMeasure();
  return (
    <PageSentence
      query={useMapRegions()}
      measure={money}
      sentence={({ answer, rows, formatted, format, periodLabels: { comparison } }) => {
        const { level } = levelsIn(answer);
        const { name, member, share } = formatted.largest(level, money);
        if (member === null) return null;
        const count = rows.filter(({ codes }) => codes[level] !== null).length;
        const [largest] = largestFirst(rows, level, money).rows;
        const isWeak = !largest || isWeakGrowth(largest.current.payingObjects, largest.comparison.payingObjects);
        const ratio = isWeak ? null : growth(largest.current[money], largest.comparison[money]);
        const direction = directionOf(ratio ?? 0);
        const texts = { percent: format.percent(Math.abs(ratio ?? 0)), comparison };
        const change = direction === 'same' ? '' : t(`sentence.${direction}`, texts);
        // A region that is not known could be larger.
        return t(name === member ? 'sentence' : 'sentence.ofKnown', { member, share, count, change });
      }}
    />
  );
}

/** Bars of the map's regions; those that do not fit are shown on demand. */
export function TopRegions({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const result = useMapRegions();
  const level = result.answer ? t(`level.${levelsIn(result.answer).level}`) : '';
  return (
    <ChartPanel
      words={usePanelWords(messages, 'top', { level })}
      query={result}
      measure={useMoneyMeasure()}
      height={height}
      chart={(drawing) => <Regions {...drawing} />}
      table={({ read, ...frame }) => <RegionTable {...frame} answer={read.answer} />}
    />
  );
}
