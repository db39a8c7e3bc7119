import { monthStart, type ExtractKey } from '@pendapa/contracts';
import { isTime } from '../dimensions.ts';
import { filtersSql } from '../filters.ts';
import { coveringTable, type SumTable } from './flow-source.ts';
import { placesOf, shownBy, type Place } from '../levels.ts';
import { havePayments } from '../paid-months.ts';
import type { Directory } from '../../serving/directory.ts';
import { codesOf, type Source, type Wanted } from './source.ts';
import { storedColumns, taxpayerCodeSql } from '../taxpayer-codes.ts';

/** Rollups by day of changes of a stock. */
export interface Stock {
  /** Tables from small to large; all have the same figures. */
  readonly tables: readonly [SumTable, ...SumTable[]];
  readonly figures: readonly string[];
  /** Figure that counts the stock. */
  readonly entries: string;
  /** Figures that need an extract. */
  readonly needs: Readonly<Partial<Record<string, ExtractKey>>>;
  /** Register whose changes these are. */
  readonly register: keyof Directory['registersSince'];
  /** Figure computed from stored ones; levels whose span has no payments lack it. */
  readonly paid?: { readonly name: string; readonly sql: (wanted: Wanted) => string };
}

const NOWHERE: Place = { series: 0, from: '0001-01-01', at: '0001-01-01', shown: '0001-01-01' };

/**
 * Source of stocks at each level: one row per level and combination of codes. Changes are read once, summed between levels,
 * and only these few sums are accumulated.
 */
export const levelSource =
  ({ tables, figures, entries, needs, register, paid }: Stock): Source =>
  (wanted) => {
    const { question, by, columns, context, binder } = wanted;
    const asked = [...figures, ...(paid ? [paid.name] : [])].filter((figure) => columns.includes(figure));
    const found = placesOf(question, by, context, context.directory.registersSince[register]);
    const byMonths = found.every(({ at }) => context.months.covers({ from: monthStart(at), to: at }));
    const table = coveringTable(tables, wanted, byMonths);
    const reason = { id: `perubahan sampai setiap posisi: ${table}`, en: `changes up to each level: ${table}` };
    const relations = context.relations(table, { from: '0001-01-01', to: question.period.to }, reason);
    if (asked.length === 0 || relations.length === 0) return [];
    const codes = codesOf(by);
    const stored = [...new Set(codes.flatMap(storedColumns))];
    const places = found.length > 0 ? found : [NOWHERE];
    const times = by.filter(isTime);
    const timeNames = times.map((dimension) => `t_${dimension}`);
    const placeRows = places.map((place) => {
      const shown = times.map((dimension) => binder.day(shownBy(dimension, place, context)));
      const hasPayments = String(havePayments({ from: place.from, to: place.at }, context));
      return `(${[String(place.series), binder.day(place.at), hasPayments, ...shown].join(', ')})`;
    });
    const marks = [...new Set(places.map(({ at }) => at))].sort();
    const steps = [...new Set([entries, ...asked])];
    const grouped = (names: readonly string[]) => (names.length > 0 ? ` GROUP BY ${names.join(', ')}` : '');
    const filters = filtersSql(question.where, context, binder);
    const sums = steps.map((name) => `sum(${name}) AS ${name}`);
    const read = steps.map((name) => `sum(${name === paid?.name ? paid.sql(wanted) : name}) AS ${name}`);
    const [only = NOWHERE.at, ...others] = marks;
    // A single level needs no steps between levels.
    const before = (relation: string) =>
      `SELECT ${[`${binder.day(only)} AS level_day`, ...stored, ...read].join(', ')} FROM ${relation} WHERE day <= ${binder.day(only)}${filters}${grouped(stored)}`;
    // The join sorts its rows, so rows are first summed by day and codes.
    const byDay = (relation: string) =>
      `SELECT ${['day', ...stored, ...read].join(', ')} FROM ${relation} WHERE day <= ${binder.day(others.at(-1) ?? only)}${filters}${grouped(['day', ...stored])}`;
    const between = (relation: string) => `SELECT ${['mark.level_day', ...stored, ...sums].join(', ')} FROM (${byDay(relation)}) change
      ${context.dialect.firstNotBefore(marks.map(binder.day), 'change.day')}
      ${grouped(['mark.level_day', ...stored])}`;
    const stepped = others.length === 0 ? before : between;
    const shown = [
      'place.series',
      ...timeNames.map((name) => `place.${name}`),
      ...codes.map((code) => `${taxpayerCodeSql(code, context)} AS ${code}`),
    ];
    const given = columns.map((column) => {
      const extract = needs[column];
      if (column === paid?.name) return `CASE WHEN place.has_payments THEN sum(step.${column}) END AS ${column}`;
      if (extract !== undefined && !context.extracts.has(extract)) return `NULL AS ${column}`;
      if (column === 'entries') return `sum(step.${entries}) AS entries`;
      return asked.includes(column) ? `sum(step.${column}) AS ${column}` : `NULL AS ${column}`;
    });
    return relations.map(
      (relation) => `SELECT ${[...shown, ...given].join(', ')} FROM (${stepped(relation)}) step
      JOIN (VALUES ${placeRows.join(', ')}) place(${['series', 'level_day', 'has_payments', ...timeNames].join(', ')}) ON step.level_day <= place.level_day
      ${grouped(['place.level_day', 'place.series', 'place.has_payments', ...timeNames.map((name) => `place.${name}`), ...stored])} HAVING sum(step.${entries}) > 0`,
    );
  };
