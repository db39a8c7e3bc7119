import { DefinitionButton, drawn, KpiCard, KpiStrip, MeasureCard, PlanStatus, TargetBar, totalOf } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages as targets } from '../../messages/targets.ts';
import { messages } from '../../messages/target-units.ts';
import { usePaceOfUnit } from './questions.ts';

/** Where one unit stands, and what each working day that is left has to bring. */
export function OwnKpis({ code, name }: { readonly code: string; readonly name: string }) {
  const t = useMessages(messages);
  const words = useMessages(targets);
  const format = useFormat();
  const { toDate, weeks, needed, lately, days, latelyDays, until, holidaysKnown } = usePaceOfUnit(code);
  const { answer } = toDate;
  const ratio = answer && drawn(totalOf(answer, 'planAchievement'));
  const ofTarget = answer && totalOf(answer, 'target');
  const came = answer && totalOf(answer, 'realisedToDate');
  const achieved = ofTarget === null || came === null || Number(ofTarget) === 0 ? null : Number(came) / Number(ofTarget);
  const known = answer !== null && until !== null;
  return (
    <KpiStrip label={t('own.kpis', { unit: name })}>
      <MeasureCard asked={toDate} measure="realisedToDate" mark={<TargetBar ratio={achieved} />}>
        <span>{words('kpi.ofTarget', { percent: format.percent(achieved) })}</span>
      </MeasureCard>
      <MeasureCard asked={toDate} measure="planVariance">
        <span>
          <PlanStatus ratio={ratio} /> {words('kpi.ofPlan', { percent: format.percent(ratio) })}
        </span>
      </MeasureCard>
      <MeasureCard asked={toDate} measure="remaining" />
      <KpiCard
        label={words('kpi.needed')}
        asked={[toDate, weeks]}
        info={<DefinitionButton subject="achievement" measure="remaining" />}
        value={known ? (needed === null ? '-' : format.money(needed)) : undefined}
        exact={needed === null ? undefined : format.moneyExact(needed)}
      >
        {known && (
          <span>{words(holidaysKnown ? 'kpi.neededText' : 'kpi.neededNoCalendar', { count: days, date: format.date(until) })}</span>
        )}
        {lately !== null && <span>{words('kpi.lately', { amount: format.money(lately), count: latelyDays })}</span>}
      </KpiCard>
    </KpiStrip>
  );
}
