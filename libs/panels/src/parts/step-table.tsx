import { measureSpec } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { share, type Shown } from '@pendapa/query';
import type { ChartProps } from '../table/drawing.ts';
import { AnswerTable } from '../table/answer-table.tsx';
import { useColumns } from '../table/use-columns.tsx';
import { stepHeaders } from './step-messages.ts';

export interface Step {
  readonly key: string;
  readonly label: string;
  readonly value: Shown;
  /** First step of the group, of which this step is a share. */
  readonly whole: { readonly label: string; readonly value: Shown };
}

export interface StepTableProps<M extends string, D extends string> extends ChartProps<M, D> {
  readonly steps: readonly Step[];
  /** Measure whose unit the steps have. */
  readonly measure: NoInfer<M>;
}

/** Table of steps with their share of the first step of the group. */
export function StepTable<M extends string, D extends string>({ read, steps, measure, description }: StepTableProps<M, D>) {
  const t = useMessages(stepHeaders);
  const make = useColumns<Step>();
  const figure = { key: 'value', value: ({ value }: Step) => value };
  return (
    <AnswerTable
      caption={description}
      rows={steps}
      rowKey={({ key }) => key}
      columns={[
        make.name({ key: 'step', header: t('step'), text: ({ label }) => label }),
        measureSpec(read.subject, measure).unit === 'money'
          ? make.money({ ...figure, header: t('stepAmount') })
          : make.count({ ...figure, header: t('stepCount') }),
        make.percent({ key: 'share', header: t('ofFirstStep'), value: ({ value, whole }) => share(value, whole.value) }),
      ]}
    />
  );
}
