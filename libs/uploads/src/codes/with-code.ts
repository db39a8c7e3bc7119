/** Chosen code by value, by field. */
export type ChosenCodes = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The choices with one more; null forgets the code of a value. */
export function withCode(codes: ChosenCodes, field: string, value: string, code: string | null): ChosenCodes {
  const others = Object.fromEntries(Object.entries(codes[field] ?? {}).filter(([own]) => own !== value));
  return { ...codes, [field]: code === null ? others : { ...others, [value]: code } };
}
