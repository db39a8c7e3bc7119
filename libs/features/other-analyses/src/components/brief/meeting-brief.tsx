import { useMainFindings } from '@pendapa/analysis';
import { BriefExport } from '@pendapa/exporting';
import { useFilteredAnswer } from '@pendapa/filters';
import { useFormat, useMessages } from '@pendapa/i18n';
import { useReader, type ExportPart } from '@pendapa/panels';
import { negate, valueOf } from '@pendapa/query';
import { onlyChart, onlyTable, onNewSheet } from './single-parts.ts';
import { taxTypes } from '../../questions/overview.ts';
import { behindPlan } from '../overview/tax-types.tsx';
import { briefTexts } from './messages.ts';

/** Parts of the brief: course of the year and taxes on the first sheet, shortfalls on the second. */
function chosen([gap, shortfalls]: readonly ExportPart[], taxTypes: string): readonly ExportPart[] {
  return [
    ...(gap ? [onlyChart(gap)] : []),
    ...(shortfalls ? [onlyTable({ ...shortfalls, title: taxTypes }), onNewSheet(onlyChart(shortfalls))] : []),
  ];
}

/** Number of cards in the brief: revenue, plan and projection. */
const FIGURES = 3;

/** Number of taxes that the meeting decides about. */
const MAX_DECISIONS = 5;

/** Findings and shortfalls, with space to write decisions. */
function useDecisions() {
  const t = useMessages(briefTexts);
  const format = useFormat();
  const result = useFilteredAnswer(taxTypes);
  const reader = useReader(result.subject);
  const findings = useMainFindings();
  return () => {
    if (!result.answer) return [];
    const { rows, name, text } = reader(result.answer, 'planVariance');
    const behind = behindPlan(rows).slice(0, MAX_DECISIONS);
    const decisionText = (row: (typeof behind)[number]): string =>
      t('decide', {
        tax: name('taxType', row),
        gap: format.value(valueOf(negate(row.current.planVariance)), 'money'),
        percent: text('planAchievement', row),
      });
    const lines = behind.length === 0 ? [t('allOnPlan')] : behind.map(decisionText);
    const found = findings.length === 0 ? [] : [{ title: t('findings'), sentence: null, chart: null, table: null, lines: findings }];
    return [
      ...found,
      { title: t('decisions'), sentence: t('decisionsText'), chart: null, table: null, lines: [...lines, t('room'), t('room')] },
    ];
  };
}

/** Brief of two A4 sheets for a meeting: state, shortfalls and decisions, with space for signatures. */
export function MeetingBrief() {
  const t = useMessages(briefTexts);
  const decisions = useDecisions();
  const choose = (parts: readonly ExportPart[]) => chosen(parts, t('taxTypes'));
  const signatures = [
    { office: t('maker'), place: '' },
    { office: t('head'), place: t('place') },
  ];
  return <BriefExport label={t('make')} title={t('title')} choose={choose} figures={FIGURES} more={decisions} signatures={signatures} />;
}
