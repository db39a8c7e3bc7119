import { questionsOf, reconciled, stated } from '@pendapa/contracts';
import { FLOW, flow } from './debtor-flow.ts';

const YEARS = { span: { years: 8 }, compare: 'none' } as const;

export const yearFlows = stated({ subject: 'debtorFlow', measures: FLOW, by: ['year'], ...YEARS });

export const yearsOwed = stated({ subject: 'debtors', measures: ['objects'], by: ['year', 'yearsOwed'], ...YEARS });

/** Objects in arrears at the end of each year, by the first year in arrears. */
export const cohorts = stated({ subject: 'debtorFlow', measures: ['closing'], by: ['year', 'firstOwedYear'], ...YEARS });

/** Dimensions whose rows must add up to the objects in arrears at the end. */
export const owing = reconciled({ subject: 'debtorFlow', measure: 'closing' }, ['taxType', 'unit']);

export const opened = [flow, yearFlows, yearsOwed, cohorts, ...questionsOf(owing)] as const;
