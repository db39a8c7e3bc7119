import { AnswerTable, useColumns } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/cross-dimensional.ts';
import { RISK, type IndicatorPair } from './correlations.ts';

interface RelationTableProps {
  readonly pairs: readonly IndicatorPair[];
  readonly caption: string;
  readonly maxHeight: number;
}

/** The pairs one below the other: those that can be ranked first, the strongest on top. */
export function RelationTable({ pairs, caption, maxHeight }: RelationTableProps) {
  const t = useMessages(messages);
  const strength = ({ correlation, shared }: IndicatorPair): number => (correlation && !shared ? Math.abs(correlation.r) : -1);
  const rows = pairs.toSorted((a, b) => strength(b) - strength(a));
  const make = useColumns(rows);
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
        make.decimal({ key: 'r', header: 'r', value: ({ correlation }) => correlation?.r ?? null }),
        make.decimal({ key: 'low', header: t('low'), value: ({ correlation }) => correlation?.interval?.[0] ?? null }),
        make.decimal({ key: 'high', header: t('high'), value: ({ correlation }) => correlation?.interval?.[1] ?? null }),
        make.count({ key: 'n', header: 'n', value: ({ n }) => n }),
        make.decimal({ key: 'p', header: 'p', value: ({ correlation }) => correlation?.p ?? null }),
        make.decimal({ key: 'q', header: 'q', value: ({ q }) => q }),
        make.name({ key: 'judged', header: t('judged'), text: judged }),
      ]}
    />
  );
}
