import { monthStart, type ExtractKey } from '@pendapa/contracts';
import { isTime } from '../dimensions.ts';
import { filtersSql } from '../filters.ts';
import type { Directory } from '../../directory/directory.ts';
import { coveringTable, type Flow } from './flow-source.ts';
import { seriesLevelsOf, shownStartOf, type SeriesLevel } from '../levels.ts';
import { havePayments } from '../paid-months.ts';
import { codesOf, type Source, type SourceRequest } from './source.ts';
import { storedColumns, taxpayerCodeSql } from '../taxpayer-codes.ts';

/** Rollups by day of changes of a stock. */
export interface Stock {
  /** Tables from small to large; all have the same figures. */
  readonly tables: Flow['tables'];
  readonly figures: readonly string[];
  /** Figure that counts the stock. */
  readonly entries: string;
  /** Figures that need an extract. */
  readonly needs: Readonly<Partial<Record<string, ExtractKey>>>;
  /** Register whose changes these are. */
  readonly register: keyof Directory['registersSince'];
  /** Figure computed from stored ones; levels whose span has no payments lack it. */
  readonly paid?: { readonly name: string; readonly sql: (request: SourceRequest) => string };
}

const EMPTY_LEVEL: SeriesLevel = { series: 0, from: '0001-01-01', at: '0001-01-01', shown: '0001-01-01' };

/**
 * Source of stocks at each level: one row per level and combination of codes. Changes are read once, summed between levels,
 * and only these few sums are accumulated.
 */
export const levelSource =
  ({ tables, figures, entries, needs, register, paid }: Stock): Source =>
  (request) => {
    const { query, by, columns, context, binder } = request;
    const figuresToRead = [...figures, ...(paid ? [paid.name] : [])].filter((figure) => columns.includes(figure));
    const found = seriesLevelsOf(query, by, context, context.directory.registersSince[register]);
    const levels = found.length > 0 ? found : [EMPTY_LEVEL];
    const spans = levels.map(({ at }) => ({ from: monthStart(at), to: at }));
    const table = coveringTable(tables, request, spans);
    const reason = { id: `perubahan sampai setiap posisi: ${table}`, en: `changes up to each level: ${table}` };
    const relations = context.relations(table, { from: '0001-01-01', to: query.period.to }, reason);
    if (figuresToRead.length === 0 || relations.length === 0) return [];
    const codes = codesOf(by);
    const stored = [...new Set(codes.flatMap(storedColumns))];
    const times = by.filter(isTime);
    const timeNames = times.map((dimension) => `t_${dimension}`);
    const levelRows = levels.map((level) => {
      const shown = times.map((dimension) => binder.day(shownStartOf(dimension, level, context)));
      const hasPayments = String(havePayments({ from: level.from, to: level.at }, context));
      return `(${[String(level.series), binder.day(level.at), hasPayments, ...shown].join(', ')})`;
    });
    const marks = [...new Set(levels.map(({ at }) => at))].sort();
    const steps = [...new Set([entries, ...figuresToRead])];
    const grouped = (names: readonly string[]) => (names.length > 0 ? ` GROUP BY ${names.join(', ')}` : '');
    const filters = filtersSql(query.where, context, binder);
    const sums = steps.map((name) => `sum(${name}) AS ${name}`);
    const read = steps.map((name) => `sum(${name === paid?.name ? paid.sql(request) : name}) AS ${name}`);
    const [firstDay = EMPTY_LEVEL.at, ...others] = marks;
    // A single level needs no steps between levels.
    const singleLevelSql = (relation: string) =>
      `SELECT ${[`${binder.day(firstDay)} AS level_day`, ...stored, ...read].join(', ')} FROM ${relation} WHERE day <= ${binder.day(firstDay)}${filters}${grouped(stored)}`;
    // The join sorts its rows, so rows are first summed by day and codes.
    const byDay = (relation: string) =>
      `SELECT ${['day', ...stored, ...read].join(', ')} FROM ${relation} WHERE day <= ${binder.day(others.at(-1) ?? firstDay)}${filters}${grouped(['day', ...stored])}`;
    const levelStepsSql = (
      relation: string,
    ) => `SELECT ${['mark.level_day', ...stored, ...sums].join(', ')} FROM (${byDay(relation)}) change
      ${context.dialect.firstNotBefore(marks.map(binder.day), 'change.day')}
      ${grouped(['mark.level_day', ...stored])}`;
    const stepsSql = others.length === 0 ? singleLevelSql : levelStepsSql;
    const shown = [
      'place.series',
      ...timeNames.map((name) => `place.${name}`),
      ...codes.map((code) => `${taxpayerCodeSql(code, context)} AS ${code}`),
    ];
    const selectedFigures = columns.map((column) => {
      const extract = needs[column];
      if (column === paid?.name) return `CASE WHEN place.has_payments THEN sum(step.${column}) END AS ${column}`;
      if (extract !== undefined && !context.extracts.has(extract)) return `NULL AS ${column}`;
      if (column === 'entries') return `sum(step.${entries}) AS entries`;
      return figuresToRead.includes(column) ? `sum(step.${column}) AS ${column}` : `NULL AS ${column}`;
    });
    return relations.map(
      (relation) => `SELECT ${[...shown, ...selectedFigures].join(', ')} FROM (${stepsSql(relation)}) step
      JOIN (VALUES ${levelRows.join(', ')}) place(${['series', 'level_day', 'has_payments', ...timeNames].join(', ')}) ON step.level_day <= place.level_day
      ${grouped(['place.level_day', 'place.series', 'place.has_payments', ...timeNames.map((name) => `place.${name}`), ...stored])} HAVING sum(step.${entries}) > 0`,
    );
  };
