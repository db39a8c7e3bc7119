import { useMessages } from '@pendapa/i18n';
import { NoteText } from '@pendapa/ui-layout';
import { shared } from '../../messages/shared.ts';

/** Measures of returns and obligations: on time, late, and not yet. */
export const FILING = { all: 'expected', onTime: 'filedOnTime', late: 'filedLate', none: 'notFiled' } as const;
export const PAYING = { all: 'obligations', onTime: 'paidOnTime', late: 'paidLate', none: 'unpaid' } as const;
export const PARTS = ['onTime', 'late', 'none'] as const;

export type ObligationMeasures = typeof FILING | typeof PAYING;

/** Names the months that the rates cover. */
export function EndedMonths() {
  const t = useMessages(shared);
  return <NoteText>{t('ended')}</NoteText>;
}
