import { useCallback } from 'react';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../messages/texts.ts';
import { bandOf, BAND_DIMENSIONS, boundsOf } from './bands.ts';

/** Text of a money band: "Rp 1 miliar sampai di bawah Rp 2 miliar"; null for other dimensions. */
export function useBandWords(): (dimension: string, code: string) => string | null {
  const t = useMessages(messages);
  const format = useFormat();
  return useCallback(
    (dimension, code) => {
      if (!BAND_DIMENSIONS.some((band) => band === dimension)) return null;
      // An assessment of 0 is shown as an amount, not as a band.
      if (dimension === 'dueBand' && code === '0') return format.money(code);
      const { from, to } = bandOf(code, boundsOf(dimension));
      if (to === null) return t('bandFrom', { from: format.money(from) });
      if (from === '0') return t('bandBelow', { to: format.money(to) });
      return t('bandBetween', { from: format.money(from), to: format.money(to) });
    },
    [t, format],
  );
}
