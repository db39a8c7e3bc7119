import { Choropleth } from '@pendapa/charts';
import type { Topology } from '@pendapa/contracts';
import { levelsIn, useGoInto } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { useMemberName, type RegionTilesProps } from '@pendapa/panels';
import { messages } from '../../messages/regional.ts';
import type { MapRegionRow } from './map-region-rows.ts';

export type RegionChartProps<M extends string> = Omit<RegionTilesProps<M>, 'description'>;

export interface RegionBordersProps<M extends string> extends RegionChartProps<M> {
  readonly topology: Topology;
  readonly regions: readonly MapRegionRow<M>[];
}

/** Map with the imported boundaries; a click or Enter filters by a region. */
export function RegionBorders<M extends string>({ answer, reading, height, topology, regions }: RegionBordersProps<M>) {
  const t = useMessages(messages);
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
        rows: [{ label: reading.name, text: row ? reading.exact(row) : t('map.noFigures') }],
      },
    };
  });
  return (
    <Choropleth
      topology={topology}
      regions={marks}
      description={t('map.borders', { level: t(`level.${level}`), measure: reading.name })}
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
