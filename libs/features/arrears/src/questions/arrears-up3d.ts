import { reconciliationQueries, defineReconciliation, defineQuery } from '@pendapa/contracts';

export const PURSUED = ['collectible', 'untouched', 'untouchedShare', 'overdueSteps', 'overdueStepAmount'] as const;
export const FLOW = ['opening', 'collected', 'recoveryRate'] as const;

export const pursuit = defineQuery({ subject: 'pursuit', measures: ['total', ...PURSUED] });

export const unitActions = defineQuery({ subject: 'pursuit', measures: ['total'], by: ['unit', 'lastAction'], compare: 'none' });

export const units = defineQuery({
  subject: 'pursuit',
  measures: ['total', ...PURSUED],
  by: ['unit'],
  compare: 'none',
  sort: [{ key: 'overdueSteps', descending: true }],
});

/** Opening arrears of each unit and the amount collected on them. */
export const flows = defineQuery({ subject: 'arrearsFlow', measures: FLOW, by: ['unit'], compare: 'none' });

export const lapsing = defineQuery({ subject: 'arrears', measures: ['expiring'], by: ['unit'], compare: 'none' });

/** A letter counts in its month of issue. Amounts are not summed, because a debt has several letters. */
export const letters = defineQuery({
  subject: 'enforcement',
  measures: ['actions'],
  by: ['month', 'result'],
  span: { months: 24 },
  compare: 'none',
});

/** Dimensions whose rows must add up to all arrears. */
export const pursued = defineReconciliation({ subject: 'pursuit', measure: 'total' }, ['taxType', 'unit', 'lastAction']);

export const initialQueries = [pursuit, unitActions, units, flows, lapsing, letters, ...reconciliationQueries(pursued)] as const;
