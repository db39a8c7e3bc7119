import { useTaxDues } from '@pendapa/analysis';
import type { TaxDue } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/dues.ts';

export interface DueWords {
  /** The next due date, or the rule where there is no common one; a dash where no rule is known. */
  readonly text: (tax: string | null) => string;
  /** For sorting: the next date, rules without one at the end. */
  readonly order: (tax: string | null) => string | null;
}

/** When a tax falls due next, by the rules in force on the data date. */
export function useDueWords(): DueWords {
  const t = useMessages(messages);
  const format = useFormat();
  const dues = new Map(useTaxDues()?.dues.map((due) => [due.tax, due]));
  const of = (tax: string | null): TaxDue | undefined => dues.get(tax ?? '');
  const words = ({ rule, next, length, unit }: TaxDue): string => {
    if (next !== null) return format.date(next);
    if (rule !== 'after-issue' || length === null) return rule === 'own-date' ? t('ownDate') : '-';
    return unit === 'months' ? t('monthsAfterIssue', { count: length }) : t('daysAfterIssue', { count: length });
  };
  return {
    text: (tax) => {
      const due = of(tax);
      return due ? words(due) : '-';
    },
    order: (tax) => of(tax)?.next ?? null,
  };
}

/** The first due date of all, and the taxes that fall due on it. */
export function nearestDue(dues: readonly TaxDue[]): { readonly on: string; readonly taxes: readonly string[] } | null {
  const days = dues.flatMap(({ next }) => next ?? []).sort();
  const [on] = days;
  return on === undefined ? null : { on, taxes: dues.filter(({ next }) => next === on).map(({ tax }) => tax) };
}
