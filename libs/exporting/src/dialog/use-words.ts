import { useMemo } from 'react';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { useStateWords } from '@pendapa/panels';
import { exportTexts } from '../messages.ts';
import type { CoverWords } from './cover-lines.ts';

export function useWords(): CoverWords {
  const t = useMessages(exportTexts);
  const text = useText();
  const format = useFormat();
  const states = useStateWords();
  return useMemo(() => ({ t, text, format, states }), [t, text, format, states]);
}
