import { SUBJECTS } from '../subjects/index.ts';
import type { FilterKey, Splitting } from './dimensions.ts';
import type { Formula, MeasureKind, MeasureSpec } from './measure-spec.ts';
import type { SubjectSpec } from './subject-spec.ts';

export { SUBJECTS } from '../subjects/index.ts';
export {
  UNITS,
  type CutOff,
  type Formula,
  type MeasureKind,
  type MeasureSpec,
  type QuotientFormula,
  type SumFormula,
  type Unit,
} from './measure-spec.ts';
export type { SubjectSpec } from './subject-spec.ts';
export { EXTRACTS, templateFile, type ExtractKey } from './extracts.ts';
export { AREA_BANDS, areaBand } from './area-bands.ts';
export { DUE_BANDS, MONEY_BANDS } from './money-bands.ts';
export {
  DIMENSIONS,
  FILTERS,
  isOrderedDimension,
  NOT_APPLICABLE,
  OMISSIONS,
  QUALITIES,
  TIME_DIMENSIONS,
  UNIT_KINDS,
  type DimensionKey,
  type FilterKey,
  type Omission,
  type Quality,
  type TimeDimension,
  type UnitKind,
} from './dimensions.ts';

export type SubjectKey = keyof typeof SUBJECTS;
export const SUBJECT_KEYS = Object.keys(SUBJECTS) as readonly SubjectKey[];

type Measures<S extends SubjectKey> = (typeof SUBJECTS)[S]['measures'];
/** Measures of a subject; of a union of subjects, the measures of any of them. */
export type MeasureOf<S extends SubjectKey> = S extends SubjectKey ? Extract<keyof Measures<S>, string> : never;
/** Measures of the given kinds. Without `distinct` among the kinds, a distinct count does not compile. */
export type MeasureOfKind<S extends SubjectKey, K extends MeasureKind> = S extends SubjectKey
  ? { [M in MeasureOf<S>]: Measures<S>[M & keyof Measures<S>] extends { readonly kind: K } ? M : never }[MeasureOf<S>]
  : never;
export type DimensionOf<S extends SubjectKey> = (typeof SUBJECTS)[S]['dimensions'][number];

type FormulaIn<M> = M extends { readonly formula: infer F } ? F : never;
type ComponentsIn<F> = F extends { readonly add: readonly (infer A)[]; readonly less: readonly (infer L)[] }
  ? A | L
  : F extends { readonly numerator: infer N; readonly denominator: infer D }
    ? N | D
    : never;
/** Components of all formulas; the warehouse computes each of them. */
export type ComponentKey = Extract<ComponentsIn<FormulaIn<{ [S in SubjectKey]: Measures<S>[keyof Measures<S>] }[SubjectKey]>>, string>;

/** The specification of a subject without its literal types, for code that treats all subjects alike. */
export const subjectSpec = (subject: SubjectKey): SubjectSpec => SUBJECTS[subject];

/** @throws Error if the subject lacks the measure. Queries are validated before. */
export function measureSpec(subject: SubjectKey, measure: string): MeasureSpec {
  const { measures } = subjectSpec(subject);
  const spec = Object.hasOwn(measures, measure) ? measures[measure] : undefined;
  if (!spec) throw new Error(`${subject} has no measure ${measure}`);
  return spec;
}

export const componentsOf = (formula: Formula): readonly string[] =>
  'add' in formula ? [...formula.add, ...formula.less] : [formula.numerator, formula.denominator];

/** The component of a formula that is nothing else; undefined for differences and quotients. */
export const singleComponent = (formula: Formula): string | undefined => {
  const [first, ...others] = componentsOf(formula);
  return others.length === 0 ? first : undefined;
};

/** Dimensions and filters that a measure cannot have: its own, and those of the measures that its formula is made of. */
export function incompatibleWith(subject: SubjectKey, measure: string): readonly Splitting[] {
  const { formula, incompatible = [] } = measureSpec(subject, measure);
  const components = componentsOf(formula);
  const parts = components.length < 2 ? [] : Object.values(subjectSpec(subject).measures);
  return [
    ...incompatible,
    ...parts.flatMap((part) => (components.includes(singleComponent(part.formula) ?? '') ? (part.incompatible ?? []) : [])),
  ];
}

/** True if the filter applies to all of these measures; without measures, to the subject. */
export const canFilter = (subject: SubjectKey, measures: readonly string[], filter: FilterKey): boolean =>
  subjectSpec(subject).filters.includes(filter) && !measures.some((measure) => incompatibleWith(subject, measure).includes(filter));
