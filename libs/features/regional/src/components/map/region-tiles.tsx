import { rowsOf, useMemberName, type AnswerTo, type Row } from '@pendapa/analysis';
import { TileMap } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/regional.ts';
import { levelsIn } from '../shared/levels-in.ts';
import { useGoInto, type MapDimension } from '../shared/use-map-levels.ts';
import type { MapReading } from './map-measure.ts';
import { shortName, tilePlaces } from './tile-places.ts';

export interface RegionTilesProps<M extends string> {
  readonly answer: AnswerTo<M, MapDimension>;
  readonly reading: MapReading<Row<M, MapDimension>>;
  readonly height: number;
}

const byCode = (a: string | null, b: string | null): number => ((a ?? '') < (b ?? '') ? -1 : 1);

/** The regions as tiles; a click or Enter goes towards one. What has no region has no tile: the note of the page tells how much it is. */
export function RegionTiles<M extends string>({ answer, reading, height }: RegionTilesProps<M>) {
  const t = useMessages(messages);
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
      description={t('map.description', { level: t(`level.${level}`), measure: reading.name })}
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
