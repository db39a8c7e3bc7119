import { RankedBars } from '@pendapa/charts';
import { useFilteredAnswer, useCrossFilter } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { ChartPanel, DetailsPanel, KpiStrip, MeasureCard, MeasureCards, usePanelWords, type Reader } from '@pendapa/panels';
import { fewLast, isFew, joinByKey, rowsShownFirst, share, toPlotValue, useTogether } from '@pendapa/query';
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

/** Most taxes before "show all". */
const MAX_ROWS = 7;

type TaxReader = Reader<(typeof ask.taxes.measures)[number], 'taxType'>;

/** Share of objects in arrears by tax; a click filters by the tax. */
export function TaxShares() {
  const t = useMessages(messages);
  const select = useCrossFilter()('tax');
  const { taxes, registered } = useTaxes();
  const all = joinByKey(registered.answer, 'taxType', 'registered');
  // A share of few objects says little, so these taxes come last and pale.
  const ranked = ({ rows }: TaxReader) =>
    rows
      .map((row) => ({ row, part: share(row.current.objects, all.value(row)), registered: all.value(row) }))
      .sort((a, b) => fewLast(a.registered, b.registered) || (b.part ?? -1) - (a.part ?? -1));
  return (
    <ChartPanel
      words={usePanelWords(messages, 'share')}
      query={taxes}
      measure="objects"
      height="small"
      sentence={(read) => {
        const few = ranked(read).filter(({ registered }) => isFew(registered));
        return few.length === 0 ? null : t('share.few', { count: few.length });
      }}
      chart={({ read, description }) => {
        const shares = ranked(read);
        return (
          <RankedBars
            bars={shares.map(({ row, part, registered }) => ({
              ...read.bar('taxType', 'objects', row),
              value: part,
              text: read.format.percent(part),
              exact: read.format.percent(part, 2),
              tone: isFew(registered) ? 'rest' : 'actual',
              detail: t('share.detail', { count: read.text('objects', row), all: read.figureText(registered, 'count') }),
            }))}
            description={description}
            onSelect={select}
            initialRows={rowsShownFirst(shares, ({ registered }) => registered, MAX_ROWS)}
          />
        );
      }}
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
