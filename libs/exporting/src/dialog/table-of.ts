import {
  subjectSpec,
  TIME_DIMENSIONS,
  type DimensionColumn,
  type MeasureColumn,
  type SubjectKey,
  type Texts,
  type Value,
  type ValueState,
} from '@pendapa/contracts';
import { DIMENSION_LABELS } from '@pendapa/contracts/definitions';
import type { CellValue, ExportColumn, ExportTable } from '@pendapa/export-files';
import type { Format } from '@pendapa/i18n';
import { definitionOf, nameOrWords } from '@pendapa/panels';
import type { AnswerTo } from '@pendapa/query';

export interface TableWords {
  readonly text: (texts: Texts) => string;
  readonly format: Pick<Format, 'year'>;
  readonly unspecified: string;
  /** The text instead of a missing figure; null for an empty cell. */
  readonly state: (state: ValueState, subject: SubjectKey, measure: string) => string | null;
  readonly code: (dimension: string) => string;
  readonly compared: (label: string) => string;
}

interface TableColumn {
  readonly column: ExportColumn;
  readonly values: readonly CellValue[];
  readonly total: CellValue;
}

const isTime = (key: string): boolean => TIME_DIMENSIONS.some((time) => time === key);

function timeColumn({ key, values }: DimensionColumn, words: TableWords): TableColumn {
  const label = words.text(DIMENSION_LABELS[key]);
  if (key !== 'year') return { column: { key, label, kind: key === 'day' ? 'day' : 'month' }, values, total: null };
  return { column: { key, label, kind: 'text' }, values: values.map((first) => words.format.year(first)), total: null };
}

function dimensionColumns(dimension: DimensionColumn, words: TableWords): readonly TableColumn[] {
  const { key, values, members } = dimension;
  if (isTime(key)) return [timeColumn(dimension, words)];
  const label = words.text(DIMENSION_LABELS[key]);
  const name = (code: string | null): string => {
    if (code === null) return words.unspecified;
    const member = members[code];
    return nameOrWords(key, code, member ? words.text(member) : code);
  };
  return [
    { column: { key, label, kind: 'text' }, values: values.map(name), total: null },
    { column: { key: `${key}-code`, label: words.code(label), kind: 'id' }, values, total: null },
  ];
}

/** Distinct counts may count one object in several rows, levels do not add up over time, and ratios never do. */
const addsUp = (subject: SubjectKey, measure: string): boolean => subjectSpec(subject).measures[measure]?.kind === 'additive';

/** Marks the additive columns of a table on screen: those whose key is an additive measure. */
export const withSums = (subject: SubjectKey, table: ExportTable): ExportTable => ({
  ...table,
  columns: table.columns.map((column) => ({ ...column, additive: addsUp(subject, column.key) })),
});

function measureColumn(
  subject: SubjectKey,
  { key, unit, series, values: ownValues, states = [] }: MeasureColumn,
  total: CellValue,
  words: TableWords,
): TableColumn {
  const marks = new Map(states.flatMap(({ state, at }) => at.map((row) => [row, words.state(state, subject, key)] as const)));
  const values = ownValues.map((value, row) => marks.get(row) ?? value);
  const name = words.text(definitionOf(subject, key).label);
  const label = series === 'current' ? name : words.compared(name);
  const additive = addsUp(subject, key);
  return { column: { key: `${key}-${series}`, label, kind: unit, additive }, values, total };
}

/** The cover says why a comparison has no figures. */
const isUnknownBefore = ({ series, values, states = [] }: MeasureColumn, total: Value): boolean =>
  series === 'comparison' &&
  total === null &&
  values.every((value) => value === null) &&
  states.every(({ state }) => state.state === 'absent' || state.state === 'not-comparable');

/** The whole answer in its own order: names and codes, then measures with their comparison. */
export function tableOf(subject: SubjectKey, answer: AnswerTo, words: TableWords): ExportTable | null {
  const written = answer.columns.flatMap((column): readonly TableColumn[] => {
    if (column.kind === 'dimension') return dimensionColumns(column, words);
    const totals = column.series === 'current' ? answer.totals.current : answer.totals.comparison;
    const total = totals?.[column.key] ?? null;
    const state = answer.totals.states?.[column.series][column.key];
    const written = total ?? (state ? words.state(state, subject, column.key) : null);
    return isUnknownBefore(column, total) ? [] : [measureColumn(subject, column, written, words)];
  });
  const split = answer.columns.some(({ kind }) => kind === 'dimension');
  const length = written[0]?.values.length ?? 0;
  if (!split || length === 0) return null;
  return {
    columns: written.map(({ column }) => column),
    rows: Array.from({ length }, (_, row) => written.map(({ values }) => values[row] ?? null)),
    totals: written.map(({ total }) => total),
    rowCount: answer.rowCount,
  };
}
