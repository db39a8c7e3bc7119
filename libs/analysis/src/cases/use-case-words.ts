import type { ListedCases } from '@pendapa/contracts';
import { useFormat, useMessages, type Messages } from '@pendapa/i18n';
import type { PanelName } from '@pendapa/panels';
import { share } from '@pendapa/query';
import { caseTexts } from './messages.ts';

export interface CaseWords {
  readonly title: string;
  /** Text shown if the list has no rows. */
  readonly empty: string;
  readonly describe: (cases: ListedCases) => { readonly subtitle: string; readonly sentence: string | null; readonly note: string | null };
}

type Texts = Readonly<Record<string, string>>;

/**
 * Returns the texts `<name>.title`, `.empty`, `.subtitle`, `.sentence` and `.note` of a list. Missing ones fall back to those
 * without a name (`note`), which all lists of the page share. Placeholders are `count` and `amount` of all cases, `period`, and
 * the `date` of the snapshot or of the period's last day. `largest`, `largestAmount` and `share` are those of the leading cases.
 */
export function useCaseWords<I extends Texts>(messages: Messages<I>, name: PanelName<I>): CaseWords {
  // The compiler has checked the name, so the built keys exist.
  const t = useMessages(messages as Messages as Messages<Texts>) as (
    key: string,
    params?: Readonly<Record<string, string | number>>,
  ) => string;
  const usual = useMessages(caseTexts);
  const format = useFormat();
  const plurals = ['', '_other'];
  const textOf = (key: string, params?: Readonly<Record<string, string | number>>): string | null => {
    const known = [`${name}.${key}`, key].find((one) => plurals.some((plural) => Object.hasOwn(messages.id, `${one}${plural}`)));
    return known === undefined ? null : t(known, params);
  };
  return {
    title: t(`${name}.title`),
    empty: textOf('empty') ?? '',
    describe: ({ cases, amount, largest, period, snapshot }) => {
      const params = {
        count: cases,
        amount: format.money(amount),
        largest: format.count(largest.cases),
        largestAmount: format.money(largest.amount),
        share: format.percent(share(largest.amount, amount)),
        period: format.period(period),
        date: format.date(snapshot ?? period.to),
      };
      const day = snapshot === null ? format.period(period) : usual('asOf', { date: params.date });
      return { subtitle: textOf('subtitle', params) ?? day, sentence: textOf('sentence', params), note: textOf('note') };
    },
  };
}
