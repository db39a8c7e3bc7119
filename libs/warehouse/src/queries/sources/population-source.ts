import type { Texts } from '@pendapa/contracts';
import { REGION_LEVELS, type RegionLevel } from '../../schema/region-levels.ts';
import { filtersSql } from '../filters.ts';
import type { Context } from '../resolve.ts';
import { selectedSql, type Source, type SourceRequest } from './source.ts';
import { periodsOf } from '../time-shift.ts';
import { quoted } from '../../engine/literals.ts';

const POPULATION: Texts = { id: 'penduduk wilayah', en: 'population of the regions' };

const depthOf = (level: RegionLevel | null | undefined): number => (level ? REGION_LEVELS.indexOf(level) : REGION_LEVELS.length);

/** Chosen regions that are not inside another chosen one: Gambir beside its city counts with the city only. */
function outermost(codes: readonly string[], { members }: Context['directory']): string[] {
  const chosen = new Set(codes);
  const parentOf = (code: string): string | null => {
    const found = (['city', 'district', 'ward'] as const).map((level) => members[level].get(code)).find((member) => member !== undefined);
    return found?.parent ?? null;
  };
  const isInside = (code: string): boolean => {
    for (let parent = parentOf(code); parent !== null; parent = parentOf(parent)) if (chosen.has(parent)) return true;
    return false;
  };
  return [...chosen].filter((code) => !isInside(code));
}

/** SQL of the queried regions, without overlaps: those of a level, the chosen ones of it, or the outermost. */
function regionsSql({ query, countedBy, context, binder }: SourceRequest): string {
  const { regionLevels } = context.directory;
  const depth = Math.max(-1, ...countedBy.map((dimension) => REGION_LEVELS.findIndex((level) => level === dimension)));
  const { region } = query.where;
  if (!region) {
    const highest = REGION_LEVELS.find((level) => [...regionLevels.values()].includes(level));
    return `level = ${quoted(REGION_LEVELS[depth] ?? highest ?? 'province')}`;
  }
  const below = outermost(region, context.directory).filter((code) => depthOf(regionLevels.get(code)) > depth);
  const level = REGION_LEVELS[depth];
  const parts = [
    ...(level ? [`(level = ${quoted(level)}${filtersSql({ region }, context, binder)})`] : []),
    ...(below.length > 0 ? [`region_code IN (${binder.list(below)})`] : []),
  ];
  return parts.length > 0 ? `(${parts.join(' OR ')})` : 'false';
}

const FIGURES: Readonly<Record<string, string>> = {
  population: 'population',
  unknown_population: 'CASE WHEN population IS NULL THEN 1 ELSE 0 END',
  entries: '0',
};

/**
 * Source of residents by region, in rows of the same shape as payments; only region filters apply.
 * A region without a figure has the sum of its parts if each has one.
 */
export const populationSource: Source = (request) => {
  const { query, context, columns } = request;
  // A region always has its place.
  if (!columns.includes('population') || context.lacking !== null) return [];
  return context.relations('regions', query.period, POPULATION).flatMap((relation) => {
    const parts = `SELECT parent_code, CASE WHEN count(population) = count(*) THEN sum(population) END AS population FROM ${relation} GROUP BY parent_code`;
    const inhabited = `SELECT r.region_code, r.level, coalesce(r.population, p.population) AS population
      FROM ${relation} r LEFT JOIN (${parts}) p ON p.parent_code = r.region_code`;
    return periodsOf(query).map(([series]) => {
      const selected = selectedSql(request, { series, time: () => 'CAST(NULL AS DATE)', figure: (column) => FIGURES[column] });
      return `SELECT ${selected} FROM (${inhabited}) inhabited WHERE ${regionsSql(request)}`;
    });
  });
};
