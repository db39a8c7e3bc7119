import { useMemo } from 'react';
import { useStateWords } from '@pendapa/analysis';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { exportTexts } from '../messages.ts';
import type { CoverWords } from './cover-lines.ts';

export function useWords(): CoverWords {
  const t = useMessages(exportTexts);
  const text = useText();
  const format = useFormat();
  const states = useStateWords();
  return useMemo(() => ({ t, text, format, states }), [t, text, format, states]);
}
