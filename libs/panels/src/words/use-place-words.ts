import { useCallback } from 'react';
import { isPlaceField, type PlaceField, type Unit, type ValueState } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { stateTexts } from '../messages/states.ts';

/** Noun for the rows of a subject. */
export type RowNoun = 'rows' | 'payments' | 'debts' | 'assessments' | 'obligations';
/** State of a figure whose rows lack the chosen place. */
export type UnknownPlace = Extract<ValueState, { state: 'unknown' }> & { readonly field: PlaceField };

export const isUnknownPlace = (state: ValueState | null): state is UnknownPlace => state?.state === 'unknown' && isPlaceField(state.field);

/** Text for the place that rows lack: "known by city only". */
export function usePlaceName(): (field: PlaceField) => string {
  const t = useMessages(stateTexts);
  return useCallback((field) => t(`place.${field}`), [t]);
}

/** Text for rows that lack a place: "Rp 29.87 billion known by city only". */
export function usePlaceWords(): (state: UnknownPlace, unit: Unit, noun?: RowNoun) => string {
  const t = useMessages(stateTexts);
  const format = useFormat();
  return useCallback(
    ({ field, unplaced, lacking }, unit, noun = 'rows') => {
      const place = t(`place.${field}`);
      if (unplaced !== undefined) return t('placeValue', { value: format.value(unplaced, unit), place });
      if (lacking === undefined) return t('fieldUnknown', { field: t(`field.${field}`) });
      return t('placeRows', { rows: t(`noun.${noun}`, { count: lacking }), place });
    },
    [t, format],
  );
}
