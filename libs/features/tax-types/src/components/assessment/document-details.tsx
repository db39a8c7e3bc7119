import { TablePanel, AnswerTable, rowsOf, totalOf, useColumns, useMemberName, type Row } from '@pendapa/analysis';
import { CHART_HEIGHTS } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/assessment.ts';
import { messages as shared } from '../../messages/shared.ts';
import { useDocuments, type DetailAnswer, type DetailMeasure } from './questions.ts';

const HEIGHT = CHART_HEIGHTS.large;
type DocumentRow = Row<DetailMeasure, 'document' | 'taxType'>;

function DocumentTable({ answer }: { readonly answer: DetailAnswer }) {
  const t = useMessages(messages);
  const words = useMessages(shared);
  const format = useFormat();
  const name = useMemberName();
  const rows = rowsOf(answer);
  const columns = useColumns<DocumentRow>(rows);
  const money = (key: 'gross' | 'penalty' | 'netDue' | 'paid' | 'outstanding') =>
    columns.money({ key, header: t(`table.${key}`), value: ({ current }) => current[key], total: totalOf(answer, key) });
  const days = totalOf(answer, 'daysToPay');
  return (
    <AnswerTable
      caption={t('table.caption', { period: format.period(answer.period) })}
      rows={rows}
      rowKey={({ codes }) => `${codes.document} ${codes.taxType}`}
      maxHeight={HEIGHT}
      columns={[
        columns.name({ key: 'document', header: t('document'), text: ({ codes }) => name(answer, 'document', codes.document) }),
        columns.name({ key: 'taxType', header: words('taxType'), text: ({ codes }) => name(answer, 'taxType', codes.taxType) }),
        columns.count({
          key: 'issued',
          header: t('table.issued'),
          value: ({ current }) => current.issued,
          total: totalOf(answer, 'issued'),
        }),
        money('gross'),
        money('penalty'),
        money('netDue'),
        money('paid'),
        money('outstanding'),
        columns.percent({
          key: 'rate',
          header: t('table.rate'),
          value: ({ current }) => current.realisationRate,
          total: totalOf(answer, 'realisationRate'),
        }),
        {
          key: 'days',
          kind: 'number',
          header: t('table.days'),
          cell: ({ current }) => format.value(current.daysToPay, 'decimal'),
          sortBy: ({ current }) => current.daysToPay,
          total: format.value(days, 'decimal'),
          file: { label: t('table.days'), kind: 'decimal', value: ({ current }) => current.daysToPay, total: days },
        },
      ]}
    />
  );
}

/** The proof: every document of every tax type with its figures. */
export function DocumentDetails() {
  const t = useMessages(messages);
  return (
    <TablePanel title={t('table.title')} asked={useDocuments()} measure="issued" height={HEIGHT}>
      {(answer) => <DocumentTable answer={answer} />}
    </TablePanel>
  );
}
