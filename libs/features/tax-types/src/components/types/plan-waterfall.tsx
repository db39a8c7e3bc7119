import { ChartPanel, difference, drawn, useNarrow, usePanelWords } from '@pendapa/analysis';
import { WaterfallBars, type WaterfallStep } from '@pendapa/charts';
import type { Value } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/tax-types.ts';
import { useTaxName } from './former-names.tsx';
import { useTaxes, type TaxAnswer } from './questions.ts';
import { variancesOf } from './tax-figures.ts';
import { TaxTable } from './tax-table.tsx';

const SHOWN = 8;
const REST = 'rest';

const text = (value: Value): string | null => (value === null ? null : String(value));

function Waterfall({ answer, description }: { readonly answer: TaxAnswer; readonly description: string }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useTaxName();
  const select = useNarrow()('tax');
  const { plan, realised, shown, rest } = variancesOf(answer, SHOWN);
  const step = (key: string, label: string, kind: WaterfallStep['kind'], value: Value): WaterfallStep => ({
    key,
    label,
    kind,
    value: drawn(value),
    text: kind === 'total' ? format.value(value, 'money') : format.moneyChange(text(value)),
    exact: format.valueExact(value, 'money'),
    tone: kind === 'total' ? 'actual' : Number(value) < 0 ? 'bad' : 'good',
  });
  const steps = [
    step('plan', t('waterfall.plan'), 'total', plan),
    ...shown.map(({ codes, current }) => step(codes.taxType ?? '', name(answer, codes.taxType), 'change', current.planVariance)),
    ...(rest === null || Number(rest) === 0 ? [] : [step(REST, t('waterfall.rest'), 'change', rest)]),
    step('realised', t('waterfall.realised'), 'total', realised),
  ];
  const taxes = new Set(shown.map(({ codes }) => codes.taxType ?? ''));
  return <WaterfallBars steps={steps} description={description} onSelect={(key) => taxes.has(key) && select(key)} />;
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
      sentence={({ answer, format }) => {
        const { plan, realised } = variancesOf(answer, SHOWN);
        const variance = difference(realised, plan);
        if (variance === null) return null;
        return t(Number(variance) < 0 ? 'waterfall.below' : 'waterfall.above', { amount: format.money(String(variance).replace('-', '')) });
      }}
      chart={({ read, description }) => <Waterfall answer={read.answer} description={description} />}
      table={(drawing) => <TaxTable {...drawing} />}
    />
  );
}
