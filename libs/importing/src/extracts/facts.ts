import { ACTIONS, DOCUMENTS, FILING_MODES, LAST_ACTIONS, QUALITY_CLASSES, RESULTS } from './choices.ts';
import {
  bankRef,
  boolean,
  channelRef,
  choice,
  count,
  date,
  money,
  objectRef,
  obligation,
  place,
  required,
  taxRef,
  text,
  unitRef,
  type FieldSpecs,
} from './field-spec.ts';

const MOST_CORRECTIONS = 1_000;

export const ASSESSMENT_FIELDS: FieldSpecs = {
  id: required(text('assessment_id')),
  document: required(choice('document', DOCUMENTS)),
  object: objectRef,
  tax: required(taxRef),
  ...place,
  taxYear: required(obligation.taxYear),
  period: obligation.period,
  issuedOn: required(date('issued_on')),
  dueOn: date('due_on'),
  principal: required(money('principal')),
  penalty: money('penalty'),
  exemption: money('exemption'),
  reduction: money('reduction'),
  cancelled: money('cancelled'),
  cancelledOn: date('cancelled_on'),
};

export const RETURN_FIELDS: FieldSpecs = {
  id: required(text('return_id')),
  object: objectRef,
  tax: required(taxRef),
  ...place,
  taxYear: required(obligation.taxYear),
  period: obligation.period,
  periodEnd: required(date('period_end')),
  dueOn: required(date('due_on')),
  payDueOn: date('pay_due_on'),
  filedOn: date('filed_on'),
  mode: choice('mode', FILING_MODES),
  declaredBase: money('declared_base'),
  declaredTax: money('declared_tax'),
  correction: { kind: 'integer', least: 0, most: MOST_CORRECTIONS, otherwise: 0, to: 'correction' },
};

export const PAYMENT_FIELDS: FieldSpecs = {
  id: text('payment_id'),
  ntpd: text('ntpd'),
  paidOn: date('paid_on'),
  posted: required({ kind: 'posted', to: 'posted_on' }),
  object: objectRef,
  tax: taxRef,
  ...place,
  ...obligation,
  channel: channelRef,
  bank: bankRef,
  principal: money('principal'),
  penalty: money('penalty'),
  discount: money('discount'),
  amount: money('amount'),
  transactions: count('transactions'),
  assessment: text('assessment_id'),
  return: text('return_id'),
  arrears: boolean('is_arrears'),
  reversalOf: text('reversal_of'),
};

export const ARREARS_FIELDS: FieldSpecs = {
  snapshotOn: required(date('snapshot_on')),
  object: objectRef,
  tax: required(taxRef),
  ...place,
  taxYear: required(obligation.taxYear),
  period: obligation.period,
  principal: required(money('principal')),
  penalty: money('penalty'),
  dueOn: required(date('due_on')),
  quality: choice('quality', QUALITY_CLASSES),
  disputed: boolean('disputed'),
  uncollectible: boolean('uncollectible'),
  lastAction: choice('last_action', LAST_ACTIONS),
  actionOn: date('action_on'),
  expiresOn: date('expires_on'),
};

export const ARREARS_MOVEMENT_FIELDS: FieldSpecs = {
  snapshotOn: required(date('snapshot_on')),
  tax: required(taxRef),
  unit: unitRef,
  opening: required(money('opening')),
  added: required(money('added')),
  collected: required(money('collected')),
  writtenOff: required(money('written_off')),
  adjusted: required({ kind: 'money', to: 'adjusted', signed: true }),
  closing: required(money('closing')),
};

export const ENFORCEMENT_FIELDS: FieldSpecs = {
  id: required(text('action_id')),
  object: objectRef,
  tax: taxRef,
  ...place,
  action: required(choice('action', ACTIONS)),
  issuedOn: required(date('issued_on')),
  amount: money('amount'),
  result: choice('result', RESULTS),
};
