import { MEMBER_NAMES } from '@pendapa/contracts/definitions';
import { useFilteredAnswer } from '@pendapa/filters';
import { useMessages, useText } from '@pendapa/i18n';
import { ChartPanel, DetailsPanel, MonthAmounts, usePanelWords, type ChartProps } from '@pendapa/panels';
import { toPlotValue, known, monthsIn, share, sum, useTogether } from '@pendapa/query';
import { messages } from '../../messages/up3d.ts';
import * as ask from '../../questions/arrears-up3d.ts';

const RESULTS = Object.entries(MEMBER_NAMES.result);

function Months(drawing: ChartProps<'actions', 'month' | 'result'>) {
  const text = useText();
  const { rows } = drawing.read;
  const months = monthsIn(rows);
  const found = new Map(rows.map(({ codes, current }) => [`${codes.month ?? ''} ${codes.result ?? ''}`, current.actions]));
  const parts = RESULTS.map(([result, name]) => ({
    key: result,
    label: text(name),
    figures: months.map((month) => found.get(`${month} ${result}`) ?? known(0)),
  }));
  return <MonthAmounts {...drawing} months={months} parts={parts} measure="actions" />;
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
