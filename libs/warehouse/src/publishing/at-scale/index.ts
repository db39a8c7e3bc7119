export { joinedPayments, withJoinedPayments } from './joined-payments.ts';
export { mostAtATime } from './obligation-portions.ts';
export { sumPortions } from './obligation-rounds.ts';
export { noteTouched, obligationYears, TOUCHED, touchedPaymentsSql } from './obligations-touched.ts';
export { forgetTouchedPayers, noteTouchedPayers, TOUCHED_PAYERS, touchedTable } from './touched-payers.ts';
