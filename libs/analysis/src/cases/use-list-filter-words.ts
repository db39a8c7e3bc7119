import { LIST_FILTERS, listFilterSpec, NOT_KNOWN, type ListFilterKey, type ListFilters, type Texts } from '@pendapa/contracts';
import { MEMBER_NAMES } from '@pendapa/contracts/definitions';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { nameOrWords } from '@pendapa/panels';
import { useOptions } from '@pendapa/query';
import { listFilterTexts } from './list-filter-messages.ts';

const NAMES: Readonly<Partial<Record<string, Readonly<Record<string, Texts>>>>> = MEMBER_NAMES;

export interface ListFilterWords {
  /** Name of a choice. */
  readonly name: (key: ListFilterKey, code: string) => string;
  /** "Umur tunggakan: 5 tahun ke atas"; one text for each set filter. */
  readonly set: (filters: ListFilters) => readonly string[];
}

/** Words for the filters of a list, on screen and in files. The names of channels are read if `needsChannels` is true. */
export function useListFilterWords(needsChannels: boolean): ListFilterWords {
  const t = useMessages(listFilterTexts);
  const text = useText();
  const { moneyExact } = useFormat();
  const { options: channels } = useOptions({ dimension: 'channel', search: '' }, needsChannels);
  const name = (key: ListFilterKey, code: string): string => {
    if (code === NOT_KNOWN) return t('notKnown');
    const { dimension } = listFilterSpec(key);
    if (dimension === null) return t(code === 'yes' ? 'paid.yes' : 'paid.no');
    if (key === 'lastChannel' && code === 'none') return t('paid.no');
    const names = NAMES[dimension] ?? {};
    const found = Object.hasOwn(names, code)
      ? names[code]
      : channels.find((channel) => channel.code === code && key === 'lastChannel')?.name;
    return found ? text(found) : nameOrWords(dimension, code, code);
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
