import { reconciliationQueries, defineReconciliation, defineQuery } from '@pendapa/contracts';

const BY_SIZE = [{ key: 'total', descending: true }] as const;

export const worth = defineQuery({
  subject: 'arrears',
  measures: [
    ...(['total', 'lapsed', 'disputed', 'uncollectible', 'collectible', 'collectibleAllowance', 'netCollectible'] as const),
    ...(['allowance', 'netValue', 'expiring', 'overYearShare'] as const),
  ],
});

/** Ratios to a year's revenue. Revenue has no quality and no tax year of a debt. */
export const ratios = defineQuery({ subject: 'arrears', measures: ['arrearsRatio', 'collectibleRatio'] });

export const ages = defineQuery({
  subject: 'arrears',
  measures: ['total'],
  by: ['taxType', 'ageBand'],
  compare: 'none',
  sort: BY_SIZE,
});

export const qualities = defineQuery({
  subject: 'arrears',
  measures: ['total', 'allowance', 'netValue'],
  by: ['quality'],
  compare: 'none',
});

export const taxes = defineQuery({
  subject: 'arrears',
  measures: [
    ...(['objects', 'principal', 'penalty', 'total', 'lapsed', 'disputed', 'uncollectible', 'collectible'] as const),
    ...(['netCollectible', 'allowance', 'netValue', 'expiring', 'overYearShare'] as const),
  ],
  by: ['taxType'],
  compare: 'none',
  sort: BY_SIZE,
});

export const taxRatios = defineQuery({ subject: 'arrears', measures: ['arrearsRatio'], by: ['taxType'], compare: 'none' });

/** Amounts that lapse in each of the twelve months after the snapshot. */
export const lapseMonths = defineQuery({ subject: 'arrears', measures: ['expiring'], by: ['lapseMonth'], compare: 'none' });

/** Dimensions whose rows must add up to all arrears. */
export const arrearsReconciliation = defineReconciliation({ subject: 'arrears', measure: 'total' }, [
  'taxType',
  'unit',
  'ageBand',
  'quality',
]);

export const initialQueries = [
  worth,
  ratios,
  ages,
  qualities,
  taxes,
  taxRatios,
  lapseMonths,
  ...reconciliationQueries(arrearsReconciliation),
] as const;
