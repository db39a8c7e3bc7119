import { useCallback } from 'react';
import { useMessages } from '@pendapa/i18n';
import { extractTexts } from '@pendapa/ui-layout';
import { remarkTexts } from '../messages/remarks.ts';
import { messages } from '../messages/texts.ts';
import type { Missing } from './missing.ts';

/** Why a figure is not there, in a few words: which extract would bring it. */
export function useMissingText(): (missing: Missing) => string {
  const t = useMessages(messages);
  const extract = useMessages(extractTexts);
  const remark = useMessages(remarkTexts);
  return useCallback(
    (missing) => {
      if (missing.kind === 'not-imported') return t('needsExtract', { name: extract(missing.extract) });
      if (missing.kind === 'unknown-class') return remark('unknown-class');
      return missing.kind === 'no-rows' ? t('noValueYet') : t('notInExtract');
    },
    [t, extract, remark],
  );
}
