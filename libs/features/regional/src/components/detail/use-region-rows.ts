import { levelsIn, useMemberName, type RegionLevel } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/regional.ts';
import { joinedRows, type RegionAnswer, type RegionRow } from './joined-rows.ts';
import type { Registers } from './questions.ts';

export interface NamedRow extends RegionRow {
  readonly name: string;
}

/** The regions of the map with everything known of them, each under its name. */
export function useRegionRows({ revenue, objects, assessments, arrears, compliance }: Registers): readonly NamedRow[] {
  const t = useMessages(messages);
  const memberName = useMemberName();
  if (!revenue.answer) return [];
  const { group, level } = levelsIn(revenue.answer);
  const answers: readonly (RegionAnswer | null)[] = [revenue.answer, objects.answer, assessments.answer, arrears.answer, compliance.answer];
  // A region that brought nothing has its name in one of the other answers.
  const named = (dimension: RegionLevel, code: string | null): string => {
    const names = answers.map((answer) => (answer ? memberName(answer, dimension, code) : code));
    return names.find((name) => name !== null && name !== code) ?? code ?? '';
  };
  const naming = (row: RegionRow): string => {
    if (row.code === null && row.group === null) return t('noRegion');
    if (row.code === null) return t('noRegionIn', { region: named(group, row.group) });
    return named(level, row.code);
  };
  return joinedRows(answers, group, level).map((row) => ({ ...row, name: naming(row) }));
}
