import { CHART_HEIGHTS } from '@pendapa/theme';

/** How high what a panel draws is: by the name of a height that others have too, or in pixels. */
export type PanelHeight = keyof typeof CHART_HEIGHTS | number;

export const pixelsOf = (height: PanelHeight): number => (typeof height === 'number' ? height : CHART_HEIGHTS[height]);
