import { ChartsTooltipContainer, useItemTooltip } from '@mui/x-charts/ChartsTooltip';
import { useTheme } from '@mui/material/styles';
import { TipTable } from '../parts/tip.tsx';
import { usePlottedPoints, usePointPlane, type PlacedPoint } from './points.ts';

function useShownPoint(): PlacedPoint | undefined {
  const series = usePlottedPoints();
  const at = useItemTooltip<'scatter'>()?.identifier;
  return at && series.find(({ key }) => key === at.seriesId)?.points[at.dataIndex ?? -1];
}

function PointTipTable() {
  const point = useShownPoint();
  return point ? <TipTable {...point.tip} /> : null;
}

const HIGHLIGHT_RADIUS = 8;

/** Tooltip of the point under pointer or keyboard, with a ring around it. */
export function PointTip() {
  const { vars } = useTheme();
  const plane = usePointPlane();
  const point = useShownPoint();
  return (
    <>
      {point && (
        <circle
          data-shown={point.key}
          cx={plane.x(point.x)}
          cy={plane.y(point.y)}
          r={HIGHLIGHT_RADIUS}
          fill="none"
          stroke={vars.palette.text.primary}
          strokeWidth={2}
        />
      )}
      <ChartsTooltipContainer trigger="item">
        <PointTipTable />
      </ChartsTooltipContainer>
    </>
  );
}
