import { canNarrow, type FilterKey, type Period, type Question, type SubjectKey } from '@pendapa/contracts';
import { targetSpanOf } from '../time/use-span.ts';
import { REGION_LEVELS, type Choices, type FilterName } from './choices.ts';
import type { Filters } from './filters-context.ts';
import { holdsPenalty } from './use-money-measure.ts';

interface MeasureName {
  readonly subject: SubjectKey;
  readonly measure: string;
}

/** A filter that is set but that an answer does not follow. */
export interface LeftAside {
  readonly filter: FilterName;
  /** Where it is the period: the days that the answer tells of. */
  readonly days: Period | null;
  /** The only measures that it is true of, where the others of the answer follow the filter or know nothing of it. */
  readonly only?: readonly MeasureName[];
}

/** What readers choose of all that a question can be narrowed by; the rest is a page's own business. */
export const CHOSEN = [
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
type ChosenKey = (typeof CHOSEN)[number];

const isChosen = (name: FilterName): name is ChosenKey => CHOSEN.some((key) => key === name);

/** The code of the narrowest region decides: it lies in the others. */
export const codesOf = (choices: Choices, key: ChosenKey): readonly string[] =>
  key === 'region' ? choices.region.slice(-1) : choices[key];

/** The question asks for what was chosen, or for a part of it. */
function narrowed({ where }: Question, choices: Choices, key: ChosenKey): boolean {
  const [asked, chosen] = [where?.[key] ?? [], codesOf(choices, key)];
  return asked.length > 0 && asked.every((code) => chosen.includes(code));
}

const asksFor = ({ from, to }: Question, span: Period, asOf: string): boolean => from === span.from && (to ?? asOf) === span.to;

/** A level chooses the rows of a split by regions; totals have none, and splits by anything else do not follow it. */
function ofLevel({ by = [] }: Question, level: Choices['level']): boolean {
  const narrowest = REGION_LEVELS.findLast((candidate) => by.includes(candidate));
  return by.length === 0 || narrowest === level;
}

const heldWithPenalty = ({ subject, measures }: Question): readonly MeasureName[] =>
  measures.filter((measure) => holdsPenalty(subject, measure)).map((measure) => ({ subject, measure }));

/** Targets are set for revenue with its penalties: nothing of an achievement is the principal alone. */
const tellsOfMore = (question: Question): boolean =>
  question.subject !== 'achievement' && heldWithPenalty(question).length < question.measures.length;

/** The measures of which alone it is told that they do not follow the filter: their subject has it, and other measures of it follow. */
function onlyOf(name: FilterName, question: Question): Pick<LeftAside, 'only'> {
  const { subject, measures } = question;
  if (name === 'penalty') return tellsOfMore(question) ? { only: heldWithPenalty(question) } : {};
  const barred = isChosen(name) && canNarrow(subject, [], name) && !canNarrow(subject, measures, name);
  return barred ? { only: measures.map((measure) => ({ subject, measure })) } : {};
}

/** True where the question, as it is sent, says what the filter says. */
function follows(name: FilterName, question: Question, { choices, period, date }: Filters): boolean {
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
      return heldWithPenalty(question).length === 0;
  }
}

const namesOf = ({ only = [] }: LeftAside): string => only.map(({ subject, measure }) => `${subject} ${measure}`).join();
const same = (one: LeftAside, other: LeftAside): boolean =>
  one.filter === other.filter && one.days?.from === other.days?.from && one.days?.to === other.days?.to && namesOf(one) === namesOf(other);

/** What any of the answers that are drawn together leaves aside; the span of the target only where none of them follows it. */
export function leftAsideByAny(several: readonly (readonly LeftAside[])[]): readonly LeftAside[] {
  const all = several
    .flat()
    .filter(({ filter }) => filter !== 'target' || several.every((one) => one.some((other) => other.filter === filter)));
  return all.filter((each, index) => all.findIndex((one) => same(one, each)) === index);
}

/** What a measure of the answer does not follow, where it stands alone: of its amounts only those that hold penalties are never the principal alone. */
export const leftAsideFor = (leftAside: readonly LeftAside[], subject: SubjectKey, measure: string): readonly LeftAside[] =>
  leftAside.filter(({ filter }) => filter !== 'penalty' || holdsPenalty(subject, measure)).map(({ filter, days }) => ({ filter, days }));

/**
 * The filters of the page that are set and that the question, as it is sent, does not follow: its subject lacks them, or what it says
 * itself goes before them.
 */
export function leftAsideBy(question: Question, filters: Filters): readonly LeftAside[] {
  const { offers, set, date } = filters;
  const days = date && question.from !== undefined ? { from: question.from, to: question.to ?? date.asOf } : null;
  return set
    .filter((name) => offers.includes(name) && !follows(name, question, filters))
    .map((filter) => ({
      filter,
      days: filter === 'period' ? days : null,
      ...onlyOf(filter, question),
    }));
}
