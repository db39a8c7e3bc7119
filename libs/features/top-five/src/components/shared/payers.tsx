import { CasesPanel, useCaseWords } from '@pendapa/analysis';
import type { UnitKind } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/payers.ts';

export interface PayersProps {
  /** Kinds of units that the page is about where the reader chose none. */
  readonly kinds?: readonly UnitKind[] | undefined;
}

/** Whose payments the figures of a page are: the largest first, masked. */
export function Payers({ kinds }: PayersProps) {
  const t = useMessages(messages);
  const words = useCaseWords(messages, 'list');
  const headers = { number: t('number'), count: t('transactions'), amount: t('amount') };
  return <CasesPanel list="payers" {...(kinds && { where: { kind: kinds } })} height="medium" words={words} headers={headers} />;
}
