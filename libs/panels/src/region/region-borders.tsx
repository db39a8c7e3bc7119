import { Choropleth } from '@pendapa/charts';
import type { Topology } from '@pendapa/contracts';
import { DIMENSION_LABELS } from '@pendapa/contracts/definitions';
import { levelsIn, useGoInto } from '@pendapa/filters';
import { useMessages, useText } from '@pendapa/i18n';
import { useMemberName } from '../words/use-names.ts';
import type { MapRegionRow } from './map-region-rows.ts';
import { messages } from './messages.ts';
import type { RegionTilesProps } from './region-tiles.tsx';

export type RegionMapProps<M extends string> = Omit<RegionTilesProps<M>, 'description'>;

export interface RegionBordersProps<M extends string> extends RegionMapProps<M> {
  readonly topology: Topology;
  readonly regions: readonly MapRegionRow<M>[];
}

/** Map with the imported boundaries; a click or Enter filters by a region. */
export function RegionBorders<M extends string>({ answer, reading, height, topology, regions }: RegionBordersProps<M>) {
  const t = useMessages(messages);
  const text = useText();
  const memberName = useMemberName();
  const goInto = useGoInto();
  const { group, level } = levelsIn(answer);
  const marks = regions.map(({ code, group: above, name, row }) => {
    const label = row ? memberName(answer, level, code) : name;
    return {
      key: code,
      label,
      group: above,
      value: row && reading.value(row),
      isWeak: row ? reading.isWeak?.(row) : false,
      tip: {
        title: above === '' ? label : `${label} · ${memberName(answer, group, above)}`,
        rows: [{ label: reading.name, text: row ? reading.exact(row) : t('noFigures') }],
      },
    };
  });
  return (
    <Choropleth
      topology={topology}
      regions={marks}
      description={t('borders', { level: text(DIMENSION_LABELS[level]), measure: reading.name })}
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
