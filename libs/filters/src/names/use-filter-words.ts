import { useCallback } from 'react';
import { MEMBER_NAMES } from '@pendapa/contracts/definitions';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { CODE_DIMENSIONS, isCodeFilter, REGION_LEVELS, type CodeDimension, type CodeFilter, type FilterName } from '@pendapa/query';
import { filterTexts } from '../messages/filters.ts';
import { nameKey } from '../choices/check-codes.ts';
import type { Filters } from '../choices/filters-context.ts';
import { comparedWith } from '../choices/period.ts';

/** Value of a filter in words: names, never codes. For several values it gives the first and the number of others. */
export function useFilterValue(): (filters: Filters, name: FilterName) => string {
  const t = useMessages(filterTexts);
  const text = useText();
  const format = useFormat();
  return useCallback(
    ({ choices, names, period }, name) => {
      const named = (dimension: CodeDimension, code: string): string => {
        const found = names.get(nameKey(dimension, code));
        return found ? text(found) : code;
      };
      const several = (of: CodeFilter | 'kind' | 'quality' | 'taxYear', values: readonly string[]): string => {
        const [first = t(`all.${of}`), ...others] = values;
        return others.length === 0 ? first : t('severalCodes', { first, count: others.length });
      };
      if (isCodeFilter(name)) {
        const codes = choices[name].map((code) => named(CODE_DIMENSIONS[name], code));
        return several(name, codes);
      }
      switch (name) {
        case 'period':
          return period ? format.period(period) : t(`period.${typeof choices.period === 'string' ? choices.period : 'custom'}`);
        case 'region': {
          const level = REGION_LEVELS[choices.region.length - 1];
          const code = choices.region.at(-1);
          return level && code !== undefined ? named(level, code) : t('wholeProvince');
        }
        case 'level':
          return t(`level.${choices.level ?? 'auto'}`);
        case 'kind':
          return several(
            'kind',
            choices.kind.map((kind) => t(`kind.${kind}`)),
          );
        case 'quality':
          return several(
            'quality',
            choices.quality.map((quality) => text(MEMBER_NAMES.quality[quality])),
          );
        case 'taxYear':
          return several('taxYear', choices.taxYear);
        case 'without':
          return t(choices.without.length > 0 ? 'without.pbb' : 'without.nothing');
        case 'penalty':
          return t(choices.penalty ? 'penalty.with' : 'penalty.without');
        case 'compare':
          return t(`compare.${choices.compare}`);
        case 'target':
          return t(`target.${choices.target}`);
        case 'version':
          return t(`targetOf.${choices.version}`);
      }
    },
    [t, text, format],
  );
}

const MESSAGE_KEYS_BEFORE_VALUE: Readonly<Partial<Record<FilterName, 'targetOver' | 'quality' | 'taxYear'>>> = {
  target: 'targetOver',
  quality: 'quality',
  taxYear: 'taxYear',
};

/** Text of a filter in the bar: its value, with a word before it if needed. */
export interface Shown {
  readonly before: string;
  readonly value: string;
}

/** "Tahun ini, 1 Jan - 14 Nov 2026", "dibanding 1 Jan - 14 Nov 2025", "Semua jenis pajak". */
export function useShownFilter(): (filters: Filters, name: FilterName) => Shown {
  const t = useMessages(filterTexts);
  const format = useFormat();
  const valueOf = useFilterValue();
  return useCallback(
    (filters, name) => {
      const { choices, period } = filters;
      const value = valueOf(filters, name);
      if (name === 'compare') {
        const compared = period && comparedWith(period, choices.compare);
        return compared ? { before: t('against'), value: format.period(compared) } : { before: '', value };
      }
      if (name === 'period' && period && typeof choices.period === 'string')
        return { before: '', value: t('dated', { name: t(`period.${choices.period}`), dates: value }) };
      return { before: MESSAGE_KEYS_BEFORE_VALUE[name] === undefined ? '' : t(MESSAGE_KEYS_BEFORE_VALUE[name]), value };
    },
    [t, format, valueOf],
  );
}
