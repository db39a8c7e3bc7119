import { styled } from '@mui/material/styles';
import { useChartColors } from '@pendapa/theme';
import { markProps } from '../parts/mark.ts';
import { MarkArea } from '../parts/mark-area.tsx';
import { seriesColor } from '../parts/tone.ts';
import { useWidth } from '../parts/use-width.ts';
import { fitsLine, fitting } from './fitting.ts';
import { squarify, type Rect } from './squarify.ts';
import { TreemapKey } from './treemap-key.tsx';

export interface TreemapLeaf {
  readonly key: string;
  readonly label: string;
  /** Value; only positive ones have an area. */
  readonly value: number;
  /** Formatted value. */
  readonly text: string;
  /** Value with all digits. */
  readonly exact: string;
}

export interface TreemapGroup {
  readonly key: string;
  readonly label: string;
  readonly text: string;
  readonly leaves: readonly TreemapLeaf[];
}

export interface TreemapProps {
  readonly groups: readonly TreemapGroup[];
  readonly description: string;
  readonly height: number;
  /** Called on a click or Enter on a leaf, with the keys of its group and itself. */
  readonly onSelect?: (group: string, leaf: string) => void;
}

/** Aspect ratio of the layout; tiles stretch with the panel. */
const ASPECT = 1.7;
const TOTAL_PERCENT = 100;
/** Height in pixels of a group's name. */
const HEAD_HEIGHT = 20;
/** Pixels of width or height below which a group has no name. */
const HEADLESS = 56;

/** Pixels. On narrower screens a tile shows its value, and the key shows name and value. */
const MIN_NAMED_WIDTH = 600;

const Frame = styled('div')({ position: 'relative', overflow: 'hidden' });
const Group = styled('div')({ position: 'absolute', padding: 1, display: 'flex', flexDirection: 'column', containerType: 'size' });
const Head = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  fontWeight: 600,
  margin: 0,
  padding: '0 3px',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  flex: 'none',
  [`@container (max-height: ${HEADLESS}px) or (max-width: ${HEADLESS}px)`]: { display: 'none' },
}));
const Leaves = styled('ul')({ position: 'relative', flex: 1, minHeight: 0, listStyle: 'none', margin: 0, padding: 0 });
const Leaf = styled('li')(({ theme }) => ({
  position: 'absolute',
  padding: 1,
  containerType: 'size',
  '& > .tile': {
    ...theme.typography.caption,
    lineHeight: 1.25,
    display: 'block',
    width: '100%',
    height: '100%',
    textAlign: 'left',
    padding: '2px 4px',
    overflow: 'hidden',
    color: theme.vars.palette.text.primary,
    border: '1px solid',
    borderLeftWidth: 4,
    borderRadius: 3,
    printColorAdjust: 'exact',
  },
  // There is no space between tiles for an outer ring.
  '&:focus-visible, & > .tile:focus-visible': { outlineColor: theme.vars.palette.text.primary, outlineOffset: -2 },
  '& b, & i': { display: 'block', fontWeight: 600, fontStyle: 'normal' },
  '& i': { fontWeight: 400, whiteSpace: 'nowrap' },
  '& > button': { cursor: 'pointer' },
  // No padding, because the tile must not exceed its area.
  '& > [data-fits="nothing"]': { padding: 0 },
  // Invisible but not removed, so that the button keeps its accessible name.
  '& > [data-fits="nothing"] :is(b, i)': { opacity: 0 },
  '& > .tile > .number': { position: 'absolute', top: 1, left: 6, fontSize: 11, lineHeight: '14px' },
  // A cut number would read as another number.
  '@container (max-width: 13px) or (max-height: 14px)': { '& > .tile > .number': { display: 'none' } },
  '@container (max-width: 20px)': { '& > .tile > .number.two-digits': { display: 'none' } },
  '@container (max-width: 64px)': { '& > .tile > .number.amount': { display: 'none' } },
  '& > [data-fits="name"] i': { display: 'none' },
}));

const total = ({ leaves }: TreemapGroup): number => leaves.reduce((sum, { value }) => sum + Math.max(value, 0), 0);
const percent = ({ x, y, width, height }: Rect, frame: Pick<Rect, 'width' | 'height'>) => ({
  left: `${(x / frame.width) * TOTAL_PERCENT}%`,
  top: `${(y / frame.height) * TOTAL_PERCENT}%`,
  width: `${(width / frame.width) * TOTAL_PERCENT}%`,
  height: `${(height / frame.height) * TOTAL_PERCENT}%`,
});

const falling = <T,>(items: readonly T[], of: (item: T) => number): readonly T[] =>
  items.filter((item) => of(item) > 0).sort((a, b) => of(b) - of(a));

/** Lays out groups and tiles, and decides which names fit, for a frame of this size in pixels. */
function areasOf(groups: readonly TreemapGroup[], frame: Rect, { width, height }: Pick<Rect, 'width' | 'height'>) {
  const rects = squarify(groups.map(total), frame);
  return groups.map((group, order) => {
    const rect = rects[order] ?? frame;
    const inner = { x: 0, y: 0, width: rect.width, height: rect.height };
    const leaves = falling(group.leaves, ({ value }) => value);
    const places = squarify(
      leaves.map(({ value }) => value),
      inner,
    );
    const scale = { x: width / frame.width, y: Math.max(0, height - (HEAD_HEIGHT * frame.height) / rect.height) / frame.height };
    const scaled = { width: rect.width * scale.x, height: (rect.height / frame.height) * height };
    const isNamed = fitsLine(group.label, scaled.width) && Math.min(scaled.width, scaled.height) > HEADLESS;
    const tiles = leaves.map((leaf, at) => {
      const place = places[at] ?? inner;
      return { leaf, place, fits: fitting(leaf.label, leaf.text, { width: place.width * scale.x, height: place.height * scale.y }) };
    });
    return { group, rect, inner, isNamed, hasText: fitsLine(`${group.label} · ${group.text}`, scaled.width), tiles };
  });
}

/** Treemap of two levels with a key of names that do not fit; a nested list for screen readers. */
export function Treemap({ groups, description, height, onSelect }: TreemapProps) {
  const colors = useChartColors();
  const [measured, width] = useWidth();
  const shown = falling(groups, total);
  const frame = { x: 0, y: 0, width: ASPECT * TOTAL_PERCENT, height: TOTAL_PERCENT };
  const areas = areasOf(shown, frame, { width, height });
  const marks = areas.flatMap(({ group, tiles }) => tiles.map(({ leaf, fits }) => ({ group, leaf, fits })));
  const isNarrow = width > 0 && width < MIN_NAMED_WIDTH;
  const unnamed = marks.filter(({ fits }) => fits === 'nothing').map(({ leaf }) => leaf);
  const colorOf = (order: number): string => seriesColor(colors, order);
  const Tile = onSelect ? 'button' : 'span';
  const tipOf = (index: number) => {
    const mark = marks[index];
    return mark && { title: `${mark.group.label} · ${mark.leaf.label}`, rows: [{ label: mark.leaf.text, text: mark.leaf.exact }] };
  };
  const select =
    onSelect &&
    ((index: number): void => {
      const mark = marks[index];
      if (mark) onSelect(mark.group.key, mark.leaf.key);
    });
  return (
    <MarkArea tip={tipOf} onSelect={select}>
      <Frame ref={measured} role="group" aria-label={description} style={{ height }}>
        {areas.map(({ group, rect, inner, isNamed, hasText, tiles }, order) => {
          const color = colorOf(order);
          return (
            <Group key={group.key} style={percent(rect, frame)}>
              <Head style={{ visibility: isNamed ? undefined : 'hidden' }}>
                {group.label}
                {hasText && <span> · {group.text}</span>}
              </Head>
              <Leaves aria-label={group.label}>
                {tiles.map(({ leaf, place, fits }) => {
                  const index = marks.findIndex((candidate) => candidate.leaf === leaf);
                  const mark = markProps(index, tipOf(index) ?? { title: '', rows: [] });
                  const number = unnamed.indexOf(leaf) + 1;
                  return (
                    <Leaf key={leaf.key} style={percent(place, inner)} {...(onSelect ? {} : mark)}>
                      <Tile
                        className="tile"
                        data-fits={fits}
                        {...(onSelect ? mark : {})}
                        style={{ borderColor: color, background: `color-mix(in srgb, ${color} 14%, transparent)` }}
                      >
                        <b>{leaf.label}</b>
                        <i>{leaf.text}</i>
                        {number > 0 && (
                          <span className={isNarrow ? 'number amount' : number > 9 ? 'number two-digits' : 'number'} aria-hidden="true">
                            {isNarrow ? leaf.text : number}
                          </span>
                        )}
                      </Tile>
                    </Leaf>
                  );
                })}
              </Leaves>
            </Group>
          );
        })}
      </Frame>
      <TreemapKey
        groups={areas.flatMap(({ group, isNamed }, order) => (isNamed ? [] : [{ label: group.label, color: colorOf(order) }]))}
        names={unnamed.map(({ label, text }, at) => (isNarrow ? `${label} ${text}` : `${at + 1}\u00a0${label}`))}
      />
    </MarkArea>
  );
}
