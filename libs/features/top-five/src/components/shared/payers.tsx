import { CasesPanel, useCaseWords } from '@pendapa/analysis';
import type { UnitKind } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/payers.ts';

export interface PayersProps {
  /** Default kinds of units of the page. */
  readonly kinds?: readonly UnitKind[] | undefined;
}

/** Case list of the payers behind a page, largest first, masked. */
export function Payers({ kinds }: PayersProps) {
  const t = useMessages(messages);
  const words = useCaseWords(messages, 'list');
  const headers = { number: t('number'), count: t('transactions'), amount: t('amount') };
  return <CasesPanel list="payers" {...(kinds && { where: { kind: kinds } })} height="medium" words={words} headers={headers} />;
}
