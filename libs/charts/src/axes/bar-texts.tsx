import { useBarSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { NameText } from '../parts/svg-text.tsx';
import { CATEGORIES, useCategories, VALUES } from './category.ts';
import { roomFor } from './ticks.ts';

/** Pixels between a bar and its text. */
const GAP = 4;

/** Text above each stack of bars; none if one is wider than its place. */
export function BarTexts({ texts }: { readonly texts: readonly string[] }) {
  const categories = useCategories();
  const x = useXScale<'band'>(CATEGORIES);
  const y = useYScale<'linear'>(VALUES);
  const series = useBarSeries();
  if (roomFor(texts) > x.step()) return null;
  const topOf = (index: number): number => Math.max(0, ...series.map(({ visibleStackedData }) => visibleStackedData[index]?.[1] ?? 0));
  return (
    <g aria-hidden="true">
      {categories.map((category, index) => (
        <NameText
          key={category.key}
          x={(x(category) ?? 0) + x.bandwidth() / 2}
          y={Number(y(topOf(index))) - GAP}
          textAnchor="middle"
          style={{ fontWeight: 600 }}
        >
          {texts[index]}
        </NameText>
      ))}
    </g>
  );
}
