import { useMemo, type ReactNode } from 'react';
import { measureSpec, type Unit, type Value } from '@pendapa/contracts';
import { useFormat, useMessages, useText, type Format } from '@pendapa/i18n';
import { useExportedFigure } from '../export/parts/use-exported-figure.ts';
import { leftAsideFor } from '../filters/left-aside.ts';
import { messages } from '../messages/texts.ts';
import { missingOf } from '../panel/missing.ts';
import { useMissingText } from '../panel/use-missing-text.ts';
import type { AnswerTo } from '../reading/answer-to.ts';
import { difference } from '../reading/numbers.ts';
import { totalOf } from '../reading/rows.ts';
import type { Asked } from '../request/use-answer.ts';
import { lastDayOf } from '../time/moments.ts';
import { ChangeText } from '../words/change-text.tsx';
import { DefinitionButton } from '../words/definition-button.tsx';
import { RemarkLines } from '../words/remark-lines.tsx';
import { definitionOf } from '../words/use-names.ts';
import { hasOwnDays, refusedComparison } from '../words/use-remarks.ts';
import { KpiCard } from './kpi-card.tsx';

export interface MeasureCardProps<M extends string> {
  /** Its totals are shown, with their comparison where one was asked for. */
  readonly asked: Asked<M>;
  readonly measure: NoInfer<M>;
  /** Where more is told about the figure: the title becomes the link. */
  readonly to?: string;
  readonly sparkline?: ReactNode;
  /** Instead of the comparison: a target bar, a remark. */
  readonly children?: ReactNode;
}

/** Null for ratios, whose change in points is absolute as it is. */
function absoluteChange(format: Format, now: Value, before: Value, unit: Unit): string | null {
  const change = difference(now, before);
  if (typeof change === 'string') return format.moneyChange(change);
  return unit === 'count' ? format.countChange(change) : null;
}

function DataDate({ answer, measure }: { readonly answer: AnswerTo; readonly measure: string }) {
  const t = useMessages(messages);
  const format = useFormat();
  if (hasOwnDays(answer, measure)) return null;
  return <span>{t('perDate', { date: format.date(lastDayOf(answer)) })}</span>;
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
  const now = totalOf(answer, measure);
  const before = totalOf(answer, measure, 'comparison');
  if (!answer.comparison) return <DataDate answer={answer} measure={measure} />;
  // The remark says why.
  if (refusedComparison(answer, measure)) return null;
  if (before === null) return <span>{t('noComparison')}</span>;
  const change = absoluteChange(format, now, before, spec.unit);
  return (
    <>
      <span>
        <ChangeText now={now} before={before} spec={spec} /> {t('from', { value: format.value(before, spec.unit) })}
      </span>
      {change !== null && <span>{t('absolute', { change })}</span>}
      {!hasOwnDays(answer, measure) && (
        <span>{t('versus', { current: format.period(answer.period), comparison: format.period(answer.comparison) })}</span>
      )}
    </>
  );
}

/** A measure's total with its comparison in words, or the reason why there is no figure. */
export function MeasureCard<M extends string>({ asked, measure, to, sparkline, children }: MeasureCardProps<M>) {
  const text = useText();
  const format = useFormat();
  const reason = useMissingText();
  const { subject, answer } = asked;
  const { unit } = measureSpec(subject, measure);
  const label = text(definitionOf(subject, measure).label);
  useExportedFigure(asked, measure, label, unit);
  const missing = useMemo(() => (answer ? missingOf(answer, measure) : null), [answer, measure]);
  const unknown = missing !== null || (answer !== null && totalOf(answer, measure) === null);
  const value = answer ? totalOf(answer, measure) : null;
  const shown = answer ? format.value(unknown ? null : value, unit) : undefined;
  return (
    <KpiCard
      label={label}
      asked={[{ ...asked, leftAside: leftAsideFor(asked.leftAside ?? [], subject, measure) }]}
      info={<DefinitionButton subject={subject} measure={measure} />}
      to={to}
      value={shown}
      exact={value === null ? undefined : format.valueExact(value, unit)}
      sparkline={unknown ? undefined : sparkline}
    >
      {missing && <span>{reason(missing)}</span>}
      {answer && !unknown && !children && <Comparison answer={answer} asked={asked} measure={measure} />}
      {answer && !unknown && children && (
        <>
          {children}
          <DataDate answer={answer} measure={measure} />
        </>
      )}
      {answer && !missing && <RemarkLines answer={answer} measure={measure} />}
    </KpiCard>
  );
}
