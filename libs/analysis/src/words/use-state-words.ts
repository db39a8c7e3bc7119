import { useCallback, useMemo } from 'react';
import { measureSpec, type SubjectKey, type Value, type ValueState } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { extractTexts } from '@pendapa/ui-layout';
import { remarkTexts } from '../messages/remarks.ts';
import { stateTexts } from '../messages/states.ts';
import { messages } from '../messages/texts.ts';
import { isUnknownPlace, usePlaceWords, type RowNoun } from './use-place-words.ts';

/** Beside a figure of which only a part is known. */
export const PARTIAL_SIGN = '◐';
const NOT_COMPARABLE_SIGN = '≠';

/** What a row of a subject is; of the others it is a row. */
const ROW_NOUNS: Readonly<Partial<Record<SubjectKey, RowNoun>>> = {
  revenue: 'payments',
  collection: 'payments',
  assessments: 'assessments',
  compliance: 'obligations',
  duties: 'obligations',
  settlements: 'obligations',
  arrears: 'debts',
  debtors: 'debts',
  pursuit: 'debts',
  qualityMoves: 'debts',
};

/** The part of an unknown figure that is known; null where nothing of it is. */
export const knownPartOf = (state: ValueState | null): Value => (state?.state === 'unknown' ? (state.known ?? null) : null);

export interface StateWords {
  /** In place of a figure: the part that is known with its sign, or a word. */
  readonly mark: (state: ValueState, subject: SubjectKey, measure: string) => string;
  /** The same with all digits, for the pointer and for files. */
  readonly exact: (state: ValueState, subject: SubjectKey, measure: string) => string;
  /** Why the figure is missing or incomplete, in a sentence. */
  readonly reason: (state: ValueState, subject: SubjectKey, measure: string) => string;
}

function useReason(): StateWords['reason'] {
  const t = useMessages(stateTexts);
  const text = useMessages(messages);
  const extract = useMessages(extractTexts);
  const remark = useMessages(remarkTexts);
  const format = useFormat();
  const place = usePlaceWords();
  return useCallback(
    (state, subject, measure) => {
      switch (state.state) {
        case 'hidden':
          return t('hidden');
        case 'not-comparable':
          return remark(`not-comparable.${state.reason}`, { on: '-', comparedOn: '-' });
        case 'absent':
          if (state.extract) return text('needsExtract', { name: extract(state.extract) });
          return state.reason === 'no-base' ? t('noBase') : text('noValueYet');
        case 'unknown': {
          if (!state.field) return text('notInExtract');
          if (isUnknownPlace(state)) return place(state, measureSpec(subject, measure).unit, ROW_NOUNS[subject]);
          const field = t(`field.${state.field}`);
          if (state.lacking === undefined) return t('fieldUnknown', { field });
          const words = { lacking: format.count(state.lacking), noun: t(`noun.${ROW_NOUNS[subject] ?? 'rows'}`), field };
          return state.rows === undefined ? t('lacking', words) : t('lackingOf', { ...words, rows: format.count(state.rows) });
        }
      }
    },
    [t, text, extract, remark, format, place],
  );
}

/** The words and signs of the states of a value, the same in cards, tables, charts and files. */
export function useStateWords(): StateWords {
  const t = useMessages(stateTexts);
  const format = useFormat();
  const reason = useReason();
  const mark: StateWords['mark'] = useCallback(
    (state, subject, measure) => {
      const known = knownPartOf(state);
      if (known !== null) return `${format.value(known, measureSpec(subject, measure).unit)} ${PARTIAL_SIGN}`;
      if (state.state === 'hidden' || state.state === 'unknown') return t(state.state);
      return state.state === 'not-comparable' ? NOT_COMPARABLE_SIGN : format.value(null, 'count');
    },
    [t, format],
  );
  const exact: StateWords['exact'] = useCallback(
    (state, subject, measure) => {
      const known = knownPartOf(state);
      if (known === null) return mark(state, subject, measure);
      return t('partial', { value: format.valueExact(known, measureSpec(subject, measure).unit) });
    },
    [t, format, mark],
  );
  return useMemo(() => ({ mark, exact, reason }), [mark, exact, reason]);
}
