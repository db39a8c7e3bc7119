import { useMessages } from '@pendapa/i18n';
import { filterTexts } from '../messages/filters.ts';
import { useFilters } from '../choices/filters-context.ts';

/** Name of the target version: "Target berlaku", "Target APBD". */
export function useTargetName(): string {
  const t = useMessages(filterTexts);
  return t(`targetOf.${useFilters().choices.version}`);
}
