import { useMemo } from 'react';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { exportTexts } from '../messages.ts';
import type { CoverWords } from './cover-lines.ts';

export function useWords(): CoverWords {
  const t = useMessages(exportTexts);
  const text = useText();
  const format = useFormat();
  return useMemo(() => ({ t, text, format }), [t, text, format]);
}
