import { useCallback, useMemo } from 'react';
import { measureSpec, type SubjectKey, type Unit, type ValueState } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { knownPartOf, stateOf, valueOf, type Shown } from '@pendapa/query';
import { extractTexts } from '@pendapa/ui-layout';
import { remarkTexts } from '../messages/remarks.ts';
import { stateTexts } from '../messages/states.ts';
import { messages } from '../messages/texts.ts';
import { isUnknownPlace, usePlaceWords, type RowNoun } from './use-place-words.ts';

/** Sign beside a figure that is only partly known. */
export const PARTIAL_SIGN = '◐';
const NOT_COMPARABLE_SIGN = '≠';

/** Noun for the rows of each subject; "rows" for the others. */
const ROW_NOUNS: Readonly<Partial<Record<SubjectKey, RowNoun>>> = {
  revenue: 'payments',
  collection: 'payments',
  achievement: 'payments',
  assessments: 'assessments',
  compliance: 'obligations',
  duties: 'obligations',
  settlements: 'obligations',
  arrears: 'debts',
  debtors: 'debts',
  pursuit: 'debts',
  qualityMoves: 'debts',
};

export interface StateWords {
  /** Text of a figure; if it is missing, its known part with a sign or a word for its state. */
  readonly text: (figure: Shown, unit: Unit) => string;
  /** Like `text`, without the sign: for cards, which say in words below that data are missing. */
  readonly cardText: (figure: Shown, unit: Unit) => string;
  /** Like `text`, with all digits, for tooltips and files. */
  readonly exact: (figure: Shown, unit: Unit) => string;
  /** Sentence why the figure is missing or incomplete. */
  readonly reason: (state: ValueState, subject: SubjectKey, measure: string) => string;
  /** Like `reason`; of a partly known figure it says first that data are missing. */
  readonly cardReason: (state: ValueState, subject: SubjectKey, measure: string) => string;
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
          if (state.grain) return t(`totals.${state.grain}`);
          if (state.extract) return text('needsExtract', { name: extract(state.extract) });
          return state.reason === 'no-base' ? t('noBase') : text('noValueYet');
        case 'unknown': {
          if (!state.field) return text('notInExtract');
          if (isUnknownPlace(state)) return place(state, measureSpec(subject, measure).unit, ROW_NOUNS[subject]);
          const field = t(`field.${state.field}`);
          if (state.lacking === undefined) return t(state.known === undefined ? 'fieldUnknown' : 'fieldIncomplete', { field });
          const rowsText = (rows: number) => t(`noun.${ROW_NOUNS[subject] ?? 'rows'}`, { count: rows });
          if (state.rows === undefined) return t('lacking', { rows: rowsText(state.lacking), field });
          return t('lackingOf', { lacking: format.count(state.lacking), all: rowsText(state.rows), field });
        }
      }
    },
    [t, text, extract, remark, format, place],
  );
}

/** Texts and signs of the states of a value, the same in cards, tables, charts and files. */
export function useStateWords(): StateWords {
  const t = useMessages(stateTexts);
  const format = useFormat();
  const reason = useReason();
  const sign = useCallback(
    ({ state }: ValueState): string => {
      if (state === 'hidden' || state === 'unknown') return t(state);
      return state === 'not-comparable' ? NOT_COMPARABLE_SIGN : format.value(null, 'count');
    },
    [t, format],
  );
  const cardText: StateWords['cardText'] = useCallback(
    (figure, unit) => {
      const state = stateOf(figure);
      if (state === null) return format.value(valueOf(figure), unit);
      const part = knownPartOf(state);
      return part === null ? sign(state) : format.value(part, unit);
    },
    [format, sign],
  );
  const text: StateWords['text'] = useCallback(
    (figure, unit) => {
      const shown = cardText(figure, unit);
      return knownPartOf(stateOf(figure)) === null ? shown : `${shown} ${PARTIAL_SIGN}`;
    },
    [cardText],
  );
  const cardReason: StateWords['cardReason'] = useCallback(
    (state, subject, measure) => {
      const why = reason(state, subject, measure);
      return knownPartOf(state) === null ? why : t('incomplete', { reason: why });
    },
    [t, reason],
  );
  const exact: StateWords['exact'] = useCallback(
    (figure, unit) => {
      const state = stateOf(figure);
      if (state === null) return format.valueExact(valueOf(figure), unit);
      const part = knownPartOf(state);
      return part === null ? sign(state) : t('partial', { value: format.valueExact(part, unit) });
    },
    [t, format, sign],
  );
  return useMemo(() => ({ text, cardText, exact, reason, cardReason }), [text, cardText, exact, reason, cardReason]);
}

/** Adds "of those known" to a name: "BPD (of those known)". */
export function useOfKnown(): (name: string) => string {
  const t = useMessages(stateTexts);
  return useCallback((name) => t('ofKnown', { name }), [t]);
}
