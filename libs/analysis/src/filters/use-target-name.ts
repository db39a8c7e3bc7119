import { useMessages } from '@pendapa/i18n';
import { filterTexts } from '../messages/filters.ts';
import { useFilters } from './filters-context.ts';

/** The target that figures are measured by, by its version: "Target berlaku", "Target APBD". */
export function useTargetName(): string {
  const t = useMessages(filterTexts);
  return t(`targetOf.${useFilters().choices.version}`);
}
