import { divergingScale, HeatTable } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { useAddress } from '@pendapa/page-manifest';
import { relatedOrder, relationOf } from '@pendapa/statistics';
import { messages } from '../../messages/cross-dimensional.ts';
import { RISK, type IndicatorPair } from './correlations.ts';
import type { IndicatorKey } from './indicators.ts';
import { useProbability } from './use-probability.ts';

/** From -1 to 1 whatever the filters. */
const SCALE = divergingScale(0, 0.3);

interface RelationGridProps {
  readonly keys: readonly IndicatorKey[];
  readonly pairs: readonly IndicatorPair[];
  readonly description: string;
}

/** A pair in words: how strong, of how many, and whether it is told from chance. */
export function usePairWords(): (pair: IndicatorPair | undefined) => string {
  const t = useMessages(messages);
  const format = useFormat();
  const probability = useProbability();
  return (pair) => {
    if (!pair?.correlation) return t('pair.none', { n: format.count(pair?.n ?? 0) });
    const { r, p } = pair.correlation;
    const words = { r: format.decimal(r, 2), n: format.count(pair.n), p: probability(p) };
    if (pair.shared) return t('pair.shared', words);
    return t('pair.told', { ...words, q: probability(pair.q) });
  };
}

/** Leads to the units by two indicators. */
function useToChart(): (up: string, across: string) => void {
  const { parameters, setParameters } = useAddress();
  return (up, across) => {
    const next = new URLSearchParams(parameters);
    for (const [key, value] of Object.entries({ view: 'chart', ix: across, iy: up })) next.set(key, value);
    setParameters(next);
  };
}

/** Each indicator against each other once, those that move together beside each other; colour only where chance does not tell the same. */
export function RelationGrid({ keys, pairs, description }: RelationGridProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const words = usePairWords();
  const toChart = useToChart();
  const order = relatedOrder(keys, pairs);
  const columns = order.slice(0, -1);
  const isFirm = (pair: IndicatorPair | undefined): boolean => pair?.q !== null && pair?.q !== undefined && pair.q <= RISK;
  return (
    <HeatTable
      description={description}
      columns={columns.map((key) => ({ key, label: t(`indicator.${key}`) }))}
      rows={order.slice(1).map((key, line) => {
        const cells = columns.map((other, place) => (place > line ? undefined : relationOf(pairs, key, other)));
        return {
          key,
          label: t(`indicator.${key}`),
          values: cells.map((pair) => (isFirm(pair) ? (pair?.correlation?.r ?? null) : null)),
          blank: (column: number) => {
            const pair = cells[column];
            if (column > line) return '';
            return isFirm(pair) ? undefined : pair?.correlation ? format.decimal(pair.correlation.r, 2) : '-';
          },
          ticked: (column: number) => cells[column]?.shared ?? false,
          exact: (column: number) => (column > line ? t('pair.mirrored') : words(cells[column])),
        };
      })}
      scale={SCALE}
      onSelect={toChart}
      words={(value) => format.decimal(value, 2)}
    />
  );
}
