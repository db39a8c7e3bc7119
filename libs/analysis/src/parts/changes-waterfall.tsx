import { WaterfallBars, type WaterfallStep } from '@pendapa/charts';
import type { Value } from '@pendapa/contracts';
import { useFormat } from '@pendapa/i18n';
import { drawn } from '../reading/numbers.ts';

interface Labelled {
  readonly label: string;
  readonly value: Value;
}

export interface ChangesWaterfallProps {
  readonly from: Labelled;
  readonly to: Labelled;
  readonly changes: readonly (Labelled & { readonly key: string })[];
  /** What the others changed together; no step where that is nothing. */
  readonly rest: Labelled;
  /** Whether a rise is good and a fall bad. */
  readonly judged?: boolean;
  readonly description: string;
  /** A click or Enter on a change. */
  readonly onSelect: (key: string) => void;
}

/** How one sum of money became another, by what changed most. */
export function ChangesWaterfall({ from, to, changes, rest, judged = false, description, onSelect }: ChangesWaterfallProps) {
  const format = useFormat();
  const total = (key: string, { label, value }: Labelled): WaterfallStep => ({
    ...{ key, label, kind: 'total', value: drawn(value), tone: 'actual' },
    ...{ text: format.value(value, 'money'), exact: format.valueExact(value, 'money') },
  });
  const change = (key: string, { label, value }: Labelled): WaterfallStep => ({
    ...{ key, label, kind: 'change', value: drawn(value), tone: judged ? (Number(value) < 0 ? 'bad' : 'good') : 'rest' },
    ...{ text: format.moneyChange(value === null ? null : String(value)), exact: format.valueExact(value, 'money') },
  });
  const steps = [
    total('from', from),
    ...changes.map((one) => change(one.key, one)),
    ...(Number(rest.value) === 0 ? [] : [change('rest', rest)]),
    total('to', to),
  ];
  const leading = new Set(changes.map(({ key }) => key));
  return <WaterfallBars steps={steps} description={description} onSelect={(key) => leading.has(key) && onSelect(key)} />;
}
