import { QUALITIES } from '@pendapa/contracts';
import { MEMBER_NAMES } from '@pendapa/contracts/definitions';
import { useMessages, useText } from '@pendapa/i18n';
import { codesOf, useAnswer } from '@pendapa/query';
import { filterTexts } from '../messages/filters.ts';
import { useFilters } from '../choices/filters-context.ts';
import { CheckboxList } from './checkbox-list.tsx';
import type { FieldProps } from './field.ts';

/** Classes of quality, from performing to bad. */
export function DebtQualityField({ choices, change }: FieldProps) {
  const t = useMessages(filterTexts);
  const text = useText();
  return (
    <CheckboxList
      label={t('quality')}
      options={QUALITIES.map((value) => ({ value, label: text(MEMBER_NAMES.quality[value]) }))}
      chosen={choices.quality}
      onChange={(chosen) => change({ quality: QUALITIES.filter((quality) => chosen.includes(quality)) })}
    />
  );
}

/** Tax years with arrears at the snapshot, latest first. */
export function DebtYearField({ choices, change }: FieldProps) {
  const t = useMessages(filterTexts);
  const { period, isReady } = useFilters();
  const { answer } = useAnswer(
    { subject: 'arrears', measures: ['documents'], by: ['taxYear'], ...(period ? { to: period.to } : {}) },
    isReady,
  );
  const owed = answer ? codesOf(answer, 'taxYear').filter((year) => year !== null) : [];
  const years = [...new Set([...owed, ...choices.taxYear])].sort().reverse();
  return (
    <CheckboxList
      label={t('taxYear')}
      options={years.map((value) => ({ value, label: value }))}
      chosen={choices.taxYear}
      onChange={(taxYear) => change({ taxYear })}
    />
  );
}
