import { AnswerPanel, share, totalOf, useRemarks, type AnswerTo } from '@pendapa/analysis';
import type { Value } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/objects.ts';
import { useDuties, type DutyMeasure } from './questions.ts';
import { StepBars, StepTable, type Step } from './step-bars.tsx';

type Answer = AnswerTo<DutyMeasure>;

const added = (a: Value, b: Value): Value => (a === null || b === null ? null : Number(a) + Number(b));

function useSteps(): (answer: Answer) => readonly Step[] {
  const t = useMessages(messages);
  return (answer) => {
    const [onTime, late] = [totalOf(answer, 'paidOnTime'), totalOf(answer, 'paidLate')];
    const due = { label: t('duties.obligations'), value: totalOf(answer, 'obligations') };
    const expected = { label: t('duties.expected'), value: totalOf(answer, 'expected') };
    return [
      { key: 'obligations', ...due, whole: due },
      { key: 'paid', label: t('duties.paid'), value: added(onTime, late), whole: due },
      { key: 'paidOnTime', label: t('duties.paidOnTime'), value: onTime, whole: due },
      { key: 'expected', ...expected, whole: expected },
      { key: 'filed', label: t('duties.filed'), value: totalOf(answer, 'filed'), whole: expected },
      { key: 'filedOnTime', label: t('duties.filedOnTime'), value: totalOf(answer, 'filedOnTime'), whole: expected },
    ];
  };
}

/** What had to be paid and filed, what was, and what was in time: obligations, of which an object may have many. */
export function DutyFunnel({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const steps = useSteps();
  const remarks = useRemarks();
  /** What is said of returns and not of obligations, whose remarks the panel shows. */
  const ofReturns = (answer: Answer): readonly string[] => {
    const shown = remarks(answer, 'obligations');
    return remarks(answer, 'expected').filter((remark) => !shown.includes(remark));
  };
  const description = ({ period }: Answer): string => t('duties.description', { period: format.period(period) });
  return (
    <AnswerPanel
      title={t('duties.title')}
      asked={useDuties()}
      measure="obligations"
      height={height}
      view={{
        subtitle: (answer) => [t('duties.subtitle', { period: format.period(answer.period) }), ...ofReturns(answer)].join('. '),
        sentence: (answer) => {
          const part = share(totalOf(answer, 'paidOnTime'), totalOf(answer, 'obligations'));
          return part === null ? null : t('duties.sentence', { share: format.percent(part) });
        },
        chart: (answer) => <StepBars steps={steps(answer)} description={description(answer)} />,
        table: (answer) => <StepTable steps={steps(answer)} description={description(answer)} />,
      }}
    />
  );
}
