import Typography from '@mui/material/Typography';
import { useFormat, useMessages } from '@pendapa/i18n';
import { AnswerTable, useColumns } from '@pendapa/panels';
import { messages } from '../../messages/cross-dimensional.ts';
import { MIN_UNITS, RISK, indicatorsWithFewUnits, type IndicatorPair } from './correlations.ts';
import type { Indicator } from './indicators.ts';

const MIN_PROBABILITY = 0.001;

/** Formats a p value with three digits; smaller ones read "less than", never 0. */
export function useProbability(): (p: number | null) => string {
  const format = useFormat();
  return (p) => (p !== null && p < MIN_PROBABILITY ? `< ${format.decimal(MIN_PROBABILITY, 3)}` : format.decimal(p, 3));
}

/** Correlations from which a relation is called so. */
const STRENGTHS = [
  ['veryStrong', 0.8],
  ['strong', 0.6],
  ['moderate', 0.4],
] as const;

/** Word for the strength of a correlation: "strong". */
export function useStrengthWord(): (r: number | null) => string {
  const t = useMessages(messages);
  return (r) => t(`strength.${STRENGTHS.find(([, min]) => Math.abs(r ?? 0) >= min)?.[0] ?? 'weak'}`);
}

/** Text of a pair: strength, number of units, and significance. */
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

interface RelationTableProps {
  readonly pairs: readonly IndicatorPair[];
  readonly caption: string;
}

type ValueOfPair = (pair: IndicatorPair) => number | null;

/** Table of pairs, strongest first; unranked ones last. */
export function RelationTable({ pairs, caption }: RelationTableProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const probability = useProbability();
  const strength = ({ correlation, shared }: IndicatorPair): number => (correlation && !shared ? Math.abs(correlation.r) : -1);
  const rows = pairs.toSorted((a, b) => strength(b) - strength(a));
  const make = useColumns<(typeof rows)[number]>();
  const ofR = (key: string, header: string, value: ValueOfPair) => ({
    ...make.decimal({ key, header, value }),
    cell: (pair: IndicatorPair) => format.decimal(value(pair), 2),
  });
  const chance = (key: 'p' | 'q', value: ValueOfPair) => ({
    ...make.decimal({ key, header: t(`header.${key}`), value }),
    cell: (pair: IndicatorPair) => probability(value(pair)),
  });
  const judgementText = ({ correlation, shared, q }: IndicatorPair) => {
    if (!correlation) return t('judgement.none');
    if (shared) return t('judgement.shared');
    return t(q !== null && q <= RISK ? 'judgement.firm' : 'judgement.chance');
  };
  return (
    <AnswerTable
      caption={caption}
      rows={rows}
      rowKey={({ first, second }) => `${first} ${second}`}
      columns={[
        make.name({ key: 'first', header: t('first'), text: ({ first }) => t(`indicator.${first}`) }),
        make.name({ key: 'second', header: t('second'), text: ({ second }) => t(`indicator.${second}`) }),
        ofR('r', t('header.r'), ({ correlation }) => correlation?.r ?? null),
        ofR('low', t('low'), ({ correlation }) => correlation?.interval?.[0] ?? null),
        ofR('high', t('high'), ({ correlation }) => correlation?.interval?.[1] ?? null),
        make.count({ key: 'n', header: t('header.n'), value: ({ n }) => n }),
        chance('p', ({ correlation }) => correlation?.p ?? null),
        chance('q', ({ q }) => q),
        make.name({ key: 'judgement', header: t('judgement'), text: judgementText }),
      ]}
    />
  );
}

/** Notes: correlation is not causation, and indicators with too few values. */
export function RelationNotes({ indicators }: { readonly indicators: readonly Indicator[] }) {
  const t = useMessages(messages);
  const format = useFormat();
  const without = indicatorsWithFewUnits(indicators).map(({ key, known, reason }) =>
    t(`untold.${reason}`, { name: t(`indicator.${key}`), known: format.count(known), fewest: format.count(MIN_UNITS) }),
  );
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
      {t('notCause')} {t('notPersons')} {without.length > 0 && t('untold', { list: without.join('; ') })}
    </Typography>
  );
}
