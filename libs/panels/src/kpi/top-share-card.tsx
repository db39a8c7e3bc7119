import { shareOfLargest } from '@pendapa/query';
import { FactCard, type FactCardProps } from './fact-card.tsx';

/** The largest 1 % of payers. */
const TOP_SHARE = 0.01;

export interface TopShareCardProps extends Pick<
  FactCardProps<'taxpayers' | 'amount', 'amountBand'>,
  'label' | 'shortLabel' | 'definition' | 'lines' | 'query'
> {
  /** Text below the share. */
  readonly text: string | null;
}

/** Card: what the largest 1 % of payers pay of all, estimated from bands of payment. */
export const TopShareCard = ({ text, ...card }: TopShareCardProps) => (
  <FactCard
    {...card}
    measure="amount"
    fact={({ answer }) => {
      const part = shareOfLargest(answer, TOP_SHARE);
      return part === null ? null : { text, figure: { kind: 'ratio', value: part } };
    }}
  />
);
