import { ChartsTooltipContainer, useAxesTooltip } from '@mui/x-charts/ChartsTooltip';
import { TipTable } from '../parts/tip.tsx';
import { useCategories } from './category.ts';

const X = { directions: ['x'] } satisfies Parameters<typeof useAxesTooltip>[0];

function CategoryTip() {
  const categories = useCategories();
  const category = categories[useAxesTooltip(X)?.[0]?.dataIndex ?? categories.length];
  return category ? <TipTable {...category.tip()} /> : null;
}

/** Tooltip of the place under pointer or keyboard. */
export function BandTip() {
  return (
    <ChartsTooltipContainer trigger="axis">
      <CategoryTip />
    </ChartsTooltipContainer>
  );
}
