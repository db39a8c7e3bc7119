import { reconciliationQueries, defineReconciliation, defineQuery } from '@pendapa/contracts';
import { FLOW_MEASURES, debtorFlow } from './owing-objects.ts';

const YEARS = { span: { years: 8 }, compare: 'none' } as const;

export const yearFlows = defineQuery({ subject: 'debtorFlow', measures: FLOW_MEASURES, by: ['year'], ...YEARS });

export const yearsOwed = defineQuery({ subject: 'debtors', measures: ['objects'], by: ['year', 'yearsOwed'], ...YEARS });

/** Objects in arrears at the end of each year, by the first year in arrears. */
export const cohorts = defineQuery({ subject: 'debtorFlow', measures: ['closing'], by: ['year', 'firstOwedYear'], ...YEARS });

/** Dimensions whose rows must add up to the objects in arrears at the end. */
export const owingReconciliation = defineReconciliation({ subject: 'debtorFlow', measure: 'closing' }, ['taxType', 'unit']);

export const initialQueries = [debtorFlow, yearFlows, yearsOwed, cohorts, ...reconciliationQueries(owingReconciliation)] as const;
