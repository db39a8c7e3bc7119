import { TileMap, type HeatScale } from '@pendapa/charts';
import type { RegionLevel } from '../filters/choices.ts';
import type { AnswerTo } from '../reading/answer-to.ts';
import { rowsOf, type Row } from '../reading/rows.ts';
import { useMemberName } from '../words/use-names.ts';
import { levelsIn } from './levels-in.ts';
import { shortName, tilePlaces } from './tile-places.ts';
import { useGoInto } from './use-map-levels.ts';

/** How the rows of regions become colours, and how they are said. */
export interface TileReading<R> {
  /** With the unit of the tiles, where they do not carry it. */
  readonly name: string;
  readonly value: (row: R) => number | null;
  readonly words: (value: number) => string;
  readonly exact: (row: R) => string;
  readonly scale: HeatScale;
  /** Values that rest on too little to be told first. */
  readonly isWeak?: (row: R) => boolean;
}

export interface RegionTilesProps<M extends string> {
  readonly answer: AnswerTo<M, RegionLevel>;
  readonly reading: TileReading<Row<M, RegionLevel>>;
  readonly description: string;
  readonly height: number;
}

const byCode = (a: string | null, b: string | null): number => ((a ?? '') < (b ?? '') ? -1 : 1);

/** The regions as tiles; a click or Enter goes towards one. What has no region has no tile: the note of the page tells how much it is. */
export function RegionTiles<M extends string>({ answer, reading, description, height }: RegionTilesProps<M>) {
  const memberName = useMemberName();
  const goInto = useGoInto();
  const { group, level } = levelsIn(answer);
  const rows = rowsOf(answer).filter(({ codes }) => codes[level] !== null);
  const sorted = [...rows].sort((a, b) => byCode(a.codes[group], b.codes[group]) || byCode(a.codes[level], b.codes[level]));
  // Cities lie in nothing that would part them.
  const regions = sorted.map(({ codes }) => ({ code: codes[level] ?? '', group: group === level ? '' : (codes[group] ?? '') }));
  const places = tilePlaces(regions);
  const tiles = sorted.map((row, index) => {
    const label = memberName(answer, level, row.codes[level]);
    return {
      key: row.codes[level] ?? '',
      label,
      short: shortName(label),
      group: regions[index]?.group ?? '',
      column: places[index]?.column ?? 0,
      row: places[index]?.row ?? 0,
      value: reading.value(row),
      isWeak: reading.isWeak?.(row),
      tip: {
        title: group === level ? label : `${label} · ${memberName(answer, group, row.codes[group])}`,
        rows: [{ label: reading.name, text: reading.exact(row) }],
      },
    };
  });
  return (
    <TileMap
      tiles={tiles}
      description={description}
      scale={reading.scale}
      words={reading.words}
      height={height}
      onSelect={(code) => {
        const region = regions.find((candidate) => candidate.code === code);
        if (region) goInto({ code, group: region.group || code });
      }}
    />
  );
}
