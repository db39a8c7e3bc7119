import { CHART_HEIGHTS } from '@pendapa/theme';

/** Height of a panel's content: a named height, or pixels. */
export type PanelHeight = keyof typeof CHART_HEIGHTS | number;

export const pixelsOf = (height: PanelHeight): number => (typeof height === 'number' ? height : CHART_HEIGHTS[height]);
