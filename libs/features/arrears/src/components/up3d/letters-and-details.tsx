import { StackedMonths } from '@pendapa/charts';
import { MEMBER_NAMES } from '@pendapa/contracts/definitions';
import { useFilteredAnswer, useMonthSpan } from '@pendapa/filters';
import { useMessages, useText } from '@pendapa/i18n';
import { axisTitle, ChartPanel, DetailsPanel, MarkedChart, usePanelWords, type ChartProps } from '@pendapa/panels';
import { toPlotValue, known, largestAbsolute, lastDayOf, monthsIn, share, sum, useTogether } from '@pendapa/query';
import { messages } from '../../messages/up3d.ts';
import * as ask from '../../questions/arrears-up3d.ts';

const RESULTS = Object.entries(MEMBER_NAMES.result);

function Months({ read: { rows, answer, label, format, figureText }, description, height }: ChartProps<'actions', 'month' | 'result'>) {
  const text = useText();
  const months = monthsIn(rows);
  const { moments, unfinished } = useMonthSpan()(lastDayOf(answer), months);
  const found = new Map(rows.map(({ codes, current }) => [`${codes.month ?? ''} ${codes.result ?? ''}`, current.actions]));
  const parts = RESULTS.map(([result, name]) => {
    const values = months.map((month) => found.get(`${month} ${result}`) ?? known(0));
    return {
      key: result,
      label: text(name),
      values: values.map(toPlotValue),
      exact: (at: number) => figureText(values[at] ?? null, 'count'),
    };
  });
  const scale = format.countAxis(largestAbsolute(months.map((_, at) => parts.reduce((sum, { values }) => sum + (values[at] ?? 0), 0))));
  return (
    <MarkedChart moments={months} height={height}>
      {(frame) => (
        <StackedMonths
          {...frame}
          moments={moments}
          parts={parts}
          axis={{ title: axisTitle(label('actions'), scale.unitLabel), tick: scale.tick }}
          unfinished={unfinished}
          description={description}
        />
      )}
    </MarkedChart>
  );
}

/** Letters by month of issue, with their results up to the data date. */
export function LetterMonths() {
  const t = useMessages(messages);
  return (
    <ChartPanel
      words={usePanelWords(messages, 'letters')}
      query={ask.letters}
      measure="actions"
      height="small"
      sentence={({ rows, total, formatted }) => {
        const paid = sum([0, ...rows.filter(({ codes }) => codes.result === 'paid').map(({ current }) => current.actions)]);
        return t('letters.sentence', { count: toPlotValue(total('actions')), share: formatted.percent(share(paid, total('actions'))) });
      }}
      chart={(drawing) => <Months {...drawing} />}
    />
  );
}

/** Details tables by unit: balance and collection, then letters and overdue steps. */
export function UnitDetails() {
  const results = {
    units: useFilteredAnswer(ask.unitPursuit),
    flows: useFilteredAnswer(ask.unitFlows),
    lapsing: useFilteredAnswer(ask.lapsing),
  };
  const { units, flows, lapsing } = useTogether(results);
  return (
    <>
      <DetailsPanel
        words={usePanelWords(messages, 'flows')}
        query={units}
        measure="total"
        columns={({ dimensionColumn, measureColumn, joinedColumn }) => [
          dimensionColumn('unit'),
          measureColumn('total'),
          joinedColumn(lapsing, 'unit', 'expiring'),
          ...ask.FLOW_MEASURES.map((measure) => joinedColumn(flows, 'unit', measure)),
        ]}
      />
      <DetailsPanel
        words={usePanelWords(messages, 'table')}
        query={units}
        measure="total"
        columns={({ dimensionColumn, measureColumn }) => [
          dimensionColumn('unit'),
          ...ask.PURSUIT_MEASURES.map((measure) => measureColumn(measure)),
        ]}
      />
    </>
  );
}
