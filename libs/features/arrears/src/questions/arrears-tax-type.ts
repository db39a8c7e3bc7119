import { stated } from '@pendapa/contracts';

const LARGEST_FIRST = [{ key: 'total', descending: true }] as const;

export const worth = stated({
  subject: 'arrears',
  measures: [
    ...(['total', 'lapsed', 'disputed', 'uncollectible', 'collectible', 'collectibleAllowance', 'netCollectible'] as const),
    ...(['allowance', 'netValue', 'expiring', 'overYearShare', 'arrearsRatio', 'collectibleRatio'] as const),
  ],
});

export const ages = stated({ subject: 'arrears', measures: ['total'], by: ['taxType', 'ageBand'], compare: 'none', sort: LARGEST_FIRST });

export const qualities = stated({ subject: 'arrears', measures: ['total', 'allowance', 'netValue'], by: ['quality'], compare: 'none' });

export const taxes = stated({
  subject: 'arrears',
  measures: [
    ...(['objects', 'principal', 'penalty', 'total', 'lapsed', 'disputed', 'uncollectible', 'collectible'] as const),
    ...(['netCollectible', 'allowance', 'netValue', 'expiring', 'overYearShare', 'arrearsRatio'] as const),
  ],
  by: ['taxType'],
  compare: 'none',
  sort: LARGEST_FIRST,
});

/** What lapses in each of the twelve months after the snapshot. */
export const lapseMonths = stated({ subject: 'arrears', measures: ['expiring'], by: ['lapseMonth'], compare: 'none' });

export const opened = [worth, ages, qualities, taxes, lapseMonths] as const;
