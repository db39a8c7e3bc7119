import { useCallback } from 'react';
import { DIMENSION_LABELS } from '@pendapa/contracts/definitions';
import { useMessages, useText } from '@pendapa/i18n';
import { extractTexts } from '@pendapa/ui-layout';
import { stateTexts } from '../messages/states.ts';
import { messages } from '../messages/texts.ts';
import { usePlaceWords } from '../words/use-place-words.ts';
import type { Missing } from './missing.ts';

/** Why a figure is not there, in a few words: which extract would bring it. */
export function useMissingText(): (missing: Missing) => string {
  const t = useMessages(messages);
  const extract = useMessages(extractTexts);
  const state = useMessages(stateTexts);
  const place = usePlaceWords();
  const text = useText();
  return useCallback(
    (missing) => {
      if (missing.kind === 'not-imported') return t('needsExtract', { name: extract(missing.extract) });
      if (missing.kind === 'unknown-class') return state('fieldUnknown', { field: state('field.channelClass') });
      if (missing.kind === 'coarse-totals') {
        return t('needsFiner', { totals: state(`totals.${missing.grain}`), needed: t(`needed.${missing.needs}`) });
      }
      if (missing.kind === 'not-split') return t('notStatedIn', { dimension: text(DIMENSION_LABELS[missing.dimension]).toLowerCase() });
      if (missing.kind === 'unplaced') return place(missing.state, missing.unit);
      if (missing.kind === 'unknown') return state('fieldUnknown', { field: state(`field.${missing.field}`) });
      return missing.kind === 'no-rows' ? t('noValueYet') : t('notInExtract');
    },
    [t, extract, place, state, text],
  );
}
