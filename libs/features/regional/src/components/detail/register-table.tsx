import { CHART_HEIGHTS } from '@pendapa/charts';
import type { MeasureOf, SubjectKey } from '@pendapa/contracts';
import { levelsIn, useMoneyMeasure } from '@pendapa/filters';
import { useFormat, useMessages } from '@pendapa/i18n';
import { AnswerTable, TablePanel, useColumns, useMeasureName } from '@pendapa/panels';
import { isKnown, known, missing, NO_ROWS, totalOf, type Figure, type QueryResult, type RegionLevel } from '@pendapa/query';
import { messages } from '../../messages/detailed.ts';
import { hasUnplaced } from './joined-rows.ts';
import { RegisterGaps, useRegionRows, useRegisters, type NamedRow, type Registers } from './registers.tsx';

function Rows({ registers }: { readonly registers: Registers }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMeasureName();
  const money = useMoneyMeasure();
  const rows = useRegionRows(registers);
  const columns = useColumns<NamedRow>();
  const { revenue, objects, assessments, arrears } = registers;
  /** Column of a measure of one of the joined answers: name, value of a row, total. */
  const of = <S extends SubjectKey, M extends MeasureOf<S> & string>(subject: S, { answer }: QueryResult<M, RegionLevel>, measure: M) => ({
    key: `${subject} ${measure}`,
    header: name(subject, measure),
    value: (row: NamedRow) => row.in(answer, measure),
    total: answer ? totalOf(answer, measure) : undefined,
  });
  /** A region without a row has no arrears, if the total is known and no arrears lack their region. */
  const owed = (measure: 'total' | 'objects') => {
    const column = of('arrears', arrears, measure);
    const { answer } = arrears;
    const isRecorded = answer !== null && isKnown(totalOf(answer, measure));
    const noneOf = (row: NamedRow): Figure => {
      if (!isRecorded) return missing(NO_ROWS);
      return hasUnplaced(answer, measure, row.group, levelsIn(answer)) ? missing({ state: 'unknown' }) : known(0);
    };
    return { ...column, value: (row: NamedRow) => row.in(answer, measure, noneOf(row)) };
  };
  return (
    <AnswerTable
      caption={t('table.caption', { period: revenue.answer ? format.period(revenue.answer.period) : '' })}
      rows={rows}
      rowKey={({ group, code }) => `${group} ${code}`}
      columns={[
        columns.name({ key: 'region', header: t('region'), text: (row) => row.name }),
        columns.money(of('revenue', revenue, money)),
        columns.count(of('objects', objects, 'registered')),
        columns.money(of('assessments', assessments, 'netDue')),
        columns.money(of('assessments', assessments, 'paid')),
        columns.percent(of('assessments', assessments, 'realisationRate')),
        columns.money(owed('total')),
        columns.count(owed('objects')),
        columns.money(of('objects', objects, 'averageBase')),
      ]}
    />
  );
}

/** Details table with all measures of every region. */
export function RegisterTable() {
  const t = useMessages(messages);
  const registers = useRegisters();
  return (
    <TablePanel title={t('table.title')} result={registers.revenue} measure={useMoneyMeasure()} height={CHART_HEIGHTS.medium}>
      {() => (
        <>
          <RegisterGaps registers={registers} />
          <Rows registers={registers} />
        </>
      )}
    </TablePanel>
  );
}
