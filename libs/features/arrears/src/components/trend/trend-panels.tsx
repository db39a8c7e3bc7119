import { MEMBER_NAMES } from '@pendapa/contracts/definitions';
import { useFilteredAnswer } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import {
  ChartPanel,
  FactCard,
  KpiStrip,
  MeasureCard,
  MeasureCards,
  PageSentence,
  useCardWords,
  usePanelWords,
  WaterfallPanel,
  type TotalStep,
} from '@pendapa/panels';
import { difference, isKnown, isNothing, rowsOf, sum, toPlotValue, useTogether, type Figure } from '@pendapa/query';
import { messages } from '../../messages/trend.ts';
import * as ask from '../../questions/arrears-trend.ts';
import { FlowBars } from '../shared/flow-bars.tsx';
import { YearColumns } from '../shared/year-columns.tsx';
import { growsEveryYear, OLD, oldArrears } from './old-arrears.ts';

/** Ratio: a smaller change of the share of old arrears is no finding. */
const MIN_CHANGE = 0.01;

/** How the share of arrears of five years and over changed; without that, by what the principal changed. */
export function TrendSentence() {
  const t = useMessages(messages);
  const { flow, ages } = useTogether({ flow: useFilteredAnswer(ask.flow), ages: useFilteredAnswer(ask.yearPrincipals) });
  const years = ages.answer ? oldArrears(rowsOf(ages.answer)) : [];
  const [first, last] = [years.at(0), years.at(-1)];
  return (
    <PageSentence
      query={flow}
      measure="closing"
      sentence={({ total, format, formatted }) => {
        if (first && last && Math.abs(last.share - first.share) >= MIN_CHANGE) {
          return t(last.share > first.share ? 'old.rises' : 'old.falls', {
            before: formatted.percent(first.share),
            year: format.year(first.year),
            share: formatted.percent(last.share),
            amount: formatted.money(last.amount),
          });
        }
        const change = toPlotValue(difference(total('closing'), total('opening')));
        if (change === null) return null;
        const by = { collected: formatted.total('collected'), writtenOff: formatted.total('writtenOff') };
        return t(change < 0 ? 'flow.shrinks' : 'flow.grows', by);
      }}
    />
  );
}

/** Cards of the first part: principal, its part of five years and over, what came and what was collected. */
export function TrendKpis() {
  const t = useMessages(messages);
  return (
    <KpiStrip>
      <MeasureCard query={ask.flow} measure="closing" />
      <FactCard
        {...useCardWords(messages, 'oldCard')}
        query={ask.yearPrincipals}
        measure="principal"
        fact={({ rows, formatted }) => {
          const last = oldArrears(rows).at(-1);
          if (!last) return null;
          return {
            text: t('oldCard.share', { share: formatted.percent(last.share) }),
            figure: { kind: 'money', value: last.amount },
          };
        }}
      />
      <MeasureCards query={ask.flow} measures={['added', 'collected', 'recoveryRate']} />
    </KpiStrip>
  );
}

/** Cards of the details: what was written off, and whether the movements agree with the ledger. */
export function TrendMoreKpis() {
  const t = useMessages(messages);
  return (
    <KpiStrip label={t('details.table')}>
      <MeasureCard query={ask.flow} measure="writtenOff" />
      <FactCard
        {...useCardWords(messages, 'check.title')}
        query={ask.flow}
        measure="difference"
        fact={({ total, figureText, figureTextExact }) => {
          const gap = total('difference');
          if (isNothing(gap)) return { value: t('check.agrees'), text: t('check.text') };
          if (!isKnown(gap)) return { figure: { kind: 'money', value: gap } };
          return { value: figureText(gap, 'money'), exact: figureTextExact(gap, 'money'), text: t('check.differs') };
        }}
      />
    </KpiStrip>
  );
}

/** Pixels: columns and steps side by side are equally high. */
const FIRST_HEIGHT = 270;
const [YOUNG, ...MIDDLE] = Object.keys(MEMBER_NAMES.ageBand).filter((band) => band !== OLD);

/** Principal at the end of each year: five years and over in red below the younger ones. */
export function OldArrearsColumns() {
  const t = useMessages(messages);
  return (
    <YearColumns
      words={usePanelWords(messages, 'old')}
      query={ask.yearPrincipals}
      measure="principal"
      stackBy="ageBand"
      height={FIRST_HEIGHT}
      parts={[
        { key: 'old', label: t('old.old'), tone: 'bad', codes: [OLD] },
        { key: 'middle', label: t('old.middle'), tone: 'beside', codes: MIDDLE },
        { key: 'young', label: t('old.young'), tone: 'pale', codes: YOUNG === undefined ? [] : [YOUNG] },
      ]}
      sentence={({ rows }) => {
        const years = oldArrears(rows);
        const [before, last] = years.slice(-2).map(({ amount }) => toPlotValue(amount) ?? 0);
        if (before === undefined || last === undefined) return null;
        if (growsEveryYear(years)) return t('old.everyYear');
        if (last === before) return null;
        return t(last > before ? 'old.more' : 'old.less');
      }}
    />
  );
}

/** A difference between movements and ledger is a step of its own, so that the last bar equals the ledger. */
const STEPS: readonly TotalStep<(typeof ask.flow.measures)[number]>[] = [
  { key: 'opening', kind: 'total' },
  { key: 'added', kind: 'added', tone: 'bad' },
  { key: 'collected', kind: 'subtracted', tone: 'good' },
  { key: 'writtenOff', kind: 'subtracted' },
  { key: 'adjusted', kind: 'added' },
  { key: 'difference', kind: 'added', tone: 'bad', omitIfZero: true },
  { key: 'closing', kind: 'total' },
];

const negativePart = (figure: Figure): number => Math.max(0, -(toPlotValue(figure) ?? 0));

/** From the opening to the closing principal. */
export function FlowSteps() {
  const t = useMessages(messages);
  return (
    <WaterfallPanel
      words={usePanelWords(messages, 'flow')}
      query={ask.flow}
      measure="closing"
      height={FIRST_HEIGHT}
      steps={STEPS}
      sentence={({ total, formatted }) => {
        const [paid, off] = [toPlotValue(total('collected')), toPlotValue(total('writtenOff'))];
        if (paid === null || off === null || !isKnown(total('adjusted'))) return null;
        const all = paid + off + negativePart(total('adjusted'));
        return t('flow.sentence', { share: formatted.percent(all > 0 ? paid / all : null, 0) });
      }}
    />
  );
}

/** New principal against what was paid or written off, by year. */
export function YearMovements() {
  const t = useMessages(messages);
  return (
    <ChartPanel
      words={usePanelWords(messages, 'years')}
      query={ask.yearFlows}
      measure="closing"
      height="small"
      sentence={({ rows }) => {
        const known = rows.filter(({ current }) => isKnown(current.added) && isKnown(current.collected));
        const more = known.filter(({ current }) => (toPlotValue(difference(current.added, current.collected)) ?? 0) > 0);
        return known.length < 2 ? null : t('years.sentence', { count: more.length, all: String(known.length) });
      }}
      chart={(drawing) => (
        <FlowBars
          {...drawing}
          measure="closing"
          axis={t('years.axis')}
          up={{ label: drawing.read.label('added'), value: ({ current }) => current.added }}
          down={{ label: t('years.out'), value: ({ current }) => sum([current.collected, current.writtenOff]) }}
          net={{ label: t('years.net'), value: ({ current }) => difference(current.closing, current.opening) }}
        />
      )}
    />
  );
}
