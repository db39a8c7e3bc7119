/** Colours of one scheme. Each scheme has its own design; the dark one separates surfaces by lightness. */
export interface SchemeColors {
  readonly background: string;
  readonly paper: string;
  /** Above paper: the header of a table, a pressed row. */
  readonly raised: string;
  readonly text: string;
  readonly textMuted: string;
  readonly textDisabled: string;
  readonly divider: string;
  /** Outline of a control: 3:1 on paper. */
  readonly outline: string;
  readonly brand: string;
  readonly brandStrong: string;
  readonly onBrand: string;
  /** Background of a chosen item. */
  readonly brandGround: string;
  readonly good: string;
  readonly watch: string;
  readonly bad: string;
  /** Ground of the status colours, behind text in them. */
  readonly goodGround: string;
  readonly watchGround: string;
  readonly badGround: string;
  readonly sidebar: string;
}

export interface ChartColors {
  /** In this order: neighbours differ by 3:1 as well. More categories than four go into `neutral`. */
  readonly series: readonly [string, string, string, string];
  /** The year before: the same form, lighter. */
  readonly comparison: string;
  /** Outline of a target or plan. */
  readonly target: string;
  readonly good: string;
  readonly watch: string;
  readonly bad: string;
  /** The rest. */
  readonly neutral: string;
  /** Decoration: faint on purpose. */
  readonly grid: string;
}

/** A class of a heat table: its ground, and the text that is readable on it. */
export interface HeatStep {
  readonly ground: string;
  readonly ink: string;
}

export interface HeatColors {
  /** From little to much, one hue. */
  readonly sequential: readonly HeatStep[];
  /** From far below the midpoint to far above it; the middle one is grey. */
  readonly diverging: readonly HeatStep[];
}

export const schemeColors = {
  light: {
    background: '#f5f7f8',
    paper: '#ffffff',
    raised: '#eef2f4',
    text: '#16202a',
    textMuted: '#51606e',
    textDisabled: '#75828e',
    divider: '#dfe5ea',
    outline: '#7c8994',
    brand: '#0b6272',
    brandStrong: '#084b58',
    onBrand: '#ffffff',
    brandGround: '#e3f1f3',
    good: '#1f5fa6',
    watch: '#8a5800',
    bad: '#b83216',
    goodGround: '#eaf2fb',
    watchGround: '#fdf3e0',
    badGround: '#fdeee9',
    sidebar: '#0e2229',
  },
  dark: {
    background: '#0f1417',
    paper: '#171e23',
    raised: '#1e262c',
    text: '#e6ecef',
    textMuted: '#a3b1bb',
    textDisabled: '#7a8792',
    divider: '#2a343b',
    outline: '#6b7883',
    brand: '#62c6d6',
    brandStrong: '#8fd9e5',
    onBrand: '#05262d',
    brandGround: '#173b45',
    good: '#7fb6f0',
    watch: '#efb454',
    bad: '#ff8e72',
    goodGround: '#17293b',
    watchGround: '#322712',
    badGround: '#3a211b',
    sidebar: '#0a1013',
  },
} as const satisfies Record<'light' | 'dark', SchemeColors>;

/** The sidebar is dark in both schemes, so its own colours are the same in both. */
export const sidebarColors = {
  text: '#dce6ea',
  muted: '#9fb2ba',
  accent: '#5cc8d7',
  selected: '#173b45',
  selectedText: '#ffffff',
} as const;

/** For files and drawings that cannot read CSS variables; on screen use `useChartColors`. */
export const chartColors = {
  light: {
    series: ['#12436d', '#28a197', '#801650', '#f46a25'],
    comparison: '#8193a6',
    target: '#16202a',
    good: '#1f5fa6',
    watch: '#c27c0e',
    bad: '#b83216',
    neutral: '#8a949e',
    grid: '#e6ebef',
  },
  dark: {
    series: ['#a9d2fa', '#1a776c', '#f6c1d8', '#ae4d15'],
    comparison: '#647a90',
    target: '#e6ecef',
    good: '#7fb6f0',
    watch: '#efb454',
    bad: '#ff8e72',
    neutral: '#7e8a95',
    grid: '#262f36',
  },
} as const satisfies Record<'light' | 'dark', ChartColors>;

const steps = (ink: string, ...grounds: readonly string[]): readonly HeatStep[] => grounds.map((ground) => ({ ground, ink }));
const DARK_INK = '#16202a';
const DEEP_INK = '#0f1417';
const WHITE = '#ffffff';

/** For files and drawings that cannot read CSS variables; on screen use `useHeatColors`. */
export const heatColors = {
  light: {
    sequential: [...steps(DARK_INK, '#e6f0f7', '#bfd8eb', '#8fb9da', '#5b93c1'), ...steps(WHITE, '#2f6ea6', '#12436d')],
    diverging: [
      ...steps(WHITE, '#b83216'),
      ...steps(DARK_INK, '#d9694c', '#f6c9bb', '#eef0f2', '#c5dcf1', '#6b9fd3'),
      ...steps(WHITE, '#1f5fa6'),
    ],
  },
  dark: {
    sequential: [...steps(WHITE, '#1d2d3a', '#234460', '#2e5b85'), ...steps(DEEP_INK, '#5a93c6', '#8cbdf0', '#c4e0fc')],
    diverging: [
      ...steps(DEEP_INK, '#ff8e72'),
      ...steps(WHITE, '#a84a33', '#5c2f25', '#2a3137', '#26405c', '#36689c'),
      ...steps(DEEP_INK, '#8fc0f5'),
    ],
  },
} as const satisfies Record<'light' | 'dark', HeatColors>;
