import { styled } from '@mui/material/styles';
import { useHeatColors } from '@pendapa/theme';
import { HeatLegend } from '../matrix/heat-legend.tsx';
import { classOf, type HeatScale } from '../matrix/heat-scale.ts';
import { hatchOf } from '../parts/fill.ts';
import { markProps } from '../parts/mark.ts';
import { MarkArea } from '../parts/mark-area.tsx';
import type { Tip } from '../parts/tip.tsx';
import { hyphenated } from './hyphenated.ts';
import { neighbourOf } from './neighbour.ts';
import { WEAK_MARK } from './weak-mark.ts';

/** Column and row of a tile, from the top left. */
export interface TilePlace {
  readonly column: number;
  readonly row: number;
}

export interface MapTile extends TilePlace {
  readonly key: string;
  readonly label: string;
  /** Tiles of different groups are separated by a line. */
  readonly group: string;
  /** Null if unknown: hatched. */
  readonly value: number | null;
  /** True for too few cases: pale, with a mark. */
  readonly isWeak?: boolean;
  /** Tooltip with all digits. */
  readonly tip: Tip;
}

export interface TileMapProps {
  readonly tiles: readonly MapTile[];
  readonly description: string;
  readonly scale: HeatScale;
  /** Formats values of tiles and of the legend. */
  readonly words: (value: number) => string;
  /** Height of the tiles in pixels. */
  readonly height: number;
  /** Called on a click or Enter on a tile. */
  readonly onSelect?: (key: string) => void;
}

/** Maximum width of a tile in pixels. */
const MAX_TILE_WIDTH = 168;
const MAX_TILE_HEIGHT = 72;
/** Pixels between tiles. */
const TILE_GAP = 4;

/** Visually hidden; read by screen readers. */
const UNSEEN = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } as const;

/** Maximum height on paper in pixels, so that figures fit the same sheet. */
const HIGHEST_ON_PAPER = 300;

/** Minimum width of a tile in pixels for a name of three lines; with narrower tiles the map becomes a list. */
const MIN_NAMED_TILE = 62;
/** Minimum width of a column of that list, for a name and its value. */
const LIST_COLUMN = '8.5rem';

/** Named, because each tile is a container, too. */
const FRAME = 'tile-map';
const Frame = styled('div')({ container: `${FRAME} / inline-size` });

interface GridProps {
  /** Number of columns of tiles. */
  readonly columns: number;
}

const Grid = styled('ul', { shouldForwardProp: (name) => name !== 'columns' })<GridProps>(({ theme, columns }) => ({
  display: 'grid',
  gap: TILE_GAP,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { minWidth: 0, minHeight: 0, containerType: 'size' },
  '& .tile': {
    ...theme.typography.caption,
    lineHeight: 1.15,
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    width: '100%',
    height: '100%',
    padding: '0 4px',
    overflow: 'hidden',
    textAlign: 'left',
    color: theme.vars.palette.text.primary,
    border: 0,
    borderRadius: 3,
    printColorAdjust: 'exact',
    '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
  },
  '& button.tile': { cursor: 'pointer' },
  '& .unknown': { backgroundImage: hatchOf(theme.vars.palette.outline) },
  '& .unknown > *': { background: theme.vars.palette.background.paper },
  '& .unseen': UNSEEN,
  '& .name': { fontWeight: 600, overflow: 'hidden', display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 3 },
  '& .figure': { whiteSpace: 'nowrap' },
  '@media screen': {
    '@container (max-width: 84px)': { '& .tile': { padding: '0 2px', lineHeight: 1.05 } },
    '@container (max-height: 51px)': { '& .name': { WebkitLineClamp: 2 } },
    // Names do not fit the tiles of a phone: the same tiles stand below each other, beside their values.
    [`@container ${FRAME} (max-width: ${columns * (MIN_NAMED_TILE + TILE_GAP) - TILE_GAP}px)`]: {
      display: 'block',
      height: 'auto !important',
      columns: LIST_COLUMN,
      columnGap: TILE_GAP,
      '& > li': { containerType: 'normal', breakInside: 'avoid', paddingBottom: TILE_GAP },
      '& .tile': {
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: theme.spacing(0.5),
        height: 'auto',
        minHeight: 32,
        padding: theme.spacing(0.25, 0.75),
        boxShadow: 'none !important',
      },
    },
  },
  '@media print': {
    maxHeight: HIGHEST_ON_PAPER,
    '& .tile': { fontSize: '7pt', lineHeight: '1 !important', padding: '0 2px !important' },
    '& .name': { WebkitLineClamp: '2 !important' },
  },
}));

/** Share of the colour of a tile with too few cases. */
const FEW_CASES_COLOR_SHARE = '25%';

/** Width in pixels of lines between tiles. */
const TILE_LINE_WIDTH = 3;

/** Lines to the tile above or left, if it belongs to another group. */
function linesOf(tile: MapTile, tiles: readonly MapTile[]): string | undefined {
  const parted = (column: number, row: number): boolean => {
    const other = tiles.find((candidate) => candidate.column === column && candidate.row === row);
    return other !== undefined && other.group !== tile.group;
  };
  const lines = [
    parted(tile.column, tile.row - 1) ? `0 -${TILE_LINE_WIDTH}px` : null,
    parted(tile.column - 1, tile.row) ? `-${TILE_LINE_WIDTH}px 0` : null,
  ].filter((line) => line !== null);
  return lines.length === 0 ? undefined : lines.map((line) => `${line} var(--pendapa-palette-text-primary)`).join();
}

const reach = (tiles: readonly MapTile[], of: (tile: MapTile) => number): number => Math.max(0, ...tiles.map(of)) + 1;

/** Tile map: one equal tile per region at its approximate position; a list for screen readers, and on phones. */
export function TileMap({ tiles, description, scale, words, height, onSelect }: TileMapProps) {
  const steps = useHeatColors()[scale.colors];
  const columns = reach(tiles, ({ column }) => column);
  const rows = reach(tiles, ({ row }) => row);
  const spots = tiles.map(({ column, row }) => ({ x: column, y: row }));
  const Tile = onSelect ? 'button' : 'div';
  const look = ({ value, isWeak = false }: MapTile) => {
    const step = value === null ? undefined : steps[classOf(scale, value)];
    if (step && isWeak)
      return { backgroundColor: `color-mix(in srgb, ${step.ground} ${FEW_CASES_COLOR_SHARE}, var(--pendapa-palette-background-paper))` };
    return step && { backgroundColor: step.ground, color: step.ink };
  };
  const figureOf = ({ value, isWeak = false }: MapTile): string => {
    if (value === null) return '-';
    return isWeak ? `${words(value)} ${WEAK_MARK}` : words(value);
  };
  return (
    <Frame>
      <HeatLegend scale={scale} words={words} />
      <MarkArea
        tip={(index) => tiles[index]?.tip}
        neighbour={(key, from) => neighbourOf(spots, key, from)}
        onSelect={onSelect && ((index) => onSelect(tiles[index]?.key ?? ''))}
      >
        <Grid
          aria-label={description}
          columns={columns}
          style={{
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            gridTemplateRows: `repeat(${rows}, minmax(0, 1fr))`,
            height: Math.min(height, rows * MAX_TILE_HEIGHT),
            maxWidth: columns * MAX_TILE_WIDTH,
          }}
        >
          {tiles.map((tile, index) => (
            <li key={tile.key} style={{ gridColumn: tile.column + 1, gridRow: tile.row + 1 }}>
              <Tile
                {...(onSelect ? { type: 'button' } : {})}
                className={`tile ${tile.value === null ? 'unknown' : ''}`}
                style={{ ...look(tile), boxShadow: linesOf(tile, tiles) }}
                {...markProps(index, tile.tip)}
              >
                <span className="unseen">{tile.label}</span>{' '}
                <span className="name" aria-hidden="true">
                  {hyphenated(tile.label)}
                </span>{' '}
                <span className="figure">{figureOf(tile)}</span>
              </Tile>
            </li>
          ))}
        </Grid>
      </MarkArea>
    </Frame>
  );
}
