import { useFilteredAnswer } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { DetailsPanel, KpiStrip, MeasureCard, MeasureCards, RankedPanel, usePanelWords } from '@pendapa/panels';
import { joinByKey, share, toPlotValue, useTogether } from '@pendapa/query';
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

/** Objects in arrears by tax, with their share of the registered ones; a click filters by the tax. */
export function TaxShares() {
  const t = useMessages(messages);
  const { taxes, registered } = useTaxes();
  const all = joinByKey(registered.answer, 'taxType', 'registered');
  return (
    <RankedPanel
      words={usePanelWords(messages, 'share')}
      query={taxes}
      measure="objects"
      by="taxType"
      height="small"
      initialRows={MAX_ROWS}
      detail={(row, { format, figureText }) =>
        t('share.detail', { share: format.percent(share(row.current.objects, all.value(row))), all: figureText(all.value(row), 'count') })
      }
      filterOnClick="tax"
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
