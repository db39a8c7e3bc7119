import type { Profile } from '../profile/schema.ts';
import { neededColumns, type Header } from '../rows/header.ts';
import { isTotalLabel, areColumnNumbers } from '../values/total-words.ts';
import { hasDocumentNumbers, isCheckedForTotals } from '../totals/checked-extracts.ts';
import type { FieldPlan } from './columns.ts';
import type { ListedTexts } from './listed-values.ts';
import { OTHER, type FileShape } from './shape.ts';

const mayHaveTotals = (profile: Profile): boolean => isCheckedForTotals(profile) && profile.totals !== 'rows';

/** True if only the strict reader sees some labels: column numbers, or texts in rows without a document number. */
export function mayBeReportTable(profile: Profile, { names }: Header, { columns }: FileShape, first: readonly string[]): boolean {
  if (!mayHaveTotals(profile)) return false;
  if (areColumnNumbers(first)) return true;
  const needed = neededColumns(profile);
  return !hasDocumentNumbers(profile) && names.some((name, index) => !needed.has(name) && ((columns[index]?.kinds ?? 0) & OTHER) !== 0);
}

/** True if a text of a column calls its row a total; the strict reader finds which row. */
export function hasTotalLabels(profile: Profile, fields: readonly FieldPlan[], lists: ReadonlyMap<number, ListedTexts>): boolean {
  if (!mayHaveTotals(profile)) return false;
  const hasTotalLabel = (plan: FieldPlan): boolean => {
    const { values } = (profile.fields[plan.field.name] ?? {}) as { values?: object };
    const mappedTexts = new Set(Object.keys(values ?? {}));
    const texts = plan.how === 'listed' && plan.index !== null ? (lists.get(plan.index)?.texts ?? []) : [];
    return texts.some((text) => isTotalLabel(text) && !mappedTexts.has(text));
  };
  return fields.some(hasTotalLabel);
}
