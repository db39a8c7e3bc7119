import {
  PROTECTED_FILTERS,
  protectedFilters,
  measureSpec,
  protectedSplits,
  yearToDate,
  type DimensionKey,
  type Period,
  type SubjectKey,
} from '@pendapa/contracts';
import type { Row } from '../engine/duck.ts';
import { nestedSpans } from '../queries/counted-days.ts';
import { measureOf } from '../queries/measures.ts';
import type { Context, ResolvedQuery } from '../queries/resolve.ts';
import type { Statement } from '../queries/statements.ts';
import { periodsOf, type Series } from '../queries/time-shift.ts';
import { decideSuppression } from './decide-suppression.ts';
import { taxpayerCountOf } from '../queries/taxpayer-counts.ts';
import { mergeSuppressions, type ComponentSuppressions } from '../suppression/suppression-cache.ts';
import { TOTAL, type CellKey } from '../suppression/lattice.ts';
import { toCellCode, listTableDimensions, readTable, listTableStatements, NO_CODE } from './protected-table.ts';

/** Codes of a row by dimensions of an answer; null if the row has no code. */
export type Codes = Readonly<Partial<Record<DimensionKey, string | null>>>;

/** The cells of an answer that are hidden. */
export interface SuppressionMask {
  readonly isPublished: (codes: Codes, measure: string, series: Series) => boolean;
  /** Hidden cells by the dimensions of the answer, empty ones too. */
  readonly hiddenCells: readonly Codes[];
}

export const EMPTY_MASK: SuppressionMask = { isPublished: () => true, hiddenCells: [] };

type Execute = (statement: Statement) => Promise<readonly Row[]>;

interface SeriesSuppressions {
  readonly dimensions: readonly DimensionKey[];
  readonly byComponent: ComponentSuppressions;
}

/** Measures of the register depend on the data date only, not on the period. */
const OF_REGISTER: Readonly<Partial<Record<SubjectKey, readonly string[]>>> = {
  holders: ['taxpayers', 'objects'],
  taxpayers: ['registered', 'validNik', 'validNikShare'],
};

/** Decides which cells of the query's table are hidden on the days of one period. */
async function decideOnDays(
  query: ResolvedQuery,
  days: Period,
  context: Context,
  execute: Execute,
  scope = 'query',
): Promise<ComponentSuppressions> {
  const { subject, measures } = query;
  const { suppressBelow, settingsRevision } = context;
  const own = measures.flatMap((measure) => measureOf(subject, measure).components);
  const components = [...new Set([...own, ...own.flatMap((component) => taxpayerCountOf(subject, component) ?? [])])];
  const name = JSON.stringify([scope, subject, listTableDimensions(query), days.from, days.to, settingsRevision]);
  return context.suppressions.getOrDecide(name, components, async (missing) => {
    const tables = [];
    for (const statement of listTableStatements(query, days, context))
      tables.push(readTable(statement, await execute(statement.statement)));
    const [table, overTaxes = table] = tables;
    if (!table || !overTaxes) throw new Error(`No table for ${subject}`);
    return new Map(missing.map((component) => [component, decideSuppression(table, overTaxes, component, suppressBelow)]));
  });
}

/** Decides the register's measures for the year to date, whatever the period: two masks would give each other's cells away. */
async function decideRegister(query: ResolvedQuery, context: Context, execute: Execute): Promise<ComponentSuppressions> {
  const measures = OF_REGISTER[query.subject] ?? [];
  if (!query.measures.some((measure) => measures.includes(measure))) return new Map();
  return decideOnDays({ ...query, measures }, yearToDate(context.asOf, context.fiscalYearStart), context, execute, 'register');
}

/** The year contains the year to date, so a cell hidden in one must be hidden in both. */
async function decideNestedSpans(query: ResolvedQuery, days: Period, context: Context, execute: Execute): Promise<SeriesSuppressions> {
  const spans: ComponentSuppressions[] = [];
  for (const span of nestedSpans(days, context)) spans.push(await decideOnDays(query, span, context, execute));
  const components = [...new Set(spans.flatMap((decisions) => [...decisions.keys()]))];
  const of = new Map(
    components.map((component) => [component, mergeSuppressions(spans.flatMap((decisions) => decisions.get(component) ?? []))]),
  );
  const ofRegister = await decideRegister(query, context, execute);
  return { dimensions: listTableDimensions(query), byComponent: new Map([...of, ...ofRegister]) };
}

/** The codes that the filters of the query choose. */
const codesInFilters = (query: ResolvedQuery): Codes =>
  Object.fromEntries(
    protectedFilters(query).flatMap((key) => {
      const dimension = PROTECTED_FILTERS[key];
      return dimension === undefined ? [] : [[dimension, query.where[key]?.[0] ?? null]];
    }),
  );

const cellKeyOf = (dimensions: readonly DimensionKey[], codes: Codes): CellKey =>
  dimensions.map((dimension) => {
    const code = codes[dimension];
    return code === undefined ? TOTAL : toCellCode(code);
  });

/** Returns the hidden cells that would be rows of the answer. */
function listHiddenRows({ subject, measures, by }: ResolvedQuery, chosen: Codes, { dimensions, byComponent }: SeriesSuppressions): Codes[] {
  const shown = new Set([...by, ...(Object.keys(chosen) as DimensionKey[])]);
  const components = measures.flatMap((measure) => measureOf(subject, measure).components);
  const hiddenCells = components.flatMap((component) => byComponent.get(component)?.hiddenCells ?? []);
  const own = hiddenCells.filter((cell) =>
    cell.every((code, index) => {
      const dimension = dimensions[index];
      if (dimension === undefined || !shown.has(dimension)) return code === TOTAL;
      return code !== TOTAL && (chosen[dimension] === undefined || toCellCode(chosen[dimension]) === code);
    }),
  );
  return own.map((cell) =>
    Object.fromEntries(
      by.map((dimension) => {
        const code = cell[dimensions.indexOf(dimension)] ?? null;
        return [dimension, code === NO_CODE ? null : code];
      }),
    ),
  );
}

/** Measures that need the right `cases` are not confidential: their users may see single cases. */
const isConfidential = ({ subject }: ResolvedQuery, measure: string): boolean => measureSpec(subject, measure).needs !== 'cases';

/** Decides over the whole table, for each series, so that every part of the table hides the same cells. */
export async function createSuppressionMask(wholeQuery: ResolvedQuery, context: Context, execute: Execute): Promise<SuppressionMask> {
  const query = { ...wholeQuery, measures: wholeQuery.measures.filter((measure) => isConfidential(wholeQuery, measure)) };
  if (protectedSplits(query) === null || query.measures.length === 0) return EMPTY_MASK;
  const chosen = codesInFilters(query);
  const series = new Map<Series, SeriesSuppressions>();
  for (const [name, days] of periodsOf(query)) series.set(name, await decideNestedSpans(query, days, context, execute));
  return {
    isPublished: (codes, measure, one) => {
      const found = series.get(one);
      if (!found || !isConfidential(query, measure)) return true;
      const cell = cellKeyOf(found.dimensions, { ...codes, ...chosen });
      const { components } = measureOf(query.subject, measure);
      return components.every((component) => !found.byComponent.get(component)?.isHidden(cell));
    },
    hiddenCells: [...series.values()].flatMap((found) => listHiddenRows(query, chosen, found)),
  };
}
