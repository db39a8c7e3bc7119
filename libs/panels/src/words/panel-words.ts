import { useMessages, type Messages, type Params } from '@pendapa/i18n';

/** Placeholders that a panel fills in its texts. */
export interface PeriodLabels {
  /** Days of the panel's measure. */
  readonly period: string;
  /** Days of the comparison; a dash without one. */
  readonly comparison: string;
  /** Year of the last day. */
  readonly year: string;
  /** Data date. */
  readonly date: string;
}

export interface PanelWords {
  readonly title: string;
  /** Empty if the panel has no subtitle. */
  readonly subtitle: (periodLabels: PeriodLabels) => string;
  /** Accessible description of the chart, and caption of its table. */
  readonly description: (periodLabels: PeriodLabels) => string;
}

type Texts = Readonly<Record<string, string>>;
export type PanelName<I> = { [K in keyof I]: K extends `${infer Name}.title` ? Name : never }[keyof I];
type Needed<I, N extends string> = Exclude<Params<I, `${N}.title` | `${N}.subtitle` | `${N}.description`>, keyof PeriodLabels>;
type More<I, N extends string> = [Needed<I, N>] extends [never] ? [] : [Readonly<Record<Needed<I, N>, string>>];

/**
 * Returns the texts `<name>.title`, `<name>.subtitle` and `<name>.description`. The panel fills the placeholders that it knows; others
 * are given as `more`. Without a description, title and period are used.
 */
export function usePanelWords<I extends Texts, N extends PanelName<I>>(messages: Messages<I>, name: N, ...[more]: More<I, N>): PanelWords {
  // The compiler has checked the name and its placeholders (`Needed`).
  const t = useMessages(messages) as unknown as (key: string, params: Readonly<Record<string, string>>) => string;
  const has = (key: string): boolean => Object.hasOwn(messages.id, `${name}.${key}`);
  const title = t(`${name}.title`, { ...more });
  return {
    title,
    subtitle: (periodLabels) => (has('subtitle') ? t(`${name}.subtitle`, { ...periodLabels, ...more }) : ''),
    description: (periodLabels) =>
      has('description') ? t(`${name}.description`, { ...periodLabels, ...more }) : `${title}, ${periodLabels.period}`,
  };
}
