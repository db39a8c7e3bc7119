import { styled } from '@mui/material/styles';
import { useChartColors } from '@pendapa/theme';
import { ChartFigure } from '../chart-figure.tsx';
import { markProps } from '../parts/mark.ts';
import { MarkArea } from '../parts/mark-area.tsx';
import type { Tip } from '../parts/tip.tsx';

export interface NetworkNode {
  readonly key: string;
  readonly label: string;
  /** Position from 0 (left, top) to 1. */
  readonly x: number;
  readonly y: number;
  /** Tooltip with its links. */
  readonly tip: Tip;
}

export interface NetworkLink {
  readonly from: string;
  readonly to: string;
  /** Strength from 0 to 1; determines the width. */
  readonly strength: number;
  /** True for a negative relation: dashed, and in another colour. */
  readonly isOpposed: boolean;
}

export interface NetworkDiagramProps {
  readonly nodes: readonly NetworkNode[];
  readonly links: readonly NetworkLink[];
  /** Node whose links are highlighted; null for all. */
  readonly chosen: string | null;
  readonly description: string;
  readonly height: number;
  /** Called on a click or Enter on a node. */
  readonly onSelect: (key: string) => void;
}

/** Pixels of the line of the strongest relation. */
const MAX_LINE_WIDTH = 8;
/** Opacity of what is not emphasised. */
const MUTED_OPACITY = 0.15;

// Space at the edges for half a node.
const Frame = styled('div')({ padding: '28px 66px' });
const Plane = styled('div')({ position: 'relative', height: '100%' });
const Lines = styled('svg')({ position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' });
const Node = styled('button')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'absolute',
  transform: 'translate(-50%, -50%)',
  maxWidth: 124,
  padding: '3px 8px',
  lineHeight: 1.2,
  cursor: 'pointer',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.outline}`,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  '&[aria-pressed="true"]': { borderWidth: 2, fontWeight: 600 },
}));

const percent = (part: number): string => `${String(100 * part)}%`;

/** Network diagram: related nodes are close, and one node can be highlighted. */
export function NetworkDiagram({ nodes, links, chosen, description, height, onSelect }: NetworkDiagramProps) {
  const colors = useChartColors();
  const at = new Map(nodes.map((node) => [node.key, node]));
  const isMuted = ({ from, to }: NetworkLink): boolean => chosen !== null && from !== chosen && to !== chosen;
  return (
    <ChartFigure description={description}>
      <MarkArea
        tip={(index) => nodes[index]?.tip}
        onSelect={(index) => {
          const node = nodes[index];
          if (node) onSelect(node.key);
        }}
      >
        <Frame style={{ height }}>
          <Plane>
            <Lines aria-hidden="true">
              {links.map((link) => (
                <line
                  key={`${link.from} ${link.to}`}
                  data-link={`${link.from} ${link.to}`}
                  x1={percent(at.get(link.from)?.x ?? 0)}
                  y1={percent(at.get(link.from)?.y ?? 0)}
                  x2={percent(at.get(link.to)?.x ?? 0)}
                  y2={percent(at.get(link.to)?.y ?? 0)}
                  stroke={link.isOpposed ? colors.bad : colors.series[0]}
                  strokeWidth={MAX_LINE_WIDTH * link.strength}
                  strokeDasharray={link.isOpposed ? '7 5' : undefined}
                  strokeOpacity={isMuted(link) ? MUTED_OPACITY : 0.8}
                />
              ))}
            </Lines>
            {nodes.map(({ key, label, x, y, tip }, index) => (
              <Node
                key={key}
                type="button"
                aria-pressed={key === chosen}
                style={{ left: percent(x), top: percent(y) }}
                {...markProps(index, tip)}
              >
                {label}
              </Node>
            ))}
          </Plane>
        </Frame>
      </MarkArea>
    </ChartFigure>
  );
}
