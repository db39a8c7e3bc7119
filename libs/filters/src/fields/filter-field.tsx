import type { ComponentType } from 'react';
import type { CodeFilter, FilterName } from '@pendapa/query';
import { CompareField, LevelField, PenaltyField, TargetField, VersionField, WithoutField } from './choice-fields.tsx';
import { CodeField } from './code-field.tsx';
import type { FieldProps } from './field.ts';
import { DebtQualityField, DebtYearField } from './debt-fields.tsx';
import { KindField } from './kind-field.tsx';
import { PeriodField } from './period-field.tsx';
import { RegionField } from './region-field.tsx';

function codeField(filter: CodeFilter): ComponentType<FieldProps> {
  return function CodesOfOneDimension(props) {
    return <CodeField filter={filter} {...props} />;
  };
}

const FIELDS: Readonly<Record<FilterName, ComponentType<FieldProps>>> = {
  period: PeriodField,
  compare: CompareField,
  region: RegionField,
  level: LevelField,
  tax: codeField('tax'),
  category: codeField('category'),
  without: WithoutField,
  unit: codeField('unit'),
  kind: KindField,
  channel: codeField('channel'),
  bank: codeField('bank'),
  quality: DebtQualityField,
  taxYear: DebtYearField,
  target: TargetField,
  version: VersionField,
  penalty: PenaltyField,
};

export interface FilterFieldProps extends FieldProps {
  readonly name: FilterName;
}

/** Controls of one filter, loaded when the first filter is opened. */
export function FilterField({ name, ...field }: FilterFieldProps) {
  const Field = FIELDS[name];
  return <Field {...field} />;
}
