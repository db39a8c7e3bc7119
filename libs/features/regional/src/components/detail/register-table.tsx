import { AnswerState, AnswerTable, totalOf, useColumns, useMeasureName, useMoneyMeasure } from '@pendapa/analysis';
import { CHART_HEIGHTS } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { Panel } from '@pendapa/ui-layout';
import { messages } from '../../messages/detailed.ts';
import { useRegisters, type Registers } from './questions.ts';
import { RegisterGaps } from './register-gaps.tsx';
import { useRegionRows, type NamedRow } from './use-region-rows.ts';

const HEIGHT = CHART_HEIGHTS.medium;

function Rows({ registers }: { readonly registers: Registers }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMeasureName();
  const money = useMoneyMeasure();
  const rows = useRegionRows(registers);
  const columns = useColumns<NamedRow>(rows);
  const revenue = registers.revenue.answer;
  const objects = registers.objects.answer;
  const assessments = registers.assessments.answer;
  const arrears = registers.arrears.answer;
  return (
    <AnswerTable
      caption={t('table.caption', { period: revenue ? format.period(revenue.period) : '' })}
      rows={rows}
      rowKey={({ group, code }) => `${group} ${code}`}
      maxHeight={CHART_HEIGHTS.large}
      columns={[
        columns.name({ key: 'region', header: t('region'), text: (row) => row.name }),
        columns.money({
          key: 'money',
          header: name('revenue', money),
          value: (row) => row.in(revenue, money),
          total: revenue ? totalOf(revenue, money) : undefined,
        }),
        columns.count({
          key: 'registered',
          header: name('objects', 'registered'),
          value: (row) => row.in(objects, 'registered'),
          total: objects ? totalOf(objects, 'registered') : undefined,
        }),
        columns.money({
          key: 'netDue',
          header: name('assessments', 'netDue'),
          value: (row) => row.in(assessments, 'netDue'),
          total: assessments ? totalOf(assessments, 'netDue') : undefined,
        }),
        columns.money({
          key: 'paid',
          header: name('assessments', 'paid'),
          value: (row) => row.in(assessments, 'paid'),
          total: assessments ? totalOf(assessments, 'paid') : undefined,
        }),
        columns.percent({
          key: 'realisationRate',
          header: name('assessments', 'realisationRate'),
          value: (row) => row.in(assessments, 'realisationRate'),
          total: assessments ? totalOf(assessments, 'realisationRate') : undefined,
        }),
        columns.money({
          key: 'arrears',
          header: name('arrears', 'total'),
          value: (row) => row.in(arrears, 'total'),
          total: arrears ? totalOf(arrears, 'total') : undefined,
        }),
        columns.count({
          key: 'inArrears',
          header: name('arrears', 'objects'),
          value: (row) => row.in(arrears, 'objects'),
          total: arrears ? totalOf(arrears, 'objects') : undefined,
        }),
        columns.money({
          key: 'averageBase',
          header: name('objects', 'averageBase'),
          value: (row) => row.in(objects, 'averageBase'),
          total: objects ? totalOf(objects, 'averageBase') : undefined,
        }),
      ]}
    />
  );
}

/** Everything known of every region, for the meeting with districts and wards. */
export function RegisterTable() {
  const t = useMessages(messages);
  const registers = useRegisters();
  return (
    <Panel title={t('table.title')} height={HEIGHT}>
      <AnswerState asked={registers.revenue} measure={useMoneyMeasure()} height={HEIGHT}>
        {() => (
          <>
            <RegisterGaps registers={registers} />
            <Rows registers={registers} />
          </>
        )}
      </AnswerState>
    </Panel>
  );
}
