import Typography from '@mui/material/Typography';
import { RankedBars } from '@pendapa/charts';
import { MIN_CASES } from '@pendapa/contracts';
import { levelsIn, useGoInto, useMoneyMeasure, useRegionLadder } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { ChartPanel, PageSentence, usePanelWords, type Reader } from '@pendapa/panels';
import {
  byLargest,
  difference,
  growth,
  fewLast,
  isFew,
  stateOf,
  toPlotValue,
  valueOf,
  type Figure,
  type RegionLevel,
  type Row,
} from '@pendapa/query';
import { messages } from '../../messages/detailed.ts';
import type { Money } from '../../questions/regions.ts';
import { useMapRegions, type MapRegionMeasure } from '../shared/map-regions.ts';
import { RegionTable } from '../shared/region-table.tsx';

type RegionRow = Row<MapRegionMeasure, RegionLevel>;

interface Fall {
  readonly row: RegionRow;
  /** Below zero. */
  readonly change: Figure;
}

/** Regions whose revenue fell since the comparison, the largest fall first; those with few payers come last. */
function fallsOf(rows: readonly RegionRow[], level: RegionLevel, money: Money): readonly Fall[] {
  return rows
    .filter(({ codes }) => codes[level] !== null)
    .map((row) => ({ row, change: difference(row.current[money], row.comparison[money]) }))
    .filter(({ change }) => (toPlotValue(change) ?? 0) < 0)
    .sort((a, b) => fewLast(a.row.current.payingObjects, b.row.current.payingObjects) || byLargest(b.change, a.change));
}

/** States of the regions' missing revenue, of the period and of the comparison. */
const missingStates = (rows: readonly RegionRow[], level: RegionLevel, money: Money) =>
  rows
    .filter(({ codes }) => codes[level] !== null)
    .flatMap(({ current, comparison }) => [current[money], comparison[money]])
    .flatMap((figure) => stateOf(figure)?.state ?? []);

/** Number of rows shown first. */
const INITIAL_ROWS = 8;

/** Names the region with the largest fall, and the growth of the whole. */
export function FallSentence() {
  const t = useMessages(messages);
  const money = useMoneyMeasure();
  const { path } = useRegionLadder();
  return (
    <PageSentence
      query={useMapRegions()}
      measure={money}
      sentence={(read: Reader<MapRegionMeasure, RegionLevel>) => {
        const { level } = levelsIn(read.answer);
        // A region with few payers is not named, and none if another one's change is unknown.
        const isOpen = missingStates(read.rows, level, money).includes('unknown');
        const falls = fallsOf(read.rows, level, money);
        const [first] = falls;
        const worst = isOpen || (first && isFew(first.row.current.payingObjects)) ? undefined : first;
        const whole = { region: path.at(-1)?.name ?? t('province'), amount: read.totalText(money) };
        if (worst === undefined) {
          const change = growth(read.total(money), read.total(money, 'comparison'));
          if (change === null) return t('brought', whole);
          return t('grew', { ...whole, change: read.format.percentChange(change), comparison: read.periodLabels.comparison });
        }
        const { row, change } = worst;
        const share = read.format.percentChange(growth(row.current[money], row.comparison[money]));
        const fall = read.format.moneyChange(String(valueOf(change)));
        const isLargest = falls.every((other) => byLargest(other.change, change) <= 0);
        return t(isLargest ? 'fell' : 'fellOfMany', {
          region: read.name(level, row),
          fall,
          share,
          comparison: read.periodLabels.comparison,
          payers: MIN_CASES,
        });
      }}
    />
  );
}

/** Regions with the largest falls; a click goes into the region. */
export function LargestFalls({ initialRows = INITIAL_ROWS }: { readonly initialRows?: number }) {
  const t = useMessages(messages);
  const money = useMoneyMeasure();
  const goInto = useGoInto();
  return (
    <ChartPanel
      words={usePanelWords(messages, 'falls')}
      query={useMapRegions()}
      measure={money}
      height="small"
      sentence={({ answer, rows }) => {
        const few = fallsOf(rows, levelsIn(answer).level, money).filter(({ row }) => isFew(row.current.payingObjects));
        return answer.comparison && few.length > 0 ? t('falls.few', { count: few.length, payers: MIN_CASES }) : null;
      }}
      chart={({ read, description }) => {
        const { group, level } = levelsIn(read.answer);
        if (!read.answer.comparison) return <Typography variant="body2">{t('falls.noComparison')}</Typography>;
        const falls = fallsOf(read.rows, level, money);
        if (falls.length === 0) {
          // A region without payments is absent; its change is not in doubt.
          const isEveryKnown = missingStates(read.rows, level, money).every((state) => state === 'absent');
          return <Typography variant="body2">{t(isEveryKnown ? 'falls.none' : 'falls.noneKnown')}</Typography>;
        }
        return (
          <RankedBars
            key={level}
            bars={falls.map(({ row, change }) => ({
              ...read.bar(level, money, row),
              value: Math.abs(toPlotValue(change) ?? 0),
              text: read.format.moneyChange(String(valueOf(change))),
              exact: read.figureTextExact(change, 'money'),
              tone: isFew(row.current.payingObjects) ? ('rest' as const) : ('bad' as const),
              detail: read.format.percentChange(growth(row.current[money], row.comparison[money])),
            }))}
            description={description}
            initialRows={initialRows}
            onSelect={(code) => {
              const found = falls.find(({ row }) => row.codes[level] === code);
              if (found) goInto({ code, group: found.row.codes[group] ?? '' });
            }}
          />
        );
      }}
      table={({ read, ...frame }) => <RegionTable {...frame} answer={read.answer} />}
    />
  );
}
