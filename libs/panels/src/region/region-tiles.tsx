import { TileMap, type HeatScale } from '@pendapa/charts';
import { levelsIn, useGoInto } from '@pendapa/filters';
import { rowsOf, type RegionLevel, type AnswerTo, type Row } from '@pendapa/query';
import { useMemberName } from '../words/use-names.ts';
import { tilePlaces } from './tile-places.ts';

/** Turns rows of regions into colours and texts. */
export interface TileReading<R> {
  /** Name of the measure, with its unit if the tiles do not show it. */
  readonly name: string;
  readonly value: (row: R) => number | null;
  /** Text of a value in the legend and on a tile. */
  readonly valueText: (value: number) => string;
  /** Text of the value with all digits, for the tooltip. */
  readonly exact: (row: R) => string;
  readonly scale: HeatScale;
  /** True if a value has too few cases to be named first. */
  readonly isWeak?: (row: R) => boolean;
}

export interface RegionTilesProps<M extends string> {
  readonly answer: AnswerTo<M, RegionLevel>;
  readonly reading: TileReading<Row<M, RegionLevel>>;
  readonly description: string;
  readonly height: number;
}

const byCode = (a: string | null, b: string | null): number => ((a ?? '') < (b ?? '') ? -1 : 1);

/** Tile map of regions; a click or Enter filters by one. Amounts without a region have no tile; the page's note gives them. */
export function RegionTiles<M extends string>({ answer, reading, description, height }: RegionTilesProps<M>) {
  const memberName = useMemberName();
  const goInto = useGoInto();
  const { group, level } = levelsIn(answer);
  const rows = rowsOf(answer).filter(({ codes }) => codes[level] !== null);
  const sorted = [...rows].sort((a, b) => byCode(a.codes[group], b.codes[group]) || byCode(a.codes[level], b.codes[level]));
  // Cities have no parent that would group them.
  const regions = sorted.map(({ codes }) => ({ code: codes[level] ?? '', group: group === level ? '' : (codes[group] ?? '') }));
  const places = tilePlaces(regions);
  const tiles = sorted.map((row, index) => {
    const label = memberName(answer, level, row.codes[level]);
    return {
      key: row.codes[level] ?? '',
      label,
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
      words={reading.valueText}
      height={height}
      onSelect={(code) => {
        const region = regions.find((candidate) => candidate.code === code);
        if (region) goInto({ code, group: region.group || code });
      }}
    />
  );
}
