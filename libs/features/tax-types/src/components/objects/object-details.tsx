import Typography from '@mui/material/Typography';
import { TablePanel, AnswerTable, rowsOf, totalOf, useColumns, useMemberName, type AnswerTo, type Row } from '@pendapa/analysis';
import { CHART_HEIGHTS } from '@pendapa/charts';
import type { Value } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/objects.ts';
import { useTypeUnitsWithRevenue, type FlowMeasure, type PerObject, type StateMeasure } from './questions.ts';
import { standingOf } from './standing.ts';

const HEIGHT = CHART_HEIGHTS.large;
type Measure = StateMeasure | FlowMeasure | 'updateAge';
type DetailRow = Row<Measure, 'taxType' | 'unit'>;

const wholeDays = (days: Value): Value => (days === null ? null : Math.round(Number(days)));

/** What an object of the row brought; null where nothing came in or objects are not known. */
function perObjectOf(answer: PerObject): (row: DetailRow) => Value {
  const known = new Map(
    answer ? rowsOf(answer).map(({ codes, current }) => [`${codes.taxType} ${codes.unit}`, current.amountPerObject]) : [],
  );
  return ({ codes }) => known.get(`${codes.taxType} ${codes.unit}`) ?? null;
}

interface DetailTableProps {
  readonly answer: AnswerTo<Measure, 'taxType' | 'unit'>;
  readonly perObject: PerObject;
}

function DetailTable({ answer, perObject }: DetailTableProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const rows = rowsOf(answer);
  const columns = useColumns<DetailRow>(rows);
  const count = (key: Exclude<Measure, 'payingObjects' | 'payingRatio' | 'updateAge'>) =>
    columns.count({ key, header: t(key), value: ({ current }) => current[key], total: totalOf(answer, key) });
  return (
    <AnswerTable
      caption={t('table.caption', { period: format.period(answer.period) })}
      rows={rows}
      rowKey={({ codes }) => `${codes.taxType} ${codes.unit}`}
      maxHeight={HEIGHT}
      columns={[
        columns.name({ key: 'taxType', header: t('taxType'), text: ({ codes }) => name(answer, 'taxType', codes.taxType) }),
        columns.name({ key: 'unit', header: t('unit'), text: ({ codes }) => name(answer, 'unit', codes.unit) }),
        count('registered'),
        count('suspended'),
        count('opened'),
        count('closed'),
        count('net'),
        columns.count({
          key: 'paying',
          header: t('paying'),
          value: ({ current }) => current.payingObjects,
          total: totalOf(answer, 'payingObjects'),
        }),
        columns.count({ key: 'unpaid', header: t('unpaid'), value: ({ current }) => standingOf(current)?.unpaid ?? null }),
        columns.percent({
          key: 'ratio',
          header: t('payRatio'),
          value: ({ current }) => current.payingRatio,
          total: totalOf(answer, 'payingRatio'),
        }),
        columns.money({ key: 'perObject', header: t('perObject'), value: perObjectOf(perObject) }),
        columns.count({
          key: 'age',
          header: t('age'),
          value: ({ current }) => wholeDays(current.updateAge),
          total: wholeDays(totalOf(answer, 'updateAge')),
        }),
      ]}
    />
  );
}

/** The proof: every tax type in every unit. */
export function ObjectDetails() {
  const t = useMessages(messages);
  const { units, perObject } = useTypeUnitsWithRevenue();
  return (
    <TablePanel title={t('table.title')} asked={units} measure="registered" height={HEIGHT}>
      {(answer) => (
        <>
          <DetailTable answer={answer} perObject={perObject} />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {t(totalOf(answer, 'updateAge') === null ? 'age.unknown' : 'age.note')}
          </Typography>
        </>
      )}
    </TablePanel>
  );
}
