import { ChartsTooltipContainer, useAxesTooltip } from '@mui/x-charts/ChartsTooltip';
import { TipTable } from '../parts/tip.tsx';
import { usePlaces } from './place.ts';

const X = { directions: ['x'] } satisfies Parameters<typeof useAxesTooltip>[0];

function Words() {
  const places = usePlaces();
  const place = places[useAxesTooltip(X)?.[0]?.dataIndex ?? places.length];
  return place ? <TipTable {...place.tip()} /> : null;
}

/** Tooltip of the place under pointer or keyboard. */
export function BandTip() {
  return (
    <ChartsTooltipContainer trigger="axis">
      <Words />
    </ChartsTooltipContainer>
  );
}
