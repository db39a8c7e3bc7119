import { reconciliationQueries, defineReconciliation, defineQuery } from '@pendapa/contracts';

export const PURSUIT_MEASURES = ['collectible', 'untouched', 'untouchedShare', 'overdueSteps', 'overdueStepAmount'] as const;
export const FLOW_MEASURES = ['opening', 'collected', 'recoveryRate'] as const;

export const pursuitTotals = defineQuery({ subject: 'pursuit', measures: ['total', ...PURSUIT_MEASURES] });

export const unitActions = defineQuery({ subject: 'pursuit', measures: ['total'], by: ['unit', 'lastAction'], compare: 'none' });

export const unitPursuit = defineQuery({
  subject: 'pursuit',
  measures: ['total', 'documents', ...PURSUIT_MEASURES],
  by: ['unit'],
  compare: 'none',
  sort: [{ key: 'overdueSteps', descending: true }],
});

/** Opening arrears of each unit and the amount collected on them. */
export const unitFlows = defineQuery({ subject: 'arrearsFlow', measures: FLOW_MEASURES, by: ['unit'], compare: 'none' });

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
export const arrearsReconciliation = defineReconciliation({ subject: 'pursuit', measure: 'total' }, ['taxType', 'unit', 'lastAction']);

export const initialQueries = [
  pursuitTotals,
  unitActions,
  unitPursuit,
  unitFlows,
  lapsing,
  letters,
  ...reconciliationQueries(arrearsReconciliation),
] as const;
