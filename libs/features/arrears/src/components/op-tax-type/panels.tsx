import { besides, ChartPanel, DetailsPanel, drawn, PointsPanel, share, useNarrow, usePanelWords, type Drawing } from '@pendapa/analysis';
import { RankedBars } from '@pendapa/charts';
import { MEMBER_NAMES } from '@pendapa/contracts/definitions';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/op-tax-type.ts';
import { PiledBars } from '../shared/piled-bars.tsx';
import { ShareRows } from '../shared/share-rows.tsx';
import { useTaxes, useTaxYears, type StateMeasure } from './questions.ts';

type TaxDrawing = Drawing<StateMeasure, 'taxType'>;

function Shares({ read, description, height }: TaxDrawing) {
  const t = useMessages(messages);
  const { format } = read;
  const registered = besides(useTaxes().registered.answer, 'taxType', 'registered');
  const rows = read.rows.map((row) => ({ row, part: share(row.current.objects, registered.value(row)) }));
  const bars = rows
    .sort((a, b) => (b.part ?? -1) - (a.part ?? -1))
    .map(({ row, part }) => ({
      ...read.bar('taxType', 'objects', row),
      value: drawn(part),
      text: format.percent(part),
      exact: format.percent(part, 2),
      detail: t('share.detail', { count: read.text('objects', row), all: format.value(registered.value(row), 'count') }),
    }));
  return <RankedBars bars={bars} description={description} onSelect={useNarrow()('tax')} room={height} />;
}

const TaxRows = (drawing: TaxDrawing) => (
  <ShareRows {...drawing} by={['taxType']} registered={useTaxes().registered} more={['total', 'averagePerObject']} />
);

/** In which taxes owing is common; a click goes into one. */
export const TaxShares = () => (
  <ChartPanel
    words={usePanelWords(messages, 'share')}
    asked={useTaxes().taxes}
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
    asked={useTaxes().taxes}
    measure="objects"
    table={(drawing) => <TaxRows {...drawing} />}
  />
);

const LONG = ['3', '4', '5'];

/** How long objects have owed, by tax. */
export function TaxYears() {
  const t = useMessages(messages);
  const select = useNarrow()('tax');
  return (
    <ChartPanel
      words={usePanelWords(messages, 'years')}
      asked={useTaxYears()}
      measure="objects"
      height="small"
      sentence={({ rows, total, format }) => {
        const long = rows.filter(({ codes }) => LONG.includes(codes.yearsOwed ?? ''));
        const part = share(
          long.reduce((sum, { current }) => sum + Number(current.objects), 0),
          total('objects'),
        );
        return part === null ? null : t('years.sentence', { share: format.percent(part) });
      }}
      chart={(drawing) => (
        <PiledBars {...drawing} by="taxType" part="yearsOwed" parts={MEMBER_NAMES.yearsOwed} measure="objects" onSelect={select} />
      )}
    />
  );
}

/** Many small debts, or few large ones. */
export const TaxPlot = () => (
  <PointsPanel
    words={usePanelWords(messages, 'count')}
    asked={useTaxes().taxes}
    measure="objects"
    by="taxType"
    x="objects"
    y="averagePerObject"
    told={['objects', 'averagePerObject', 'total']}
    onSelect={useNarrow()('tax')}
  />
);
