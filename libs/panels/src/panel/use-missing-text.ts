import { useCallback } from 'react';
import type { ExtractKey, SubjectKey } from '@pendapa/contracts';
import { DIMENSION_LABELS } from '@pendapa/contracts/definitions';
import { useMessages, useText } from '@pendapa/i18n';
import { extractTexts } from '@pendapa/ui-layout';
import { noticeTexts } from '../messages/page-notices.ts';
import { stateTexts } from '../messages/states.ts';
import { messages } from '../messages/texts.ts';
import { usePlaceWords } from '../words/use-place-words.ts';
import { definitionOf } from '../words/use-names.ts';
import type { Missing } from './missing.ts';

/** The extract that would bring a figure, in a few words. */
export function useNeedsExtract(): (extract: ExtractKey) => string {
  const t = useMessages(messages);
  const name = useMessages(extractTexts);
  return useCallback((extract) => t('needsExtract', { name: name(extract) }), [t, name]);
}

/** Why a figure of a subject is not there, in a few words. */
export function useMissingText(): (missing: Missing, subject: SubjectKey) => string {
  const t = useMessages(messages);
  const needsExtract = useNeedsExtract();
  const notice = useMessages(noticeTexts);
  const state = useMessages(stateTexts);
  const place = usePlaceWords();
  const text = useText();
  return useCallback(
    (missing, subject) => {
      if (missing.kind === 'not-imported') return needsExtract(missing.extract);
      if (missing.kind === 'unknown-class') return state('fieldUnknown', { field: state('field.channelClass') });
      if (missing.kind === 'coarse-totals') {
        return notice('needsFiner', { totals: state(`totals.${missing.grain}`), needed: notice(`needed.${missing.needs}`) });
      }
      if (missing.kind === 'not-split') return t('notStatedIn', { dimension: text(DIMENSION_LABELS[missing.dimension]).toLowerCase() });
      if (missing.kind === 'unplaced') return place(missing.state, missing.unit);
      if (missing.kind === 'unknown') return state('fieldUnknown', { field: state(`field.${missing.field}`) });
      if (missing.kind === 'recap')
        return notice('recapWithout', { measure: text(definitionOf(subject, missing.measure).label).toLowerCase() });
      return t('noValueYet');
    },
    [t, needsExtract, notice, place, state, text],
  );
}
