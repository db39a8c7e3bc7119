import { useMessages, type Messages, type Params } from '@pendapa/i18n';
import type { FigureDefinition } from './definition-words.tsx';

export interface CardWords {
  readonly label: string;
  /** Name on the card if the label is long; files and screen readers keep the label. */
  readonly shortLabel?: string;
  readonly definition: FigureDefinition;
}

type Texts = Readonly<Record<string, string>>;
type Defined<I, Name extends string> = `${Name}.meaning` extends keyof I ? (Name extends keyof I ? Name : never) : never;
export type CardName<I> = { [K in keyof I]: K extends `${infer Name}.formula` ? Defined<I, Name> : never }[keyof I];

type Needed<I, N extends string> = Params<I, N | `${N}.meaning` | `${N}.formula`>;
type More<I, N extends string> = [Needed<I, N>] extends [never] ? [] : [Readonly<Record<Needed<I, N>, string>>];

/** Returns the texts `<name>`, `<name>.meaning`, `<name>.formula`, and `<name>.short` if it exists, for a figure that the page computes. */
export function useCardWords<I extends Texts, N extends CardName<I>>(messages: Messages<I>, name: N, ...[more]: More<I, N>): CardWords {
  // The compiler has checked the name and its placeholders (`Needed`).
  const t = useMessages(messages) as unknown as (key: string, params: Readonly<Record<string, string>>) => string;
  const text = (key: string): string => t(key, { ...more });
  const short = `${name}.short`;
  return {
    label: text(name),
    ...(short in messages.id && { shortLabel: text(short) }),
    definition: { meaning: text(`${name}.meaning`), formula: text(`${name}.formula`) },
  };
}
