import { useMemo, type ReactNode } from 'react';
import { measureSpec } from '@pendapa/contracts';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { messages } from '../messages/texts.ts';
import { missingOf } from '../panel/missing.ts';
import { useMissingText } from '../panel/use-missing-text.ts';
import type { AnswerTo } from '../reading/answer-to.ts';
import { totalOf } from '../reading/rows.ts';
import type { Asked } from '../request/use-answer.ts';
import { ChangeText } from '../words/change-text.tsx';
import { DefinitionButton } from '../words/definition-button.tsx';
import { useFailureText } from '../words/use-failure-text.ts';
import { definitionOf } from '../words/use-names.ts';
import { KpiCard } from './kpi-card.tsx';

export interface MeasureCardProps<M extends string> {
  /** Its totals are shown, with their comparison where one was asked for. */
  readonly asked: Asked<M>;
  readonly measure: NoInfer<M>;
  readonly sparkline?: ReactNode;
  /** Instead of the comparison: a target bar, a remark. */
  readonly children?: ReactNode;
}

function Comparison<M extends string>({
  answer,
  asked,
  measure,
}: {
  readonly answer: AnswerTo<M>;
  readonly asked: Asked<M>;
  readonly measure: NoInfer<M>;
}) {
  const t = useMessages(messages);
  const format = useFormat();
  const spec = measureSpec(asked.subject, measure);
  const before = totalOf(answer, measure, 'comparison');
  if (!answer.comparison) return null;
  if (before === null) return <span>{t('noComparison')}</span>;
  return (
    <>
      <span>
        <ChangeText now={totalOf(answer, measure)} before={before} spec={spec} /> {t('from', { value: format.value(before, spec.unit) })}
      </span>
      <span>{t('versus', { current: format.period(answer.period), comparison: format.period(answer.comparison) })}</span>
    </>
  );
}

/** A measure's total with its comparison in words, or the reason why there is no figure. */
export function MeasureCard<M extends string>({ asked, measure, sparkline, children }: MeasureCardProps<M>) {
  const text = useText();
  const format = useFormat();
  const failureText = useFailureText();
  const reason = useMissingText();
  const { subject, answer, failure } = asked;
  const { unit } = measureSpec(subject, measure);
  const missing = useMemo(() => (answer ? missingOf(answer, measure) : null), [answer, measure]);
  const unknown = missing !== null || (answer !== null && totalOf(answer, measure) === null);
  const value = answer ? totalOf(answer, measure) : null;
  const shown = answer || failure ? format.value(unknown ? null : value, unit) : undefined;
  return (
    <KpiCard
      label={text(definitionOf(subject, measure).label)}
      info={<DefinitionButton subject={subject} measure={measure} />}
      value={shown}
      exact={value === null ? undefined : format.valueExact(value, unit)}
      sparkline={unknown ? undefined : sparkline}
    >
      {!answer && failure && <span>{failureText(failure)}</span>}
      {missing && <span>{reason(missing)}</span>}
      {answer && !unknown && (children ?? <Comparison answer={answer} asked={asked} measure={measure} />)}
    </KpiCard>
  );
}
