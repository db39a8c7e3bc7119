import { useCallback } from 'react';
import { addMonths, isPlaceField, measureSpec, monthEnd, NOT_COMPARABLE, SUBJECT_KEYS, type Note, type Texts } from '@pendapa/contracts';
import { useFormat, useMessages, useText, type Format, type Translate } from '@pendapa/i18n';
import { concernsMeasure, listedValues, stateOf, totalOf, type AnswerTo } from '@pendapa/query';
import { remarkTexts } from '../messages/remarks.ts';
import { definitionOf } from './use-names.ts';

/** Threshold and number of hidden figures; null if nothing is hidden. */
function hiddenIn(answer: AnswerTo): { readonly below: string; readonly count: number } | null {
  const params = answer.notes.find(({ code }) => code === 'suppressed')?.params;
  return params ? { below: params['below'] ?? '', count: Number(params['cells'] ?? 0) } : null;
}

/** Joins consecutive months into periods, because many may lie before the data. */
function monthRuns(months: readonly string[], format: Format): string {
  const runs: string[][] = [];
  for (const month of months) {
    const run = runs.at(-1);
    if (run && addMonths(run.at(-1) ?? month, 1) === month) run.push(month);
    else runs.push([month]);
  }
  const firstWithRest = ([first = '', ...rest]: readonly string[]) =>
    rest.length === 0 ? format.month(first) : format.period({ from: first, to: monthEnd(rest.at(-1) ?? first) });
  return runs.map(firstWithRest).join(', ');
}

type Words = Translate<(typeof remarkTexts)['id']>;

/** Text of the rows without a place: their money, another sum with its name, or their number. */
function leftOut({ params }: Note, t: Words, format: Format, text: (texts: Texts) => string): string {
  const { measure = '', value = '', rows = '0' } = params;
  const subject = SUBJECT_KEYS.find((key) => key === params['subject']);
  if (subject === undefined || measure === '') return t('unplacedRows', { count: Number(rows) });
  const { unit } = measureSpec(subject, measure);
  if (unit === 'money') return format.money(value);
  return `${text(definitionOf(subject, measure).label)} ${format.value(Number(value), unit)}`;
}

function remarkOf(note: Note, t: Words, format: Format, text: (texts: Texts) => string): string | null {
  const { from = '', to = '', on = '', comparedOn = '', reason, series, field } = note.params;
  const days = { on: format.date(on || null), comparedOn: format.date(comparedOn || null) };
  switch (note.code) {
    case 'snapshot':
      return comparedOn === '' ? t('snapshot', days) : t('snapshots', days);
    case 'of-year': {
      const compared = { from: note.params['comparedFrom'] ?? '', to: note.params['comparedTo'] ?? '' };
      const period = format.period({ from, to });
      return compared.from === '' ? t('of-year', { period }) : t('of-years', { period, compared: format.period(compared) });
    }
    case 'as-it-stood':
      return t('as-it-stood', days);
    case 'not-comparable': {
      const known = NOT_COMPARABLE.find((one) => one === reason);
      return known === undefined ? null : t(`not-comparable.${known}`, days);
    }
    case 'empty-months': {
      const months = monthRuns(listedValues(note, 'months'), format);
      return t(series === 'comparison' ? 'empty-months.comparison' : 'empty-months.current', { months });
    }
    case 'suppressed':
      return t('suppressed', { below: note.params['below'] ?? '', count: Number(note.params['cells'] ?? 0) });
    case 'unknown-class':
      return t('unknown-class');
    case 'one-year':
      return t('one-year');
    case 'event-returns':
      return t('event-returns', { taxes: listedValues(note, 'taxes').join(', ') });
    case 'without-target': {
      const texts = {
        amount: format.money(note.params['amount'] ?? '0'),
        names: text({ id: note.params['id'] ?? '', en: note.params['en'] ?? '' }),
      };
      const of = series === 'comparison' ? 'comparison' : 'current';
      return t(`without-target.${of}.${note.params['lacks'] === 'plan' ? 'plan' : 'target'}`, texts);
    }
    case 'unplaced':
      return isPlaceField(field) ? t(`unplaced.${field}`, { what: leftOut(note, t, format, text) }) : null;
    case 'of-own-units':
      return t('of-own-units', { units: text({ id: note.params['id'] ?? '', en: note.params['en'] ?? '' }) });
    case 'years-left-out':
      return t('years-left-out', { years: listedValues(note, 'years').join(', ') });
    default:
      return null;
  }
}

/** Note why a measure is not compared; null if it is. */
export const refusedComparison = (answer: AnswerTo, measure: string): Note | null =>
  answer.notes.find((note) => note.code === 'not-comparable' && concernsMeasure(note, measure)) ?? null;

type Remarks = (answer: AnswerTo, measure: string) => readonly string[];

/** Notes of an answer about a measure as text: days, comparison, and missing data. */
export function useRemarks(): Remarks {
  const t = useMessages(remarkTexts);
  const format = useFormat();
  const text = useText();
  return useCallback(
    (answer, measure) => answer.notes.flatMap((note) => (concernsMeasure(note, measure) ? (remarkOf(note, t, format, text) ?? []) : [])),
    [t, format, text],
  );
}

const isTotalHidden = (answer: AnswerTo, measure: string): boolean =>
  [totalOf(answer, measure), totalOf(answer, measure, 'comparison')].some((total) => stateOf(total)?.state === 'hidden');

/** Notes about the total of a measure. Hidden figures of other rows do not concern it, and the state of an incomplete total says why. */
export function useTotalRemarks(): Remarks {
  const t = useMessages(remarkTexts);
  const remarks = useRemarks();
  return useCallback(
    (answer, measure) => {
      const isIncomplete = stateOf(totalOf(answer, measure))?.state === 'unknown';
      const notes = answer.notes.filter(({ code }) => code !== 'suppressed' && !(code === 'unknown-class' && isIncomplete));
      const hiding = isTotalHidden(answer, measure) ? hiddenIn(answer) : null;
      return [...remarks({ ...answer, notes }, measure), ...(hiding ? [t('suppressedTotal', { below: hiding.below })] : [])];
    },
    [t, remarks],
  );
}
