import { ChartPanel, lastDayOf, share, unfinishedMonth, useNarrow, usePanelWords, type Drawing, type Row } from '@pendapa/analysis';
import { divergingScale, HeatTable } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/targets.ts';
import { useTaxMonths, type Monthly } from './questions.ts';

/** The plan of the month is the middle; each class is ten points wide, on every filter. */
const SCALE = divergingScale(1, 0.1);

type Cell = Row<Monthly, 'taxType' | 'month'>;
const ofPlan = (cell: Cell | undefined): number | null => (cell ? share(cell.current.realised, cell.current.plan) : null);

function Heat({ read, ...frame }: Drawing<Monthly, 'taxType' | 'month'>) {
  const t = useMessages(messages);
  const format = useFormat();
  const months = [...new Set(read.rows.flatMap(({ codes }) => codes.month ?? []))].sort();
  const taxes = [...new Map(read.rows.map((row) => [row.codes.taxType, read.name('taxType', row)]))];
  const cells = new Map(read.rows.map((row) => [`${row.codes.taxType} ${row.codes.month}`, row]));
  const open = unfinishedMonth(months, lastDayOf(read.answer));
  const at = (tax: string | null, column: number) => cells.get(`${tax} ${months[column]}`);
  return (
    <HeatTable
      {...frame}
      columns={months.map((month, index) => ({ key: month, label: format.monthName(month), unfinished: index === open }))}
      rows={taxes.map(([tax, label]) => ({
        ...{ key: tax ?? '', label, values: months.map((_, column) => ofPlan(at(tax, column))) },
        exact: (column) => {
          const cell = at(tax, column);
          return t('heat.exact', {
            realised: format.valueExact(cell?.current.realised ?? null, 'money'),
            plan: format.valueExact(cell?.current.plan ?? null, 'money'),
            percent: format.percent(ofPlan(cell), 2),
          });
        },
      }))}
      scale={SCALE}
      words={(value) => format.percent(value, 0)}
      onSelect={useNarrow()('tax')}
    />
  );
}

/** For which tax and when the plan of the month was missed. */
export function TaxMonthHeat() {
  const t = useMessages(messages);
  return (
    <ChartPanel
      words={usePanelWords(messages, 'heat')}
      asked={useTaxMonths()}
      measure="realised"
      height="large"
      chart={(drawing) => <Heat {...drawing} />}
      columns={({ by, of, make }) => [
        by('taxType'),
        by('month'),
        of('plan'),
        of('realised'),
        make.percent({ key: 'ratio', header: t('ofPlan'), value: ofPlan }),
      ]}
    />
  );
}
