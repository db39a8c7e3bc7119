import { LIST_FILTERS, type ListFilterKey, type ListFilters, type Texts } from '@pendapa/contracts';
import { MEMBER_NAMES } from '@pendapa/contracts/definitions';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { listFilterTexts } from './list-filter-messages.ts';

const NAMES: Readonly<Record<Exclude<ListFilterKey, 'taxYear'>, Readonly<Record<string, Texts>>>> = {
  age: MEMBER_NAMES.ageBand,
  quality: MEMBER_NAMES.quality,
  yearsOwed: MEMBER_NAMES.yearsOwed,
};

export interface ListFilterWords {
  /** Name of a choice. */
  readonly name: (key: ListFilterKey, code: string) => string;
  /** "Umur tunggakan: 5 tahun ke atas"; one text for each set filter. */
  readonly set: (filters: ListFilters) => readonly string[];
}

/** Words for the filters of a list, on screen and in files. */
export function useListFilterWords(): ListFilterWords {
  const t = useMessages(listFilterTexts);
  const text = useText();
  const { moneyExact } = useFormat();
  const name = (key: ListFilterKey, code: string): string => {
    const names = key === 'taxYear' ? {} : NAMES[key];
    const found = Object.hasOwn(names, code) ? names[code] : undefined;
    return found ? text(found) : code;
  };
  const amountOf = ({ min, max }: ListFilters): string | null => {
    if (min !== undefined && max !== undefined) return t('between', { min: moneyExact(min), max: moneyExact(max) });
    if (min !== undefined) return t('from', { min: moneyExact(min) });
    return max === undefined ? null : t('upTo', { max: moneyExact(max) });
  };
  const set = (filters: ListFilters): readonly string[] => {
    const codes = LIST_FILTERS.flatMap((key) => {
      const chosen = filters[key] ?? [];
      return chosen.length === 0 ? [] : [`${t(key)}: ${chosen.map((code) => name(key, code)).join(', ')}`];
    });
    const amount = amountOf(filters);
    return amount === null ? codes : [...codes, `${t('amount')}: ${amount}`];
  };
  return { name, set };
}
