import { enUS, idID } from '@mui/material/locale';
import { createTheme, type Theme } from '@mui/material/styles';
import type { Language } from '@pendapa/contracts';
import { components } from './components.ts';
import { chartColors, heatColors, schemeColors, sidebarColors, type ChartColors, type HeatColors, type SchemeColors } from './palette.ts';
import { typography } from './typography.ts';

interface ProductPalette {
  readonly outline: string;
  readonly raised: string;
  readonly brandGround: string;
  readonly status: Readonly<Record<'good' | 'watch' | 'bad' | 'goodGround' | 'watchGround' | 'badGround', string>>;
  readonly sidebar: Readonly<Record<'main' | 'text' | 'muted' | 'accent' | 'selected' | 'selectedText', string>>;
  readonly chart: Readonly<Record<'series1' | 'series2' | 'series3' | 'series4' | Exclude<keyof ChartColors, 'series'>, string>>;
  /** `sequential0Ground`, `sequential0Ink` and so on; read them with `useHeatColors`. */
  readonly heat: Readonly<Record<string, string>>;
}

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette {
    readonly outline: ProductPalette['outline'];
    readonly raised: ProductPalette['raised'];
    readonly brandGround: ProductPalette['brandGround'];
    readonly status: ProductPalette['status'];
    readonly sidebar: ProductPalette['sidebar'];
    readonly chart: ProductPalette['chart'];
    readonly heat: ProductPalette['heat'];
  }
  interface PaletteOptions {
    readonly outline?: ProductPalette['outline'];
    readonly raised?: ProductPalette['raised'];
    readonly brandGround?: ProductPalette['brandGround'];
    readonly status?: ProductPalette['status'];
    readonly sidebar?: ProductPalette['sidebar'];
    readonly chart?: ProductPalette['chart'];
    readonly heat?: ProductPalette['heat'];
  }
}

const heatPalette = (heat: HeatColors): ProductPalette['heat'] =>
  Object.fromEntries(
    (['sequential', 'diverging'] as const).flatMap((scale) =>
      heat[scale].flatMap(({ ground, ink }, index) => [
        [`${scale}${index}Ground`, ground],
        [`${scale}${index}Ink`, ink],
      ]),
    ),
  );

const productPalette = (colors: SchemeColors, { series, ...chart }: ChartColors, heat: HeatColors): ProductPalette => ({
  outline: colors.outline,
  raised: colors.raised,
  brandGround: colors.brandGround,
  status: {
    good: colors.good,
    watch: colors.watch,
    bad: colors.bad,
    goodGround: colors.goodGround,
    watchGround: colors.watchGround,
    badGround: colors.badGround,
  },
  sidebar: { main: colors.sidebar, ...sidebarColors },
  chart: { series1: series[0], series2: series[1], series3: series[2], series4: series[3], ...chart },
  heat: heatPalette(heat),
});

// Good, watch and bad are blue, amber and vermilion; the component library's own names for them get the same colours.
const palette = (colors: SchemeColors, chart: ChartColors, heat: HeatColors) => ({
  primary: { main: colors.brand, dark: colors.brandStrong, light: colors.brand, contrastText: colors.onBrand },
  success: { main: colors.good, contrastText: colors.onBrand },
  info: { main: colors.good, contrastText: colors.onBrand },
  warning: { main: colors.watch, contrastText: colors.onBrand },
  error: { main: colors.bad, contrastText: colors.onBrand },
  background: { default: colors.background, paper: colors.paper },
  text: { primary: colors.text, secondary: colors.textMuted, disabled: colors.textDisabled },
  divider: colors.divider,
  action: { active: colors.textMuted },
  ...productPalette(colors, chart, heat),
});

const locales = { id: idID, en: enUS } as const;

const BOUND = /\((min|max)-width: ?([\d.]+)px\)/g;

/** Answers media queries for a window of this width. */
const windowOf = (width: number) => (query: string) => ({
  matches: [...query.matchAll(BOUND)].every(([, bound, pixels]) => (bound === 'min' ? width >= Number(pixels) : width <= Number(pixels))),
});

/**
 * Theme with the component library's texts in the language. Both schemes are in it, as CSS variables. `width` replaces the width
 * of the window if it cannot be measured.
 */
export function createAppTheme(language: Language, width?: number): Theme {
  return createTheme(
    {
      cssVariables: { cssVarPrefix: 'pendapa', colorSchemeSelector: '[data-theme="%s"]' },
      defaultColorScheme: 'light',
      colorSchemes: {
        light: { palette: palette(schemeColors.light, chartColors.light, heatColors.light) },
        dark: { palette: palette(schemeColors.dark, chartColors.dark, heatColors.dark) },
      },
      shape: { borderRadius: 8 },
      transitions: {
        duration: { shortest: 150, shorter: 150, short: 200, standard: 200, complex: 200, enteringScreen: 200, leavingScreen: 150 },
      },
      motion: { reducedMotion: 'system' },
      typography,
      components:
        width === undefined ? components : { ...components, MuiUseMediaQuery: { defaultProps: { ssrMatchMedia: windowOf(width) } } },
    },
    locales[language],
  );
}
