import { RankedBars } from '@pendapa/charts';
import { useFilteredAnswer, useCrossFilter } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { ChartPanel, DetailsPanel, KpiStrip, MeasureCard, MeasureCards, usePanelWords, type Reader } from '@pendapa/panels';
import { joinByKey, toPlotValue, share, useTogether, withEnoughCases } from '@pendapa/query';
import { messages } from '../../messages/op-tax-type.ts';
import * as ask from '../../questions/arrears-op-tax-type.ts';
import { ShareCard } from '../shared/share-card.tsx';
import { ShareRows } from '../shared/share-rows.tsx';

/** Cards: objects in arrears, their share of registered objects, and the amount. */
export function ObjectKpis() {
  const t = useMessages(messages);
  const { whole, registered } = useTogether({ whole: useFilteredAnswer(ask.totals), registered: useFilteredAnswer(ask.registeredObjects) });
  return (
    <KpiStrip>
      <MeasureCard query={whole} measure="objects" />
      <ShareCard result={whole} registered={registered} text={(_, all) => t('share.text', { count: toPlotValue(all) })} />
      <MeasureCards query={whole} measures={['total', 'averagePerObject']} />
    </KpiStrip>
  );
}

/** Arrears and registered objects by tax; both answers change at the same time. */
const useTaxes = () => useTogether({ taxes: useFilteredAnswer(ask.taxes), registered: useFilteredAnswer(ask.registeredTaxes) });

/** Pixels of six taxes in one line each. */
const SIX_TAXES = 170;

type TaxReader = Reader<(typeof ask.taxes.measures)[number], 'taxType'>;

/** Share of objects in arrears by tax; a click filters by the tax. */
export function TaxShares() {
  const t = useMessages(messages);
  const select = useCrossFilter()('tax');
  const { taxes, registered } = useTaxes();
  const all = joinByKey(registered.answer, 'taxType', 'registered');
  // Taxes with few objects stand in the table alone.
  const ranked = ({ rows }: TaxReader) => withEnoughCases(rows, (row) => all.value(row));
  const barsOf = (read: TaxReader) =>
    ranked(read)
      .map((row) => ({ row, part: share(row.current.objects, all.value(row)) }))
      .sort((a, b) => (b.part ?? -1) - (a.part ?? -1))
      .map(({ row, part }) => ({
        ...read.bar('taxType', 'objects', row),
        value: toPlotValue(part),
        text: read.format.percent(part),
        exact: read.format.percent(part, 2),
        detail: t('share.detail', { count: read.text('objects', row), all: read.figureText(all.value(row), 'count') }),
      }));
  return (
    <ChartPanel
      words={usePanelWords(messages, 'share')}
      query={taxes}
      measure="objects"
      height={SIX_TAXES}
      sentence={(read) => {
        const count = read.rows.length - ranked(read).length;
        return count === 0 ? null : t('share.few', { count });
      }}
      chart={({ read, description, height }) => (
        <RankedBars bars={barsOf(read)} description={description} onSelect={select} initialHeight={height} />
      )}
      table={(drawing) => <ShareRows {...drawing} by={['taxType']} registered={registered} more={['total', 'averagePerObject']} />}
    />
  );
}

/** Details table: each tax with objects in arrears, registered objects and amount. */
export function TaxObjects() {
  const { taxes, registered } = useTaxes();
  return (
    <DetailsPanel
      words={usePanelWords(messages, 'table')}
      query={taxes}
      measure="objects"
      table={(drawing) => <ShareRows {...drawing} by={['taxType']} registered={registered} more={['total', 'averagePerObject']} />}
    />
  );
}
