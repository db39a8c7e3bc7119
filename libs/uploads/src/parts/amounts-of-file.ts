import { useCallback } from 'react';
import { useFormat, useMessages } from '@pendapa/i18n';
import { sendingTexts } from '../messages/sending.ts';

const KILO = 1_024;
const UNITS = ['kilobytes', 'megabytes', 'gigabytes'] as const;

/** Formats a number of bytes: "12,4 MB". */
export function useFileSize(): (bytes: number) => string {
  const t = useMessages(sendingTexts);
  const format = useFormat();
  return useCallback(
    (bytes) => {
      if (bytes < KILO) return t('byte', { count: bytes });
      const power = Math.min(UNITS.length, Math.floor(Math.log(bytes) / Math.log(KILO)));
      const size = bytes / KILO ** power;
      return t(UNITS[power - 1] ?? 'kilobytes', { size: Number.isInteger(size) ? format.count(size) : format.decimal(size, 1) });
    },
    [t, format],
  );
}

const MINUTE = 60;
const HOUR = 3_600;
/** Shorter than two minutes is said in seconds, shorter than two hours in minutes. */
const LIMIT = 2;

/** Formats a duration in seconds, rounded to what a person needs: "about 40 seconds". */
export function useDuration(): (seconds: number) => string {
  const t = useMessages(sendingTexts);
  return useCallback(
    (seconds) => {
      if (seconds < LIMIT * MINUTE) return t('seconds', { count: Math.max(1, Math.round(seconds)) });
      if (seconds < LIMIT * HOUR) return t('minutes', { count: Math.round(seconds / MINUTE) });
      return t('hours', { count: Math.round(seconds / HOUR) });
    },
    [t],
  );
}
