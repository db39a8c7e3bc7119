import {
  PROTECTED_FILTERS,
  guardedFilters,
  measureSpec,
  protectedSplits,
  yearToDate,
  type DimensionKey,
  type Period,
  type SubjectKey,
} from '@pendapa/contracts';
import type { Row } from '../engine/duck.ts';
import { nestedSpans } from '../questions/counted-days.ts';
import { measureOf } from '../questions/measures.ts';
import type { Context, Resolved } from '../questions/resolve.ts';
import type { Statement } from '../questions/statements.ts';
import { periodsOf, type Series } from '../questions/time-shift.ts';
import { decisionOf } from './decision.ts';
import { guardOf } from './guards.ts';
import { together, type Decisions } from './kept-decisions.ts';
import { ALL, type Place } from './lattice.ts';
import { codeOf, tableDimensions, tableOf, tableStatements, WITHOUT_CODE } from './tables.ts';

/** The codes of a row by some of an answer's dimensions; null where it carries none. */
export type Codes = Readonly<Partial<Record<DimensionKey, string | null>>>;

/** Which figures of an answer are hidden. */
export interface Veil {
  readonly tells: (codes: Codes, measure: string, series: Series) => boolean;
  /** Hidden groups by the splits of the answer, those without anybody among them. */
  readonly hidden: readonly Codes[];
}

export const NO_VEIL: Veil = { tells: () => true, hidden: [] };

type Tell = (statement: Statement) => Promise<readonly Row[]>;

interface Decided {
  readonly dimensions: readonly DimensionKey[];
  readonly of: Decisions;
}

/** Measures of the register: they depend on the data date alone. */
const OF_REGISTER: Readonly<Partial<Record<SubjectKey, readonly string[]>>> = {
  holders: ['taxpayers', 'objects'],
  taxpayers: ['registered', 'validNik', 'validNikShare'],
};

/** What is hidden of the figures of a question's table on some days. */
async function decisionsOn(question: Resolved, days: Period, context: Context, tell: Tell, of = 'asked'): Promise<Decisions> {
  const { subject, measures } = question;
  const { suppressBelow, settingsRevision } = context;
  const own = measures.flatMap((measure) => measureOf(subject, measure).components);
  const components = [...new Set([...own, ...own.flatMap((component) => guardOf(subject, component) ?? [])])];
  const name = JSON.stringify([of, subject, tableDimensions(question), days.from, days.to, settingsRevision]);
  return context.decisions.of(name, components, async (missing) => {
    const tables = [];
    for (const statement of tableStatements(question, days, context)) tables.push(tableOf(statement, await tell(statement.statement)));
    const [table, overTaxes = table] = tables;
    if (!table || !overTaxes) throw new Error(`No table for ${subject}`);
    return new Map(missing.map((component) => [component, decisionOf(table, overTaxes, component, suppressBelow)]));
  });
}

/** What is hidden of the figures of the register: the same whatever days are asked for, as two patterns would tell each other. */
async function decisionsOfRegister(question: Resolved, context: Context, tell: Tell): Promise<Decisions> {
  const measures = OF_REGISTER[question.subject] ?? [];
  if (!question.measures.some((measure) => measures.includes(measure))) return new Map();
  return decisionsOn({ ...question, measures }, yearToDate(context.asOf, context.fiscalYearStart), context, tell, 'register');
}

/** Whoever paid in a part of a year paid in the year: what is hidden of the one would be bounded by what is told of the other. */
async function decided(question: Resolved, days: Period, context: Context, tell: Tell): Promise<Decided> {
  const spans: Decisions[] = [];
  for (const span of nestedSpans(days, context)) spans.push(await decisionsOn(question, span, context, tell));
  const components = [...new Set(spans.flatMap((decisions) => [...decisions.keys()]))];
  const of = new Map(components.map((component) => [component, together(spans.flatMap((decisions) => decisions.get(component) ?? []))]));
  const ofRegister = await decisionsOfRegister(question, context, tell);
  return { dimensions: tableDimensions(question), of: new Map([...of, ...ofRegister]) };
}

/** The codes that the question's own filters choose. */
const chosenIn = (question: Resolved): Codes =>
  Object.fromEntries(
    guardedFilters(question).flatMap((key) => {
      const dimension = PROTECTED_FILTERS[key];
      return dimension === undefined ? [] : [[dimension, question.where[key]?.[0] ?? null]];
    }),
  );

const placeOf = (dimensions: readonly DimensionKey[], codes: Codes): Place =>
  dimensions.map((dimension) => {
    const code = codes[dimension];
    return code === undefined ? ALL : codeOf(code);
  });

/** The hidden groups that an answer would have in its rows. */
function groupsOf({ subject, measures, by }: Resolved, chosen: Codes, { dimensions, of }: Decided): Codes[] {
  const shown = new Set([...by, ...(Object.keys(chosen) as DimensionKey[])]);
  const asked = measures.flatMap((measure) => measureOf(subject, measure).components);
  const places = asked.flatMap((component) => of.get(component)?.places ?? []);
  const own = places.filter((place) =>
    place.every((code, index) => {
      const dimension = dimensions[index];
      if (dimension === undefined || !shown.has(dimension)) return code === ALL;
      return code !== ALL && (chosen[dimension] === undefined || codeOf(chosen[dimension]) === code);
    }),
  );
  return own.map((place) =>
    Object.fromEntries(
      by.map((dimension) => {
        const code = place[dimensions.indexOf(dimension)] ?? null;
        return [dimension, code === WITHOUT_CODE ? null : code];
      }),
    ),
  );
}

/** Who may see single cases is told what is about these as it is. */
const isGuardedMeasure = ({ subject }: Resolved, measure: string): boolean => measureSpec(subject, measure).needs !== 'cases';

/** What an answer hides by the whole table on the days of each series, whatever part of the table it shows. */
export async function veilOf(asked: Resolved, context: Context, tell: Tell): Promise<Veil> {
  const question = { ...asked, measures: asked.measures.filter((measure) => isGuardedMeasure(asked, measure)) };
  if (protectedSplits(question) === null || question.measures.length === 0) return NO_VEIL;
  const chosen = chosenIn(question);
  const series = new Map<Series, Decided>();
  for (const [one, days] of periodsOf(question)) series.set(one, await decided(question, days, context, tell));
  return {
    tells: (codes, measure, one) => {
      const found = series.get(one);
      if (!found || !isGuardedMeasure(question, measure)) return true;
      const place = placeOf(found.dimensions, { ...codes, ...chosen });
      const { components } = measureOf(question.subject, measure);
      return components.every((component) => !found.of.get(component)?.hides(place));
    },
    hidden: [...series.values()].flatMap((found) => groupsOf(question, chosen, found)),
  };
}
