import { useCallback } from 'react';
import type { MeasureOf, SubjectKey } from '@pendapa/contracts';
import { MEASURE_DEFINITIONS, type Definition } from '@pendapa/contracts/definitions';
import { useMessages, useText } from '@pendapa/i18n';
import { memberOf, type AnswerTo } from '@pendapa/query';
import { messages } from '../messages/texts.ts';
import { nameOrWords } from './code-words.ts';
import { useBandWords } from './use-band-words.ts';

/** Returns the definition of a measure. Throws if the subject lacks it. */
export function definitionOf(subject: SubjectKey, measure: string): Definition {
  const definitions: Readonly<Record<string, Definition>> = MEASURE_DEFINITIONS[subject];
  const definition = definitions[measure];
  if (!definition) throw new Error(`${subject} has no measure ${measure}`);
  return definition;
}

/** Name of a measure. */
export function useMeasureName(): <S extends SubjectKey>(subject: S, measure: MeasureOf<S>) => string {
  const text = useText();
  return useCallback((subject, measure) => text(definitionOf(subject, measure).label), [text]);
}

/** Name of a code of an answer; "not stated" without a code. */
export function useMemberName(): <D extends string>(answer: AnswerTo<string, D>, dimension: NoInfer<D>, code: string | null) => string {
  const t = useMessages(messages);
  const text = useText();
  const band = useBandWords();
  return useCallback(
    (answer, dimension, code) => {
      if (code === null) return t('notStated');
      // The server sends bands without names.
      const words = band(dimension, code);
      if (words !== null) return words;
      const member = memberOf(answer, dimension, code);
      return nameOrWords(dimension, code, member ? text(member) : code);
    },
    [t, text, band],
  );
}
