import { useFilters, useMoneyMeasure } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../messages/revenue-op-trend.ts';
import { useByTaxType } from './op-trend-questions.ts';
import { BreakdownPanel } from './shared/breakdown-panel.tsx';

/** Which taxes the revenue comes from, and which of them move it; a click narrows the page to one. */
export function OpTrendTaxes({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const { change } = useFilters();
  return (
    <BreakdownPanel
      title={t('taxes.title')}
      asked={useByTaxType()}
      money={useMoneyMeasure()}
      by="taxType"
      header={t('taxType')}
      height={height}
      onSelect={(code) => change({ tax: [code] })}
    />
  );
}
