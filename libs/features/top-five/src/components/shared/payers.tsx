import { CasesPanel } from '@pendapa/analysis';
import type { UnitKind } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/payers.ts';

export interface PayersProps {
  /** Kinds of units that the page is about where the reader chose none. */
  readonly kinds?: readonly UnitKind[] | undefined;
}

/** Whose payments the figures of a page are: the largest first, masked. */
export function Payers({ kinds }: PayersProps) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <CasesPanel
      list="payers"
      {...(kinds ? { where: { kind: kinds } } : {})}
      title={t('title')}
      height="medium"
      empty={t('empty')}
      words={({ period, cases }) => ({
        subtitle: t('subtitle', { period: format.period(period) }),
        sentence: t('sentence', { all: format.count(cases) }),
      })}
      headers={{ number: t('number'), count: t('transactions'), amount: t('amount') }}
    />
  );
}
