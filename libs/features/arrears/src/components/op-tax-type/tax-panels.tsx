import {
  besides,
  ChartPanel,
  DetailsPanel,
  drawn,
  FactCard,
  KpiStrip,
  MeasureCard,
  MeasureCards,
  share,
  totalOf,
  useFilteredAnswer,
  useNarrow,
  usePanelWords,
  useTogether,
  type Drawing,
} from '@pendapa/analysis';
import { RankedBars } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/op-tax-type.ts';
import { messages as sharedTexts } from '../../messages/shared.ts';
import * as ask from '../../questions/arrears-op-tax-type.ts';
import { ShareRows } from '../shared/share-rows.tsx';

/** How many owe, what part of all that is, and how much. */
export function ObjectKpis() {
  const t = useMessages(messages);
  const shared = useMessages(sharedTexts);
  const { whole, registered } = useTogether({ whole: useFilteredAnswer(ask.whole), registered: useFilteredAnswer(ask.registered) });
  const all = registered.answer ? totalOf(registered.answer, 'registered') : null;
  return (
    <KpiStrip>
      <MeasureCard asked={whole} measure="objects" />
      <FactCard
        label={shared('share')}
        asked={whole}
        measure="objects"
        fact={({ total }) => {
          const part = share(total('objects'), all);
          return part === null ? null : { text: t('share.text', { count: Number(all) }), figure: { kind: 'ratio', value: part } };
        }}
      />
      <MeasureCards asked={whole} measures={['total', 'averagePerObject']} />
    </KpiStrip>
  );
}

type TaxDrawing = Drawing<(typeof ask.taxes.measures)[number], 'taxType'>;

/** Taxes with the objects of which those that owe are a part, changing together. */
const useTaxes = () => useTogether({ taxes: useFilteredAnswer(ask.taxes), registered: useFilteredAnswer(ask.registeredTaxes) });

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
