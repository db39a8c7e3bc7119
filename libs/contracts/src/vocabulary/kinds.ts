import type { MeasureSpec, Unit } from './measure-spec.ts';

type Good = MeasureSpec['good'];

export const additive = <const U extends Unit, const G extends Good>(unit: U, good: G) => ({ unit, kind: 'additive', good }) as const;
export const stock = <const U extends Unit, const G extends Good>(unit: U, good: G) => ({ unit, kind: 'stock', good }) as const;
export const distinct = <const G extends Good>(good: G) => ({ unit: 'count', kind: 'distinct', good }) as const;
/** A measure about single taxpayers, for users with the right to see single cases. */
export const ofCases = <const M extends MeasureSpec>(spec: M) => ({ ...spec, needs: 'cases' }) as const;
/** A quotient: a share from 0 to 1, or an average in the unit of the numerator. */
export const ratio = <const U extends Unit, const G extends Good>(unit: U, good: G) => ({ unit, kind: 'ratio', good }) as const;
