import type { Texts } from '../texts.ts';
import type { ComponentKey, MeasureOf, SUBJECTS, SubjectKey } from '../vocabulary/index.ts';

/** Texts of a sum, or of a quotient with a formula of its own words. */
export interface SumTexts {
  readonly label: Texts;
  readonly meaning: Texts;
  /** Formula in words. */
  readonly formula: Texts;
}

/** Texts of a quotient. Its formula in words follows from the names of its components. */
export interface QuotientTexts {
  readonly label: Texts;
  readonly meaning: Texts;
  /** Name of the numerator here, if it differs from that of its component. */
  readonly numerator?: Texts;
  readonly denominator?: Texts;
}

type SpecOf<S extends SubjectKey, M extends MeasureOf<S>> = (typeof SUBJECTS)[S]['measures'][M & keyof (typeof SUBJECTS)[S]['measures']];

type QuotientOf<S extends SubjectKey> = {
  [M in MeasureOf<S>]: SpecOf<S, M> extends { readonly kind: 'ratio' } ? M : never;
}[MeasureOf<S>];

type PartOf<F> = F extends { readonly formula: { readonly numerator: infer N; readonly denominator: infer D } } ? N | D : never;
type SingleOf<F> = F extends { readonly formula: { readonly add: readonly [infer C]; readonly less: readonly [] } } ? C : never;

/** Components of quotients that are no measure of the subject, so that no label names them. */
type UnnamedOf<S extends SubjectKey, W extends MeasureOf<S>> = Extract<
  Exclude<
    { [M in Exclude<QuotientOf<S>, W>]: PartOf<SpecOf<S, M>> }[Exclude<QuotientOf<S>, W>],
    { [M in MeasureOf<S>]: SingleOf<SpecOf<S, M>> }[MeasureOf<S>]
  >,
  ComponentKey
>;

/** Texts of a subject. `W` are the quotients whose formula is written in words of its own. */
export interface SubjectTexts<S extends SubjectKey, W extends MeasureOf<S> = never> {
  readonly measures: { readonly [M in MeasureOf<S>]: M extends Exclude<QuotientOf<S>, W> ? QuotientTexts : SumTexts };
  readonly components: Readonly<Record<UnnamedOf<S, W>, Texts>>;
}
