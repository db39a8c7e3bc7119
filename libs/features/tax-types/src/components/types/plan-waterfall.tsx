import { ChangesWaterfall, ChartPanel, difference, largestChanges, useNarrow, usePanelWords, type Drawing } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/tax-types.ts';
import { useTaxName } from './former-names.tsx';
import { useTaxes, type TaxMeasure } from './questions.ts';
import { TaxTable } from './tax-table.tsx';

const SHOWN = 8;

function Waterfall({ read: { answer, rows, total }, description }: Drawing<TaxMeasure, 'taxType'>) {
  const t = useMessages(messages);
  const name = useTaxName();
  const select = useNarrow()('tax');
  const [plan, realised] = [total('planToDate'), total('realisedToDate')];
  const { shown, rest } = largestChanges(rows, ({ current }) => current.planVariance, difference(realised, plan), SHOWN);
  const worstFirst = shown.toSorted((a, b) => Number(a.change) - Number(b.change));
  return (
    <ChangesWaterfall
      from={{ label: t('waterfall.plan'), value: plan }}
      to={{ label: t('waterfall.realised'), value: realised }}
      changes={worstFirst.map(({ row: { codes }, change }) => ({
        ...{ key: codes.taxType ?? '', label: name(answer, codes.taxType), value: change },
      }))}
      rest={{ label: t('waterfall.rest'), value: rest }}
      judged
      description={description}
      onSelect={select}
    />
  );
}

/** Which tax types lie between plan and revenue. */
export function PlanWaterfall() {
  const t = useMessages(messages);
  return (
    <ChartPanel
      words={usePanelWords(messages, 'waterfall')}
      asked={useTaxes()}
      measure="planVariance"
      height="large"
      sentence={({ total, format }) => {
        const variance = difference(total('realisedToDate'), total('planToDate'));
        if (variance === null) return null;
        return t(Number(variance) < 0 ? 'waterfall.below' : 'waterfall.above', { amount: format.money(String(variance).replace('-', '')) });
      }}
      chart={(drawing) => <Waterfall {...drawing} />}
      table={(drawing) => <TaxTable {...drawing} />}
    />
  );
}
