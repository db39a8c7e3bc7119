import { ChartPanel, useNarrow, usePanelWords, type Drawing } from '@pendapa/analysis';
import { WaterfallBars, type WaterfallStep } from '@pendapa/charts';
import type { Value } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { EmptyPanel } from '@pendapa/ui-layout';
import { messages } from '../../messages/targets.ts';
import { useTaxes, type ToDate } from './questions.ts';
import { revisionOf } from './revision.ts';
import { TaxTable } from './tax-table.tsx';

const SHOWN = 11;

type Taxes = Drawing<ToDate, 'taxType'>;

const revision = ({ read }: Pick<Taxes, 'read'>) =>
  revisionOf(read.rows, { apbd: read.total('targetApbd'), apbdp: read.total('targetApbdp') }, SHOWN);

function Steps({ read, description }: Taxes) {
  const t = useMessages(messages);
  const format = useFormat();
  const select = useNarrow()('tax');
  const found = revision({ read });
  if (!found) return <EmptyPanel cause={t('revision.none')} />;
  const step = (key: string, label: string, kind: WaterfallStep['kind'], value: Value): WaterfallStep => ({
    ...{ key, label, kind, value: value === null ? null : Number(value) },
    text: kind === 'total' ? format.value(value, 'money') : format.moneyChange(String(value)),
    exact: format.valueExact(value, 'money'),
    tone: kind === 'total' ? 'actual' : 'rest',
  });
  const taxes = new Set(found.shown.map(({ row }) => row.codes.taxType ?? ''));
  return (
    <WaterfallBars
      steps={[
        step('apbd', t('revision.apbd'), 'total', found.apbd),
        ...found.shown.map(({ row, change }) => step(row.codes.taxType ?? '', read.name('taxType', row), 'change', String(change))),
        ...(found.rest === 0n ? [] : [step('others', t('revision.others'), 'change', String(found.rest))]),
        step('apbdp', t('revision.apbdp'), 'total', found.apbdp),
      ]}
      description={description}
      onSelect={(key) => taxes.has(key) && select(key)}
    />
  );
}

/** How the original budget became the revised one. */
export function RevisionWaterfall() {
  const t = useMessages(messages);
  return (
    <ChartPanel
      words={usePanelWords(messages, 'revision')}
      asked={useTaxes()}
      measure="targetApbd"
      height="large"
      sentence={(read) => {
        const found = revision({ read });
        if (!found) return null;
        const change = BigInt(found.apbdp ?? 0) - BigInt(found.apbd ?? 0);
        return t('revision.sentence', { change: read.format.moneyChange(String(change)) });
      }}
      chart={(drawing) => <Steps {...drawing} />}
      table={(drawing) => <TaxTable {...drawing} />}
    />
  );
}
