import { useCallback } from 'react';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { filterTexts } from '../messages/filters.ts';
import { nameKey } from './check-codes.ts';
import { CODE_DIMENSIONS, isCodeFilter, REGION_LEVELS, type CodeDimension, type FilterName } from './choices.ts';
import type { Filters } from './filters-context.ts';

/** The value of a filter in words: names, never codes; several as the first and how many more. */
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
      const several = (values: readonly string[]): string => {
        const [first = t('all'), ...others] = values;
        return others.length === 0 ? first : t('severalCodes', { first, count: others.length });
      };
      if (isCodeFilter(name)) return several(choices[name].map((code) => named(CODE_DIMENSIONS[name], code)));
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
          return several(choices.kind.map((kind) => t(`kind.${kind}`)));
        case 'penalty':
          return t(choices.penalty ? 'penalty.with' : 'penalty.without');
        case 'compare':
          return t(`compare.${choices.compare}`);
        case 'target':
          return t(`target.${choices.target}`);
        case 'version':
          return t(`version.${choices.version}`);
      }
    },
    [t, text, format],
  );
}
