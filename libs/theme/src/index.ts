export { AppTheme, type AppThemeProps } from './app-theme.tsx';
// Importing it also adds the colours of the palette to the types of the theme.
export { createAppTheme } from './create-app-theme.ts';
export { CHART_HEIGHTS, useChartColors, useHeatColors } from './chart-colors.ts';
export { setThemeMode, startThemeMode, THEME_KEY, type ThemeMode } from './mode.ts';
export { chartColors, heatColors, schemeColors, type ChartColors, type HeatColors, type HeatStep, type SchemeColors } from './palette.ts';
export { usePrinting } from './use-printing.ts';
export { useThemeMode, type ThemeModeControl } from './use-theme-mode.ts';
