import { AnswerTable, drawn, share, useColumns } from '@pendapa/analysis';
import { RankedBars } from '@pendapa/charts';
import type { Value } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/objects.ts';

export interface Step {
  readonly key: string;
  readonly label: string;
  readonly value: Value;
  /** What the step is a part of: the first of its group. */
  readonly whole: { readonly label: string; readonly value: Value };
}

/** A label within a sentence; abbreviations keep their capitals. */
const within = (label: string): string =>
  label
    .split(' ')
    .map((word) => (/^\p{Lu}{2}/u.test(word) ? word : word.toLowerCase()))
    .join(' ');

interface StepsProps {
  readonly steps: readonly Step[];
  readonly description: string;
}

/** From the first step of a group to the last, as bars on one scale: a funnel whose lengths can be compared. */
export function StepBars({ steps, description }: StepsProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const bars = steps.map(({ key, label, value, whole }) => ({
    key,
    label,
    value: drawn(value),
    text: format.value(value, 'count'),
    exact: format.valueExact(value, 'count'),
    detail:
      whole.label === label ? '\u00a0' : t('funnel.of', { share: format.percent(share(value, whole.value)), name: within(whole.label) }),
  }));
  return <RankedBars bars={bars} description={description} />;
}

export function StepTable({ steps, description }: StepsProps) {
  const t = useMessages(messages);
  const columns = useColumns<Step>(steps);
  return (
    <AnswerTable
      caption={description}
      rows={steps}
      rowKey={({ key }) => key}
      columns={[
        columns.name({ key: 'step', header: t('step'), text: ({ label }) => label }),
        columns.count({ key: 'count', header: t('count'), value: ({ value }) => value }),
        columns.percent({ key: 'share', header: t('share.step'), value: ({ value, whole }) => share(value, whole.value) }),
      ]}
    />
  );
}
