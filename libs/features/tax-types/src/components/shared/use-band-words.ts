import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/shared.ts';
import { bandOf } from './bands.ts';

/** A band of money in words: "Rp 1 miliar sampai di bawah Rp 2 miliar". */
export function useBandWords(bounds?: readonly bigint[]): (code: string) => string {
  const t = useMessages(messages);
  const format = useFormat();
  return (code) => {
    const { from, to } = bandOf(code, bounds);
    return to === null ? t('bandFrom', { from: format.money(from) }) : t('bandBetween', { from: format.money(from), to: format.money(to) });
  };
}
