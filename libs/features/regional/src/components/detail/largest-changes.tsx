import Typography from '@mui/material/Typography';
import { RankedBars } from '@pendapa/charts';
import { MIN_CASES } from '@pendapa/contracts';
import { levelsIn, useGoInto, useMoneyMeasure } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { ChartPanel, usePanelWords, type ChartProps } from '@pendapa/panels';
import { fallsIn, growth, isFew, isKnown, risesIn, sum, toPlotValue, valueOf, type RegionLevel } from '@pendapa/query';
import { messages } from '../../messages/detailed.ts';
import { useMapRegions, type MapRegionMeasure } from '../shared/map-regions.ts';
import { changesOf, isEveryKnown, type RegionRow } from '../shared/region-changes.ts';
import { RegionTable } from '../shared/region-table.tsx';

const DIRECTIONS = {
  falls: { of: fallsIn, tone: 'bad' },
  rises: { of: risesIn, tone: 'good' },
} as const;
type Direction = keyof typeof DIRECTIONS;
/** Number of rows shown first. */
const INITIAL_ROWS = 8;

interface LargestChangesProps {
  readonly direction: Direction;
  readonly initialRows?: number;
}

function Bars({
  read,
  description,
  direction,
  initialRows,
}: Omit<ChartProps<MapRegionMeasure, RegionLevel>, 'height'> & Required<LargestChangesProps>) {
  const t = useMessages(messages);
  const money = useMoneyMeasure();
  const goInto = useGoInto();
  const { group, level } = levelsIn(read.answer);
  const { of, tone } = DIRECTIONS[direction];
  if (!read.answer.comparison) return <Typography variant="body2">{t('noComparison')}</Typography>;
  const known = changesOf(read.rows, level, money);
  const changes = of(known);
  // The amount is a fact; a percentage of few payers changes easily, so it is in the table alone.
  const percentOf = ({ current, comparison }: RegionRow): string | undefined =>
    isFew(current.payingObjects) ? undefined : read.format.percentChange(growth(current[money], comparison[money]));
  if (known.length === 0 && !isKnown(read.total(money, 'comparison')))
    return <Typography variant="body2">{t('nothingCompared')}</Typography>;
  if (changes.length === 0) {
    const none = isEveryKnown(read.rows, level, money) ? 'none' : 'noneKnown';
    return <Typography variant="body2">{t(`${direction}.${none}`)}</Typography>;
  }
  return (
    <RankedBars
      key={level}
      bars={changes.map(({ row, change }) => ({
        ...read.bar(level, money, row),
        value: Math.abs(toPlotValue(change) ?? 0),
        text: read.format.moneyChange(String(valueOf(change))),
        exact: read.figureTextExact(change, 'money'),
        tone,
        detail: percentOf(row),
      }))}
      description={description}
      initialRows={initialRows}
      onSelect={(code) => {
        const found = changes.find(({ row }) => row.codes[level] === code);
        if (found) goInto({ code, group: found.row.codes[group] ?? '' });
      }}
    />
  );
}

/** Regions with the largest falls or rises in rupiah; a click goes into the region. */
export function LargestChanges({ direction, initialRows = INITIAL_ROWS }: LargestChangesProps) {
  const t = useMessages(messages);
  const money = useMoneyMeasure();
  return (
    <ChartPanel
      words={usePanelWords(messages, direction)}
      query={useMapRegions()}
      measure={money}
      height="small"
      sentence={({ answer, rows, format }) => {
        if (!answer.comparison) return null;
        const changes = DIRECTIONS[direction].of(changesOf(rows, levelsIn(answer).level, money));
        if (changes.length === 0) return null;
        if (direction === 'rises') {
          const rise = valueOf(sum(changes.map(({ change }) => change)));
          return t('rises.sum', { count: changes.length, rise: rise === null ? null : format.money(String(rise)) });
        }
        return changes.some(({ row }) => isFew(row.current.payingObjects)) ? t('falls.few', { payers: MIN_CASES }) : null;
      }}
      chart={(drawing) => <Bars {...drawing} direction={direction} initialRows={initialRows} />}
      table={({ read, ...frame }) => <RegionTable {...frame} answer={read.answer} />}
    />
  );
}
