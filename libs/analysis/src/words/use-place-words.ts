import { useCallback } from 'react';
import { isPlaceField, type PlaceField, type Unit, type ValueState } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { stateTexts } from '../messages/states.ts';

/** What a row is. */
export type RowNoun = 'rows' | 'payments' | 'debts' | 'assessments' | 'obligations';
/** A figure of which rows lack the chosen place. */
export type UnknownPlace = Extract<ValueState, { state: 'unknown' }> & { readonly field: PlaceField };

export const isUnknownPlace = (state: ValueState | null): state is UnknownPlace => state?.state === 'unknown' && isPlaceField(state.field);

/** Says of a figure that its rows lack a place: "Rp 29.87 billion known by city only". */
export function usePlaceWords(): (state: UnknownPlace, unit: Unit, noun?: RowNoun) => string {
  const t = useMessages(stateTexts);
  const format = useFormat();
  return useCallback(
    ({ field, unplaced, lacking }, unit, noun = 'rows') => {
      const place = t(`place.${field}`);
      if (unplaced !== undefined) return t('placeValue', { value: format.value(unplaced, unit), place });
      if (lacking === undefined) return t('fieldUnknown', { field: t(`field.${field}`) });
      return t('placeRows', { lacking: format.count(lacking), noun: t(`noun.${noun}`), place });
    },
    [t, format],
  );
}
