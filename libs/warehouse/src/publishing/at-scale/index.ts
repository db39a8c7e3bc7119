export { joinedPayments, withJoinedPayments } from './joined-payments.ts';
export { maxObligationsInMemory } from './obligation-portions.ts';
export { sumPortions } from './obligation-rounds.ts';
export { collectDirtyObligations, obligationYears, DIRTY, dirtyPaymentsSql } from './dirty-obligations.ts';
export { dropDirtyPayers, collectDirtyPayers, DIRTY_PAYERS, dirtyPayerTable } from './dirty-payers.ts';
