import { useMessages, type Messages, type Params } from '@pendapa/i18n';

/** What a panel says of its answer by itself: placeholders of its texts that need no filling in. */
export interface Said {
  /** The days of the panel's measure. */
  readonly period: string;
  /** What they are compared with; a dash where nothing is. */
  readonly comparison: string;
  /** Of the last day. */
  readonly year: string;
  /** The data date. */
  readonly date: string;
}

export interface PanelWords {
  readonly title: string;
  /** Empty where the panel has none. */
  readonly subtitle: (said: Said) => string;
  /** Of the drawing for screen readers, and the caption of its table. */
  readonly description: (said: Said) => string;
}

type Texts = Readonly<Record<string, string>>;
export type PanelName<I> = { [K in keyof I]: K extends `${infer Name}.title` ? Name : never }[keyof I];
type Needed<I, N extends string> = Exclude<Params<I, `${N}.title` | `${N}.subtitle` | `${N}.description`>, keyof Said>;
type More<I, N extends string> = [Needed<I, N>] extends [never] ? [] : [Readonly<Record<Needed<I, N>, string>>];

/**
 * The texts `<name>.title`, `<name>.subtitle` and `<name>.description` of a page. Placeholders that the panel knows are its own, others
 * are given as `more`; without a description the title and the period describe it.
 */
export function usePanelWords<I extends Texts, N extends PanelName<I>>(messages: Messages<I>, name: N, ...[more]: More<I, N>): PanelWords {
  // The keys are made of the name, which the compiler has checked; their placeholders are those of `Needed`.
  const t = useMessages(messages) as unknown as (key: string, params: Readonly<Record<string, string>>) => string;
  const has = (key: string): boolean => Object.hasOwn(messages.id, `${name}.${key}`);
  const title = t(`${name}.title`, { ...more });
  return {
    title,
    subtitle: (said) => (has('subtitle') ? t(`${name}.subtitle`, { ...said, ...more }) : ''),
    description: (said) => (has('description') ? t(`${name}.description`, { ...said, ...more }) : `${title}, ${said.period}`),
  };
}
