import { canFilter, type FilterKey, type Period, type Query, type SubjectKey } from '@pendapa/contracts';
import { REGION_LEVELS, type FilterName, type MeasureName, type UnappliedFilter } from '@pendapa/query';
import { targetSpanOf } from '../time/use-span.ts';
import type { Choices } from '../choices/choices.ts';
import type { Filters } from '../choices/filters-context.ts';
import { holdsPenalty } from '../choices/use-money-measure.ts';

/** Filters that users choose; other filters of a query are set by the page. */
export const CHOSEN_FILTERS = [
  'tax',
  'category',
  'without',
  'unit',
  'kind',
  'region',
  'channel',
  'bank',
  'quality',
  'taxYear',
] as const satisfies readonly FilterKey[];
type ChosenKey = (typeof CHOSEN_FILTERS)[number];

const isChosen = (name: FilterName): name is ChosenKey => CHOSEN_FILTERS.some((key) => key === name);

/** Codes of a choice; of a region path only the narrowest counts. */
export const filterCodes = (choices: Choices, key: ChosenKey): readonly string[] =>
  key === 'region' ? choices.region.slice(-1) : choices[key];

/** True if the query asks for the chosen codes, or some of them. */
function narrowed({ where }: Query, choices: Choices, key: ChosenKey): boolean {
  const [ofQuery, chosen] = [where?.[key] ?? [], filterCodes(choices, key)];
  return ofQuery.length > 0 && ofQuery.every((code) => chosen.includes(code));
}

const asksFor = ({ from, to }: Query, span: Period, asOf: string): boolean => from === span.from && (to ?? asOf) === span.to;

/** True if the query applies the region level: only rows by region have one. */
function ofLevel({ by = [] }: Query, level: Choices['level']): boolean {
  const narrowest = REGION_LEVELS.findLast((candidate) => by.includes(candidate));
  return by.length === 0 || narrowest === level;
}

const includesPenalty = ({ subject, measures }: Query): readonly MeasureName[] =>
  measures.filter((measure) => holdsPenalty(subject, measure)).map((measure) => ({ subject, measure }));

/** True if figures include penalties: targets are set for revenue with penalties. */
const hasMoreMeasures = (question: Query): boolean =>
  question.subject !== 'achievement' && includesPenalty(question).length < question.measures.length;

/** Measures that do not apply the filter, if other measures of the subject do. */
function onlyOf(name: FilterName, question: Query): Pick<UnappliedFilter, 'only'> {
  const { subject, measures } = question;
  if (name === 'penalty') return hasMoreMeasures(question) ? { only: includesPenalty(question) } : {};
  const barred = isChosen(name) && canFilter(subject, [], name) && !canFilter(subject, measures, name);
  return barred ? { only: measures.map((measure) => ({ subject, measure })) } : {};
}

/** True if the query, as sent, applies the filter. */
function follows(name: FilterName, question: Query, { choices, period, date }: Filters): boolean {
  if (isChosen(name)) return narrowed(question, choices, name);
  switch (name) {
    case 'period':
      return period === null || date === null || asksFor(question, period, date.asOf);
    case 'target':
      return period === null || date === null || asksFor(question, targetSpanOf(period.to, choices.target, date.firstMonth), date.asOf);
    case 'compare':
      return (question.compare ?? 'none') === choices.compare;
    case 'version':
      return question.version === choices.version;
    case 'level':
      return ofLevel(question, choices.level);
    case 'penalty':
      return includesPenalty(question).length === 0;
  }
}

/** Filters that one measure does not apply. "Principal only" concerns only measures that include penalties. */
export const unappliedFiltersFor = (
  unappliedFilters: readonly UnappliedFilter[],
  subject: SubjectKey,
  measure: string,
): readonly UnappliedFilter[] =>
  unappliedFilters
    .filter(({ filter }) => filter !== 'penalty' || holdsPenalty(subject, measure))
    .map(({ filter, days }) => ({ filter, days }));

/** Filters of the page that the sent query does not apply, because its subject lacks them or the query overrides them. */
export function findUnappliedFilters(question: Query, filters: Filters): readonly UnappliedFilter[] {
  const { offers, changedFilters, date } = filters;
  const days = date && question.from !== undefined ? { from: question.from, to: question.to ?? date.asOf } : null;
  return changedFilters
    .filter((name) => offers.includes(name) && !follows(name, question, filters))
    .map((filter) => ({
      filter,
      days: filter === 'period' ? days : null,
      ...onlyOf(filter, question),
    }));
}
