import { useCallback } from 'react';
import type { ListedCases } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { usePlaceName } from '@pendapa/panels';
import { caseTexts } from './messages.ts';

/** Sentences about the cases that lack the chosen place: their number and amount, one sentence for each kind of place. */
export function useUnplacedWords(): (cases: Pick<ListedCases, 'unplaced'>) => readonly string[] {
  const t = useMessages(caseTexts);
  const placeName = usePlaceName();
  const format = useFormat();
  return useCallback(
    ({ unplaced }) =>
      unplaced.map(({ field, cases, amount }) => t('unplaced', { count: cases, amount: format.money(amount), place: placeName(field) })),
    [t, placeName, format],
  );
}
