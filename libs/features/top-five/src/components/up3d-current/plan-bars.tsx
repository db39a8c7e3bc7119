import { drawn, PlanStatus, planStatus, rowsOf, useMemberName, type AnswerTo } from '@pendapa/analysis';
import { RankedBars, type Tone } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-up3d-current.ts';

const TONES = { good: 'good', watch: 'watch', bad: 'bad', unknownStatus: 'rest' } as const satisfies Record<string, Tone>;

export interface PlanBarsProps<M extends string, D extends 'unit' | 'taxType'> {
  readonly answer: AnswerTo<M | 'realisedToDate' | 'planToDate' | 'planAchievement', D>;
  readonly by: NoInfer<D>;
  readonly description: string;
  readonly first: number;
  readonly onSelect: (code: string) => void;
}

/** What each brought, the plan up to the same day as a mark, and in words how it stands to it. */
export function PlanBars<M extends string, D extends 'unit' | 'taxType'>({
  answer,
  by,
  description,
  first,
  onSelect,
}: PlanBarsProps<M, D>) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const bars = rowsOf(answer).map(({ codes, current }) => {
    const ratio = drawn(current.planAchievement);
    return {
      key: codes[by] ?? '',
      label: name(answer, by, codes[by]),
      value: drawn(current.realisedToDate),
      text: format.value(current.realisedToDate, 'money'),
      exact: format.valueExact(current.realisedToDate, 'money'),
      mark: { value: drawn(current.planToDate), exact: format.valueExact(current.planToDate, 'money') },
      tone: TONES[planStatus(ratio)],
      detail: <PlanStatus ratio={ratio} />,
    };
  });
  return (
    <RankedBars
      bars={bars}
      description={description}
      names={{ bar: t('realisedToDate'), mark: t('bars.plan') }}
      onSelect={onSelect}
      first={first}
    />
  );
}
