import { fiscalYearOf } from '@pendapa/contracts';
import { useFilteredAnswer, useFilters } from '@pendapa/filters';
import { useFormat, useMessages } from '@pendapa/i18n';
import { KpiStrip, MeasureCard, PageSentence } from '@pendapa/panels';
import { difference, toPlotValue, isNothing, totalOf, useReferences, type AnswerTo } from '@pendapa/query';
import { messages } from '../../messages/targets.ts';
import * as ask from '../../questions/targets.ts';
import { PaceCards, usePace } from '../shared/pace.tsx';

/** Names the target version in force and its first day; null for a year without targets. */
function useVersionWords(): (answer: AnswerTo<(typeof ask.toDate.measures)[number]>) => string | null {
  const t = useMessages(messages);
  const format = useFormat();
  const versions = useReferences()?.targetVersions ?? [];
  const firstMonth = useFilters().date?.firstMonth ?? 1;
  return (answer) => {
    const isRevised = isNothing(difference(totalOf(answer, 'target'), totalOf(answer, 'targetApbdp')));
    const version = isRevised ? 'apbdp' : 'apbd';
    const year = fiscalYearOf(answer.period.to, firstMonth);
    const known = versions.findLast((one) => one.year === year && one.version === version);
    return known ? t('kpi.version', { version: t(version), date: format.date(known.effectiveFrom) }) : null;
  };
}

/** Compares the amount needed per working day with the recent one; for a complete year says how it ended. */
export function TargetSentence() {
  const t = useMessages(messages);
  const { toDate, loading, needed, lately } = usePace(ask.toDate, ask.lastFourWeeks);
  return (
    <PageSentence
      query={toDate}
      measure="realisedToDate"
      sentence={({ total, formatted }) => {
        const ratio = toPlotValue(total('achievement'));
        const percent = formatted.percent(ratio);
        if (ratio === null) return t('sentence.noTarget', { amount: formatted.total('realisedToDate') });
        if (ratio >= 1) return t('sentence.reached', { percent });
        if (loading) return null;
        if (needed === null || lately === null) return t('sentence.ended', { percent });
        const words = { needed: formatted.money(needed), lately: formatted.money(lately) };
        return t(BigInt(needed) > BigInt(lately) ? 'sentence.more' : 'sentence.enough', words);
      }}
    />
  );
}

/** Cards: amount per working day, realised revenue, remaining amount, and target with version. */
export function TargetKpis() {
  const version = useVersionWords();
  const result = useFilteredAnswer(ask.toDate);
  return (
    <KpiStrip>
      <PaceCards pace={usePace(ask.toDate, ask.lastFourWeeks)} />
      <MeasureCard query={result} measure="target">
        <span>{result.answer && version(result.answer)}</span>
      </MeasureCard>
    </KpiStrip>
  );
}
