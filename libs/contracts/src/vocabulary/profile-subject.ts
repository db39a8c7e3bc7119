import { PLACE_FILTERS, PLACES } from './obligation-subjects.ts';
import { additive, ratio, stock } from './kinds.ts';

export const PROFILE_SUBJECT = {
  /**
   * Open objects by their attributes in the register on the data date. Amounts assessed and paid are those of the period; arrears are those of
   * the last snapshot.
   */
  objectProfiles: {
    measures: {
      objects: stock('count', 'up'),
      baseValue: stock('money', 'neutral'),
      exemptObjects: stock('count', 'neutral'),
      outdatedObjects: stock('count', 'down'),
      outdatedShare: ratio('ratio', 'down'),
      assessed: additive('money', 'neutral'),
      paid: additive('money', 'up'),
      paidShare: ratio('ratio', 'up'),
      objectsInArrears: stock('count', 'down'),
      objectsInArrearsShare: ratio('ratio', 'down'),
      arrears: stock('money', 'down'),
    },
    dimensions: [...PLACES, 'objectClass', 'objectUse', 'valueBand', 'landBand', 'buildingBand'],
    filters: [...PLACE_FILTERS, 'only'],
    // Land, building, value and ward together identify one house, so its debts and exemptions cannot be split by them.
    incompatible: [
      { measures: ['assessed', 'paid', 'paidShare', 'arrears'], from: ['ward', 'valueBand', 'landBand', 'buildingBand'] },
      { measures: ['exemptObjects', 'objectsInArrears', 'objectsInArrearsShare'], from: ['ward', 'landBand', 'buildingBand'] },
    ],
    extracts: ['objects', 'assessments', 'returns', 'payments', 'arrears'],
  },
} as const;
