import { useMessages } from '@pendapa/i18n';
import { filterTexts } from '../messages/filters.ts';
import { useFilters } from '../choices/filters-context.ts';

/** Header of a column of changes: "Dibanding tahun lalu". */
export function useComparisonName(): string {
  const t = useMessages(filterTexts);
  return t(`against.${useFilters().choices.compare}`);
}
