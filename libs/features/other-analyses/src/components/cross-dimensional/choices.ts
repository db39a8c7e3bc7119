import { useAddressChoice } from '@pendapa/filters';
import { INDICATORS, type IndicatorKey } from './indicators.ts';
import { canCombine, PIVOT_DIMENSIONS, type Side } from '../../questions/cross-dimensional.ts';

export const VIEWS = ['table', 'chart', 'heatmap', 'network'] as const;
export const MEASURES = ['amount', 'principal', 'transactions'] as const;
export type Measure = (typeof MEASURES)[number];
export const unitOf = (measure: Measure): 'count' | 'money' => (measure === 'transactions' ? 'count' : 'money');
/** Cell value: the figure, its share of the row, or its ratio to the expected value. */
export const SAYINGS = ['figure', 'share', 'index'] as const;
export const METHODS = ['spearman', 'pearson'] as const;

export const useView = () => useAddressChoice('view', VIEWS);
export const useMeasureChoice = () => useAddressChoice('ms', MEASURES);
export const useSaying = () => useAddressChoice('say', SAYINGS);
export const useMethod = () => useAddressChoice('me', METHODS);

/** Dimensions for rows; each combines with some columns. */
export const ROWS: readonly [Side, ...Side[]] = ['city', ...PIVOT_DIMENSIONS.filter((side) => side !== 'city')];
export const useRows = () => useAddressChoice('row', ROWS);

/** Few classes have enough payments in every row, so shares can be compared. */
const USUAL_COLUMNS: Side = 'channelClass';

/** Dimensions that combine with the rows, default first. */
export const columnsFor = (rows: Side): readonly [Side, ...Side[]] => {
  const possible = PIVOT_DIMENSIONS.filter((side) => canCombine(rows, side));
  const usual = possible.find((side) => side === USUAL_COLUMNS) ?? possible[0] ?? 'channel';
  return [usual, ...possible.filter((side) => side !== usual)];
};

/** Columns that do not combine with the rows are not offered; in an address they mean the default. */
export const useColumnsChoice = () => {
  const [rows] = useRows();
  return useAddressChoice('col', columnsFor(rows));
};

const startingWith = (usual: IndicatorKey, but?: IndicatorKey): readonly [IndicatorKey, ...IndicatorKey[]] => {
  const [first = usual, ...others] = [usual, ...INDICATORS.filter((key) => key !== usual)].filter((key) => key !== but);
  return [first, ...others];
};

/** Indicator of the horizontal axis, and that of the vertical axis, which must differ. */
export const ACROSS = startingWith('filing');
export const upFor = (across: IndicatorKey) => startingWith('arrears', across);
export const useAcross = () => useAddressChoice('ix', ACROSS);
export const useUp = () => {
  const [across] = useAcross();
  return useAddressChoice('iy', upFor(across));
};

/** Number of years by which the horizontal indicator is earlier. */
export const LAGS = ['0', '1'] as const;
export const useLag = () => useAddressChoice('lg', LAGS);

const STRENGTHS = ['0.5', '0.3', '0.35', '0.4', '0.45', '0.55', '0.6', '0.65', '0.7', '0.75', '0.8', '0.85', '0.9'] as const;

/** Minimum strength of a drawn relation, in steps of 0.05. */
export function useLeast(): readonly [number, (least: number) => void] {
  const [least, choose] = useAddressChoice('ls', STRENGTHS);
  return [Number(least), (next) => choose(STRENGTHS.find((one) => Math.abs(Number(one) - next) < 0.01) ?? '0.5')];
}
