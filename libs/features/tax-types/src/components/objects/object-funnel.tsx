import { AnswerPanel, totalOf, type AnswerTo } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/objects.ts';
import { useObjects, type FlowMeasure, type StateMeasure } from './questions.ts';
import { standingOf, type Standing } from './standing.ts';
import { StepBars, StepTable, type Step } from './step-bars.tsx';

type Answer = AnswerTo<StateMeasure | FlowMeasure>;

const standing = (answer: Answer): Standing | null =>
  standingOf({
    registered: totalOf(answer, 'registered'),
    suspended: totalOf(answer, 'suspended'),
    payingObjects: totalOf(answer, 'payingObjects'),
  });

function useSteps(): (answer: Answer) => readonly Step[] {
  const t = useMessages(messages);
  return (answer) => {
    const known = standing(answer);
    const whole = { label: t('funnel.registered'), value: totalOf(answer, 'registered') };
    return (['registered', 'active', 'paying'] as const).map((key) => ({
      key,
      label: t(`funnel.${key}`),
      value: known ? known[key] : null,
      whole,
    }));
  };
}

/** How many of the registered objects are active, and how many of those paid: each object counted once. */
export function ObjectFunnel({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const steps = useSteps();
  const description = ({ period }: Answer): string => t('funnel.description', { period: format.period(period) });
  return (
    <AnswerPanel
      title={t('funnel.title')}
      asked={useObjects()}
      measure="payingObjects"
      height={height}
      view={{
        subtitle: ({ period }) => t('funnel.subtitle', { period: format.period(period) }),
        sentence: (answer) => {
          const known = standing(answer);
          return known && t('funnel.sentence', { count: format.count(known.unpaid) });
        },
        chart: (answer) => <StepBars steps={steps(answer)} description={description(answer)} />,
        table: (answer) => <StepTable steps={steps(answer)} description={description(answer)} />,
      }}
    />
  );
}
