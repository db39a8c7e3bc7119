import { DetailsPart, ReconciliationStrip } from '@pendapa/analysis';
import { LargestPayersButton } from './largest-payers-button.tsx';
import type { PayersProps } from './payers.tsx';

/** Last part of the details: the largest payers, and whether the sums of the page agree. */
export const PayersPart = (props: PayersProps) => (
  <DetailsPart part="payers">
    <LargestPayersButton {...props} />
    <ReconciliationStrip />
  </DetailsPart>
);
