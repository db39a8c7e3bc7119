import { defineQuery } from '@pendapa/contracts';

/** Arrears of the whole, for the cards. */
export const total = defineQuery({ subject: 'arrears', measures: ['total', 'objects', 'overYearShare'] });

/** Arrears by district, for the ranking and the table. */
export const districts = defineQuery({
  subject: 'arrears',
  measures: ['total', 'objects', 'overYearShare'],
  by: ['district'],
  compare: 'none',
  sort: [{ key: 'total', descending: true }],
});

/** Arrears by age, for the chart beside the ranking. */
export const ages = defineQuery({ subject: 'arrears', measures: ['total'], by: ['ageBand'], compare: 'none' });

/** Sent when the page opens. */
export const initialQueries = [total, districts, ages] as const;
