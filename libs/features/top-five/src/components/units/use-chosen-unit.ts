import { useFilters, useMemberName, type AnswerTo } from '@pendapa/analysis';

export interface ChosenUnit {
  readonly code: string;
  readonly name: string;
}

/** The unit that the page is narrowed to, with its name from an answer that lists it; null where none or several are chosen. */
export function useChosenUnit(units: AnswerTo<string, 'unit'> | null): ChosenUnit | null {
  const { unit } = useFilters().choices;
  const name = useMemberName();
  const [code] = unit;
  if (code === undefined || unit.length > 1) return null;
  return { code, name: units ? name(units, 'unit', code) : code };
}
