import { useMessages } from '@pendapa/i18n';
import { BandsPanel, RankedPanel, usePanelWords } from '@pendapa/panels';
import { share, sum, toPlotValue } from '@pendapa/query';
import { messages } from '../../messages/op-tax-type.ts';
import * as ask from '../../questions/arrears-op-tax-type.ts';
import { StackedBarPanel } from '../shared/stacked-bar-panel.tsx';

/** Objects by how much they owe. */
export function DebtBands() {
  const t = useMessages(messages);
  return (
    <BandsPanel
      words={usePanelWords(messages, 'bands')}
      query={ask.bands}
      by="debtBand"
      measure="objects"
      amount="total"
      sentence={({ formatted }) => t('bands.sentence', formatted.largest('debtBand', 'objects'))}
    />
  );
}

const MANY_YEARS = ['3', '4', '5'];

/** Objects of each tax by how many tax years they owe. */
export function TaxYearsOwed() {
  const t = useMessages(messages);
  return (
    <StackedBarPanel
      words={usePanelWords(messages, 'years')}
      query={ask.taxYears}
      measure="objects"
      by="taxType"
      stackBy="yearsOwed"
      height="small"
      sentence={({ rows, total, formatted }) => {
        const long = rows.filter(({ codes }) => MANY_YEARS.includes(codes.yearsOwed ?? '')).map(({ current }) => current.objects);
        return t('years.sentence', { share: formatted.percent(share(sum([0, ...long]), total('objects'))) });
      }}
      filterOnClick="tax"
    />
  );
}

/** Taxes by what one object owes on average, largest first. */
export function AverageDebts() {
  const t = useMessages(messages);
  const words = usePanelWords(messages, 'count');
  return (
    <RankedPanel
      words={words}
      query={ask.averages}
      measure="averagePerObject"
      by="taxType"
      height="small"
      detail={(row) => t('count.detail', { count: toPlotValue(row.current.objects) })}
      filterOnClick="tax"
    />
  );
}
