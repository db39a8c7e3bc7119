import { WaterfallBars, type WaterfallStep } from '@pendapa/charts';
import { useFormat } from '@pendapa/i18n';
import { isNothing, valueOf, toPlotValue, type Figure } from '@pendapa/query';
import { useStateWords } from '../words/use-state-words.ts';

interface Labelled {
  readonly label: string;
  readonly value: Figure;
}

export interface ChangesWaterfallProps {
  readonly from: Labelled;
  readonly to: Labelled;
  readonly changes: readonly (Labelled & { readonly key: string })[];
  /** Sum of the other changes; no step if it is 0. */
  readonly rest: Labelled;
  /** True if a rise is good and a fall is bad. */
  readonly isRated?: boolean;
  readonly description: string;
  /** Called on a click or Enter on a change. */
  readonly onSelect?: (key: string) => void;
}

/** Waterfall from one amount to another by the largest changes. */
export function ChangesWaterfall({ from, to, changes, rest, isRated = false, description, onSelect }: ChangesWaterfallProps) {
  const format = useFormat();
  const words = useStateWords();
  const changeText = (figure: Figure): string => {
    const amount = valueOf(figure);
    return amount === null ? words.text(figure, 'money') : format.moneyChange(String(amount));
  };
  const total = (key: string, { label, value }: Labelled): WaterfallStep => ({
    key,
    label,
    kind: 'total',
    value: toPlotValue(value),
    tone: 'actual',
    text: words.text(value, 'money'),
    exact: words.exact(value, 'money'),
  });
  const change = (key: string, { label, value }: Labelled): WaterfallStep => ({
    key,
    label,
    kind: 'change',
    value: toPlotValue(value),
    tone: isRated ? ((toPlotValue(value) ?? 0) < 0 ? 'bad' : 'good') : 'rest',
    text: changeText(value),
    exact: words.exact(value, 'money'),
    isStatic: key === 'rest',
  });
  const steps = [
    total('from', from),
    ...changes.map((one) => change(one.key, one)),
    ...(isNothing(rest.value) ? [] : [change('rest', rest)]),
    total('to', to),
  ];
  return <WaterfallBars steps={steps} description={description} onSelect={onSelect} />;
}
