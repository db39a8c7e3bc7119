import { chartColors, heatColors, schemeColors, sidebarColors } from './palette.ts';

// WCAG 2.2: relative luminance and contrast ratio.
const channel = (value: number) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(parseInt(hex.slice(at, at + 2), 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

it('measures as the standard does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  const colors = schemeColors[scheme];
  const chart = chartColors[scheme];
  const surfaces = [colors.background, colors.paper, colors.raised];

  it.each(['text', 'textMuted', 'brand', 'brandStrong', 'good', 'watch', 'bad'] as const)(
    '%s is readable on every surface (4.5:1)',
    (name) => {
      for (const surface of surfaces) expect(contrast(colors[name], surface)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('text on the brand colour and on the status grounds is readable (4.5:1)', () => {
    expect(contrast(colors.onBrand, colors.brand)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors.onBrand, colors.brandStrong)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors.good, colors.goodGround)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors.watch, colors.watchGround)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors.bad, colors.badGround)).toBeGreaterThanOrEqual(4.5);
  });

  it('outlines of controls stand out from paper (3:1)', () => {
    expect(contrast(colors.outline, colors.paper)).toBeGreaterThanOrEqual(3);
  });

  it('every chart colour stands out from paper (3:1)', () => {
    const { series, grid, ...single } = chart;
    expect(grid).toMatch(/^#/);
    for (const color of [...series, ...Object.values(single)]) expect(contrast(color, colors.paper)).toBeGreaterThanOrEqual(3);
  });

  it('neighbouring series differ in lightness too (3:1), for grey print', () => {
    const { series } = chart;
    for (const [at, color] of series.slice(1).entries()) expect(contrast(color, series[at] ?? color)).toBeGreaterThanOrEqual(3);
  });

  it.each(['sequential', 'diverging'] as const)(
    'figures are readable on every class of the %s scale (4.5:1), and 5 to 7 classes differ',
    (scale) => {
      const classes = heatColors[scheme][scale];
      expect(classes.length).toBeGreaterThanOrEqual(5);
      expect(classes.length).toBeLessThanOrEqual(7);
      for (const { ground, ink } of classes) expect(contrast(ground, ink)).toBeGreaterThanOrEqual(4.5);
      for (const [at, { ground }] of classes.slice(1).entries())
        expect(contrast(ground, classes[at]?.ground ?? ground)).toBeGreaterThanOrEqual(1.15);
    },
  );

  it('the current year stands out from the year before (1.5:1 beside the difference of hue)', () => {
    expect(contrast(chart.series[0], chart.comparison)).toBeGreaterThanOrEqual(1.5);
  });

  it('the sidebar is dark, and readable (4.5:1)', () => {
    expect(luminance(colors.sidebar)).toBeLessThan(0.02);
    for (const color of [sidebarColors.text, sidebarColors.muted, sidebarColors.accent]) {
      expect(contrast(color, colors.sidebar)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(color, sidebarColors.selected)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(sidebarColors.selectedText, sidebarColors.selected)).toBeGreaterThanOrEqual(4.5);
  });
});
