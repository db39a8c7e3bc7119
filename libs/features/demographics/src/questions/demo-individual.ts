import { stated } from '@pendapa/contracts';
import { holdersBy, payersBy } from './groups.ts';

/** The first one is shown unless the address says another. */
export const SEGMENTS = ['ageGroup', 'residence'] as const;

const where = { taxpayerKind: ['individual'] } as const;

export const registered = stated({ subject: 'taxpayers', measures: ['registered', 'validNikShare'], where });

/** Of the youngest too few are known to tell the sexes apart: asked only where the reader wants it. */
export const sexes = stated({ subject: 'taxpayers', measures: ['registered'], by: ['ageGroup', 'sex'], compare: 'none', where });

export const ages = holdersBy('individual', 'ageGroup');
export const taxesPaid = payersBy('individual', 'taxTypesPaid');

export const opened = [registered, ages, taxesPaid] as const;
