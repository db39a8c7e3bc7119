import { AnswerRows, ChartPanel, DetailsPanel, drawn, share, useNarrow, usePanelWords, type Drawing, type Row } from '@pendapa/analysis';
import { RankedBars } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/op-tax-type.ts';
import { useTaxes, type StateMeasure } from './questions.ts';

type TaxRow = Row<StateMeasure, 'taxType'>;
type TaxDrawing = Drawing<StateMeasure, 'taxType'>;

const ROW_HEIGHT = 46;

function Shares({ read, description, height }: TaxDrawing) {
  const t = useMessages(messages);
  const format = useFormat();
  const { registered } = useTaxes();
  const shareOf = ({ codes, current }: TaxRow) => share(current.objects, registered(codes.taxType));
  const rows = [...read.rows].sort((a, b) => Number(shareOf(b) ?? -1) - Number(shareOf(a) ?? -1));
  const bars = rows.map((row) => ({
    ...read.bar('taxType', 'objects', row),
    value: drawn(shareOf(row)),
    text: format.percent(shareOf(row)),
    exact: format.percent(shareOf(row), 2),
    detail: t('share.detail', { count: read.text('objects', row), all: format.value(registered(row.codes.taxType), 'count') }),
  }));
  return <RankedBars bars={bars} description={description} onSelect={useNarrow()('tax')} first={Math.floor(height / ROW_HEIGHT)} />;
}

function TaxRows(drawing: TaxDrawing) {
  const t = useMessages(messages);
  const { registered, allRegistered } = useTaxes();
  const { read } = drawing;
  return (
    <AnswerRows
      {...drawing}
      columns={({ by, of, make }) => [
        by('taxType'),
        of('objects'),
        make.count({
          key: 'registered',
          header: t('share.registered'),
          value: ({ codes }) => registered(codes.taxType),
          total: allRegistered,
        }),
        make.percent({
          key: 'share',
          header: t('share.card'),
          value: ({ codes, current }) => share(current.objects, registered(codes.taxType)),
          total: share(read.total('objects'), allRegistered),
        }),
        of('total'),
        of('averagePerObject'),
      ]}
    />
  );
}

/** In which taxes owing is common; a click goes into one. */
export const TaxShares = () => (
  <ChartPanel
    words={usePanelWords(messages, 'share')}
    asked={useTaxes().asked}
    measure="objects"
    height="small"
    chart={(drawing) => <Shares {...drawing} />}
    table={(drawing) => <TaxRows {...drawing} />}
  />
);

/** The proof: every tax with who owes, of how many, and how much. */
export const TaxObjects = () => (
  <DetailsPanel
    words={usePanelWords(messages, 'table')}
    asked={useTaxes().asked}
    measure="objects"
    table={(drawing) => <TaxRows {...drawing} />}
  />
);
