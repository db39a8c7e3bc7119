import { useAddressChoice } from '@pendapa/analysis';
import { INDICATORS, type IndicatorKey } from './indicators.ts';
import { combines, SIDES, type Side } from '../../questions/cross-dimensional.ts';

export const VIEWS = ['table', 'chart', 'heatmap', 'network'] as const;
export const MEASURES = ['amount', 'principal', 'transactions'] as const;
export type Measure = (typeof MEASURES)[number];
/** What a cell says: the figure, its part of the row, or how often it is what was to be expected. */
export const SAYINGS = ['figure', 'share', 'index'] as const;
export const METHODS = ['spearman', 'pearson'] as const;

export const useView = () => useAddressChoice('view', VIEWS);
export const useMeasureChoice = () => useAddressChoice('ms', MEASURES);
export const useSaying = () => useAddressChoice('say', SAYINGS);
export const useMethod = () => useAddressChoice('me', METHODS);

/** What the rows can be: each has columns that it combines with. */
export const ROWS: readonly [Side, ...Side[]] = ['taxType', ...SIDES.filter((side) => side !== 'taxType')];
export const useRows = () => useAddressChoice('row', ROWS);

/** Sides that combine with the rows, the usual first. */
export const columnsFor = (rows: Side): readonly [Side, ...Side[]] => {
  const [usual = 'channel', ...others] = SIDES.filter((side) => combines(rows, side));
  return [usual, ...others];
};

/** Columns that the rows cannot be combined with are not there to be chosen; an address that says them means the usual ones. */
export const useColumnsChoice = () => {
  const [rows] = useRows();
  return useAddressChoice('col', columnsFor(rows));
};

const startingWith = (usual: IndicatorKey, but?: IndicatorKey): readonly [IndicatorKey, ...IndicatorKey[]] => {
  const [first = usual, ...others] = [usual, ...INDICATORS.filter((key) => key !== usual)].filter((key) => key !== but);
  return [first, ...others];
};

/** The indicator along the horizontal axis, and the other one, which cannot be the same. */
export const ACROSS = startingWith('realisation');
export const upFor = (across: IndicatorKey) => startingWith('arrears', across);
export const useAcross = () => useAddressChoice('ix', ACROSS);
export const useUp = () => {
  const [across] = useAcross();
  return useAddressChoice('iy', upFor(across));
};

/** Years by which the indicator along the horizontal axis is earlier than the other one. */
export const LAGS = ['0', '1'] as const;
export const useLag = () => useAddressChoice('lg', LAGS);

const STRENGTHS = ['0.5', '0.3', '0.35', '0.4', '0.45', '0.55', '0.6', '0.65', '0.7', '0.75', '0.8', '0.85', '0.9'] as const;

/** How strong a relation has to be to be drawn, in steps of a twentieth. */
export function useLeast(): readonly [number, (least: number) => void] {
  const [least, choose] = useAddressChoice('ls', STRENGTHS);
  return [Number(least), (next) => choose(STRENGTHS.find((one) => Math.abs(Number(one) - next) < 0.01) ?? '0.5')];
}
