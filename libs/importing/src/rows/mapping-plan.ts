import type { Profile } from '../profile/schema.ts';
import { isCheckedForTotals } from './checked-extracts.ts';
import { LabelCheck } from './label-check.ts';
import { checkPeriodColumns } from './total-columns.ts';
import { compileFields, type CompiledField } from './compile.ts';
import { createRowTest, type RowTest } from './conditions.ts';
import type { FieldContext } from './fields.ts';
import { wideColumns, type Header, type HeaderFlaw } from './header.ts';
import type { LoadState } from './load-state.ts';
import type { SourceFile, WideColumn } from './row.ts';
import type { RowValues } from './row-values.ts';
import { amountColumns, Foot } from './table-end.ts';

/** A field with the position of its column in the row values. */
export interface PlacedField extends CompiledField {
  readonly slot: number;
}

/** Readers that depend on the header of the file. */
export interface MappingPlan {
  readonly header: Header;
  /** False if the header is wrong: then only the shape of the rows is checked. */
  readonly isUsable: boolean;
  readonly rowFields: readonly PlacedField[];
  readonly periodFields: readonly PlacedField[];
  readonly periods: readonly WideColumn[];
  readonly where: RowTest;
  readonly except: RowTest;
  readonly controls: readonly RowTest[];
  /** Null if the extract has no amounts. */
  readonly labelCheck: LabelCheck | null;
  /** Null if the profile knows no foot. */
  readonly foot: Foot | null;
  /** Positions of the amounts that a heading lacks; empty if the profile knows no headings. */
  readonly headingAmounts: readonly number[];
}

interface PlanParts {
  readonly load: LoadState;
  readonly file: SourceFile;
  readonly values: RowValues;
  readonly flaws: readonly HeaderFlaw[];
  /** Line of the header. */
  readonly line: number;
}

/** Prepares the reading of the rows below a header. */
export function createMappingPlan(context: FieldContext, { load, file, values, flaws, line }: PlanParts): MappingPlan {
  const { profile, header, findings } = context;
  const fields = compileFields(context, load.codes).map((field) => ({ ...field, slot: values.slot(field.to) }));
  const test = (conditions: Profile['where']): RowTest | null => (conditions ? createRowTest(conditions, header, load.seen) : null);
  return {
    header,
    isUsable: !flaws.some(({ severity }) => severity === 'refused'),
    rowFields: fields.filter(({ wide }) => !wide),
    periodFields: fields.filter(({ wide }) => wide),
    periods: checkPeriodColumns(wideColumns(profile, header), load, file, line),
    where: test(profile.where) ?? (() => true),
    except: test(profile.except) ?? (() => false),
    controls: (profile.reconcile ?? []).map(({ where }) => createRowTest(where, header, load.seen)),
    labelCheck: isCheckedForTotals(profile) ? new LabelCheck(profile, header, file, findings, load.layout) : null,
    foot: profile.file?.foot === undefined ? null : new Foot(profile, header),
    headingAmounts: profile.headings === undefined ? [] : amountColumns(profile, header),
  };
}
