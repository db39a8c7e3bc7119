import { reconciliationQueries, defineQuery } from '@pendapa/contracts';
import { owingReconciliation } from './owing-objects.ts';

const STATE = ['objects', 'total', 'averagePerObject'] as const;

export const totals = defineQuery({ subject: 'debtors', measures: STATE });

export const taxes = defineQuery({
  subject: 'debtors',
  measures: STATE,
  by: ['taxType'],
  compare: 'none',
  sort: [{ key: 'objects', descending: true }],
});

/** Taxes from the largest average per object. */
export const averages = defineQuery({
  subject: 'debtors',
  measures: STATE,
  by: ['taxType'],
  compare: 'none',
  sort: [{ key: 'averagePerObject', descending: true }],
});

export const taxYears = defineQuery({ subject: 'debtors', measures: ['objects'], by: ['taxType', 'yearsOwed'], compare: 'none' });

export const bands = defineQuery({ subject: 'debtors', measures: ['objects', 'total'], by: ['debtBand'], compare: 'none' });

/** Registered objects: the denominator of the share in arrears. */
export const registeredObjects = defineQuery({ subject: 'objects', measures: ['registered'], compare: 'none' });
export const registeredTaxes = defineQuery({ subject: 'objects', measures: ['registered'], by: ['taxType'], compare: 'none' });

export const initialQueries = [
  totals,
  taxes,
  averages,
  taxYears,
  bands,
  registeredObjects,
  registeredTaxes,
  ...reconciliationQueries(owingReconciliation),
] as const;
