import { RankingPanel, useMoneyMeasure, useNarrow } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-op-trend.ts';
import { useByTaxType } from './questions.ts';

/** Which taxes the revenue comes from, and which of them move it; a click narrows the page to one. */
export function OpTrendTaxes({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const narrow = useNarrow();
  return (
    <RankingPanel
      title={t('taxes.title')}
      asked={useByTaxType()}
      measure={useMoneyMeasure()}
      by="taxType"
      height={height}
      onSelect={narrow('tax')}
    />
  );
}
