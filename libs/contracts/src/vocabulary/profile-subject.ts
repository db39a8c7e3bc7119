import { PLACE_FILTERS, PLACES } from './obligation-subjects.ts';
import { additive, ratio, stock } from './kinds.ts';

export const PROFILE_SUBJECT = {
  /**
   * What open objects are like as the register says on the data date, with what was assessed on objects or declared within the period, what
   * of it was paid, and what is owed at the last snapshot.
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
    // Land, building, value and ward together point at one house: what it owes, or is spared, is not told by them.
    incompatible: [
      { measures: ['assessed', 'paid', 'paidShare', 'arrears'], from: ['ward', 'valueBand', 'landBand', 'buildingBand'] },
      { measures: ['exemptObjects', 'objectsInArrears', 'objectsInArrearsShare'], from: ['ward', 'landBand', 'buildingBand'] },
    ],
    extracts: ['objects', 'assessments', 'returns', 'payments', 'arrears'],
  },
} as const;
