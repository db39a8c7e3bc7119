import { MEMBER_NAMES } from '@pendapa/contracts/definitions';
import { useMessages } from '@pendapa/i18n';
import { ChartPanel, FactCard, KpiStrip, MeasureCard, MeasureCards, PageSentence, useCardWords, usePanelWords } from '@pendapa/panels';
import { difference, directionOf, isKnown, ratio, share, sum, toPlotValue, type Figure, type Row } from '@pendapa/query';
import { messages } from '../../messages/op-trend.ts';
import * as ask from '../../questions/arrears-op-trend.ts';
import { debtorFlow } from '../../questions/owing-objects.ts';
import { FlowBars } from '../shared/flow-bars.tsx';
import { YearColumns } from '../shared/year-columns.tsx';
import { FIVE_OR_MORE, owingChange, owingYears } from './owing-years.ts';

/** How the number of objects in arrears changed from its peak, and that of long debtors beside it. */
export function OwingSentence() {
  const t = useMessages(messages);
  return (
    <PageSentence
      query={ask.yearsOwed}
      measure="objects"
      sentence={({ rows, format, formatted }) => {
        const change = owingChange(owingYears(rows));
        if (!change) return null;
        const { from, to, growth, hasLong } = change;
        const words = {
          percent: formatted.percent(Math.abs(growth)),
          year: format.year(from.year),
          count: formatted.count(to.objects),
          long: formatted.count(to.long),
          before: formatted.count(from.long),
        };
        const direction = directionOf(growth);
        const longChange = hasLong ? (toPlotValue(difference(to.long, from.long)) ?? 0) : 0;
        if (longChange === 0) return t(`sentence.${direction}`, words);
        return t(`sentence.${direction}.${longChange > 0 ? 'more' : 'less'}`, words);
      }}
    />
  );
}

/** Cards of the first part: objects in arrears, long debtors, who came, who left, who stayed. */
export function OwingKpis() {
  const t = useMessages(messages);
  return (
    <KpiStrip>
      <MeasureCard query={debtorFlow} measure="closing" />
      <FactCard
        {...useCardWords(messages, 'long')}
        query={ask.yearsOwed}
        measure="objects"
        fact={({ rows, format, formatted }) => {
          const years = owingYears(rows);
          const [before, last] = [years.at(-2), years.at(-1)];
          if (!last) return null;
          return {
            text: before ? t('long.before', { year: format.year(before.year), count: formatted.count(before.long) }) : null,
            figure: { kind: 'count', value: last.long },
          };
        }}
      />
      <FactCard
        {...useCardWords(messages, 'came')}
        query={debtorFlow}
        measure="added"
        fact={({ total, formatted }) => {
          const [added, returned] = [total('added'), total('returned')];
          const unknown = [added, returned].find((figure) => !isKnown(figure));
          return {
            text: t('came.text', { added: formatted.total('added'), returned: formatted.total('returned') }),
            figure: { kind: 'count', value: unknown ?? sum([added, returned]) },
          };
        }}
      />
      <FactCard
        {...useCardWords(messages, 'left')}
        query={debtorFlow}
        measure="cleared"
        fact={({ total }) => ({ text: t('left.text'), figure: { kind: 'count', value: total('cleared') } })}
      />
      <FactCard
        {...useCardWords(messages, 'stillOwing')}
        query={debtorFlow}
        measure="stayed"
        fact={({ total, formatted }) => ({
          text: t('stillOwing.text', { opening: formatted.total('opening') }),
          figure: { kind: 'ratio', value: ratio(total('stayed'), total('opening')) },
        })}
      />
    </KpiStrip>
  );
}

/** Cards of the details: new, returned, cleared and remaining debtors. */
export function OwingMoreKpis() {
  const t = useMessages(messages);
  return (
    <KpiStrip label={t('details.table')}>
      <MeasureCards query={debtorFlow} measures={['added', 'returned', 'cleared', 'stayed']} />
    </KpiStrip>
  );
}

const [ONE, ...MIDDLE] = Object.keys(MEMBER_NAMES.yearsOwed).filter((years) => years !== FIVE_OR_MORE);

/** Objects in arrears at the end of each year by the tax years that they owe. */
export function OwingColumns() {
  const t = useMessages(messages);
  return (
    <YearColumns
      words={usePanelWords(messages, 'columns')}
      query={ask.yearsOwed}
      measure="objects"
      stackBy="yearsOwed"
      height="small"
      parts={[
        { key: 'long', label: t('columns.long'), tone: 'bad', codes: [FIVE_OR_MORE] },
        { key: 'middle', label: t('columns.middle'), tone: 'beside', codes: MIDDLE },
        { key: 'one', label: t('columns.one'), tone: 'pale', codes: ONE === undefined ? [] : [ONE] },
      ]}
      sentence={({ rows, format, formatted }) => {
        const peak = owingYears(rows).toSorted((a, b) => b.objects - a.objects)[0];
        return peak ? t('columns.sentence', { year: format.year(peak.year), count: formatted.count(peak.objects) }) : null;
      }}
    />
  );
}

/** Objects that owe five tax years or more, by year. */
export function LongColumns() {
  const t = useMessages(messages);
  return (
    <YearColumns
      words={usePanelWords(messages, 'longYears')}
      query={ask.yearsOwed}
      measure="objects"
      stackBy="yearsOwed"
      height="small"
      parts={[{ key: 'long', label: t('columns.long'), tone: 'bad', codes: [FIVE_OR_MORE] }]}
      sentence={({ rows, formatted }) => {
        const last = owingYears(rows).at(-1);
        return t('longYears.sentence', { share: formatted.percent(last ? share(last.long, last.objects) : null) });
      }}
    />
  );
}

type FlowMeasure = (typeof ask.yearFlows.measures)[number];
type YearRow = Pick<Row<FlowMeasure, 'year'>, 'current'>;

/** Objects that are new in arrears (`added`) or back in arrears after they were cleared (`returned`). */
const inflow = ({ current }: YearRow): Figure => sum([current.added, current.returned]);

/** Objects that came into arrears upwards, those that left downwards, and the net change as a line, with events. */
export function YearFlows() {
  const t = useMessages(messages);
  return (
    <ChartPanel
      words={usePanelWords(messages, 'flow')}
      query={ask.yearFlows}
      measure="closing"
      chart={(drawing) => (
        <FlowBars
          {...drawing}
          measure="closing"
          axis={t('flow.axis')}
          hasEvents
          up={{ label: t('flow.in'), value: inflow }}
          down={{ label: t('flow.out'), value: ({ current }) => current.cleared }}
          net={{ label: t('flow.net'), value: ({ current }) => difference(current.closing, current.opening) }}
        />
      )}
    />
  );
}
