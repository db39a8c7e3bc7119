import {
  measureSpec,
  subjectSpec,
  type Answer,
  type DimensionKey,
  type Period,
  type SubjectKey,
  type Unit,
  type Value,
} from '@pendapa/contracts';
import { answerOf, type HandMadeMeasure } from './answer-of.ts';

const VALUES: Readonly<Record<Unit, Value>> = { money: '1000', count: 10, ratio: 0.5, decimal: 2 };
const FIRST_DAYS: Readonly<Partial<Record<DimensionKey, string>>> = { day: '2026-11-14', month: '2026-11-01', year: '2026-01-01' };
const YEAR_TO_DATE: Period = { from: '2026-01-01', to: '2026-11-14' };

const list = (parameters: URLSearchParams, name: string): readonly string[] => (parameters.get(name) ?? '').split(',').filter(Boolean);

function figure(unit: Unit, split: boolean): HandMadeMeasure {
  const value = VALUES[unit];
  const column = split ? { values: [value], before: [value] } : {};
  return { unit, total: value, totalBefore: value, ...column };
}

/** An answer to any question about the vocabulary: one row, of the codes given for its dimensions; undefined for other addresses. */
export function anyAnswer(address: string, codes: Readonly<Partial<Record<DimensionKey, string>>>): Answer | undefined {
  const { pathname, searchParams } = new URL(address, 'http://server');
  const [, subject] = /^\/api\/v1\/answers\/(\w+)$/.exec(pathname) ?? [];
  if (subject === undefined) return undefined;
  const key = subject as SubjectKey;
  const by = list(searchParams, 'by') as DimensionKey[];
  const measures = list(searchParams, 'm').filter((measure) => Object.hasOwn(subjectSpec(key).measures, measure));
  const period = { from: searchParams.get('from') ?? YEAR_TO_DATE.from, to: searchParams.get('to') ?? YEAR_TO_DATE.to };
  return answerOf({
    by: Object.fromEntries(by.map((dimension) => [dimension, [FIRST_DAYS[dimension] ?? codes[dimension] ?? 'A']])),
    measures: Object.fromEntries(measures.map((measure) => [measure, figure(measureSpec(key, measure as never).unit, by.length > 0)])),
    period,
    comparison: searchParams.has('compare') ? period : undefined,
  });
}
