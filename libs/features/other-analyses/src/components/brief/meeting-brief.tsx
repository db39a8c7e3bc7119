import {
  drawn,
  negated,
  onlyChart,
  onlyTable,
  onNewSheet,
  useFilteredAnswer,
  useMainFindings,
  useReader,
  valueOf,
  type ExportPart,
} from '@pendapa/analysis';
import { BriefExport } from '@pendapa/exporting';
import { useFormat, useMessages } from '@pendapa/i18n';
import { taxTypes } from '../../questions/overview.ts';
import { behindPlan } from '../overview/tax-types.tsx';
import { briefTexts } from './messages.ts';

/** On the first sheet the state: the course of the year and the tax types; on the second what falls short. */
function chosen([gap, shortfalls]: readonly ExportPart[], taxTypes: string): readonly ExportPart[] {
  return [
    ...(gap ? [onlyChart(gap)] : []),
    ...(shortfalls ? [onlyTable({ ...shortfalls, title: taxTypes }), onNewSheet(onlyChart(shortfalls))] : []),
  ];
}

/** Where the year stands against target and plan; the others of the page are other meetings'. */
const FIGURES = 4;

/** Taxes that the meeting has to decide about. */
const DECIDED = 5;

/** What was found in the data, and what falls short by how much, with room for what is decided about it. */
function useDecisions() {
  const t = useMessages(briefTexts);
  const format = useFormat();
  const asked = useFilteredAnswer(taxTypes);
  const reader = useReader(asked.subject);
  const findings = useMainFindings();
  return () => {
    if (!asked.answer) return [];
    const { rows, name } = reader(asked.answer, 'planVariance');
    const behind = behindPlan(rows).slice(0, DECIDED);
    const line = (row: (typeof behind)[number]): string =>
      t('decide', {
        tax: name('taxType', row),
        gap: format.value(valueOf(negated(row.current.planVariance)), 'money'),
        percent: format.percent(drawn(row.current.planAchievement)),
      });
    const lines = behind.length === 0 ? [t('allOnPlan')] : behind.map(line);
    const found = findings.length === 0 ? [] : [{ title: t('findings'), sentence: null, chart: null, table: null, lines: findings }];
    return [
      ...found,
      { title: t('decisions'), sentence: t('decisionsText'), chart: null, table: null, lines: [...lines, t('room'), t('room')] },
    ];
  };
}

/** The overview on two sheets of A4: what is the state, what falls short and what is to be decided; to be signed. */
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
