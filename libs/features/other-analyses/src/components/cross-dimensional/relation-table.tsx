import { AnswerTable, useColumns } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/cross-dimensional.ts';
import { RISK, type IndicatorPair } from './correlations.ts';
import { useProbability } from './use-probability.ts';

interface RelationTableProps {
  readonly pairs: readonly IndicatorPair[];
  readonly caption: string;
  readonly maxHeight: number;
}

type Told = (pair: IndicatorPair) => number | null;

/** The pairs one below the other: those that can be ranked first, the strongest on top. */
export function RelationTable({ pairs, caption, maxHeight }: RelationTableProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const probability = useProbability();
  const strength = ({ correlation, shared }: IndicatorPair): number => (correlation && !shared ? Math.abs(correlation.r) : -1);
  const rows = pairs.toSorted((a, b) => strength(b) - strength(a));
  const make = useColumns(rows);
  const ofR = (key: string, header: string, value: Told) => ({
    ...make.decimal({ key, header, value }),
    cell: (pair: IndicatorPair) => format.decimal(value(pair), 2),
  });
  const chance = (key: 'p' | 'q', value: Told) => ({
    ...make.decimal({ key, header: key, value }),
    cell: (pair: IndicatorPair) => probability(value(pair)),
  });
  const judged = ({ correlation, shared, q }: IndicatorPair) => {
    if (!correlation) return t('judged.none');
    if (shared) return t('judged.shared');
    return t(q !== null && q <= RISK ? 'judged.firm' : 'judged.chance');
  };
  return (
    <AnswerTable
      caption={caption}
      rows={rows}
      rowKey={({ first, second }) => `${first} ${second}`}
      maxHeight={maxHeight}
      columns={[
        make.name({ key: 'first', header: t('first'), text: ({ first }) => t(`indicator.${first}`) }),
        make.name({ key: 'second', header: t('second'), text: ({ second }) => t(`indicator.${second}`) }),
        ofR('r', 'r', ({ correlation }) => correlation?.r ?? null),
        ofR('low', t('low'), ({ correlation }) => correlation?.interval?.[0] ?? null),
        ofR('high', t('high'), ({ correlation }) => correlation?.interval?.[1] ?? null),
        make.count({ key: 'n', header: 'n', value: ({ n }) => n }),
        chance('p', ({ correlation }) => correlation?.p ?? null),
        chance('q', ({ q }) => q),
        make.name({ key: 'judged', header: t('judged'), text: judged }),
      ]}
    />
  );
}
