import type { ComponentKey } from '@pendapa/contracts';
import {
  countOfField,
  coveredRevenue,
  debtors,
  distinctPayers,
  eventSum,
  holderObjectsInArrears,
  inThousandths,
  nonAdditiveSum,
  objectsByState,
  payingHolders,
  payingObjects,
  planComponent,
  residents,
  sumComponent,
  sumIfKnown,
  sumOfClasses,
  sumOfField,
  type Component,
} from './component-kinds.ts';
import { ON_PLAN, ON_TARGET, ON_YEAR_PLAN } from './covered-columns.ts';
import { OBLIGATION_STATE_COLUMNS } from './sources/obligation-objects-source.ts';
import { HOLDER_COLUMNS } from './sources/holders-source.ts';

export type { Component } from './component-kinds.ts';
export type { ComponentKey } from '@pendapa/contracts';

/** Components of all formulas of the vocabulary. */
export const COMPONENTS: Readonly<Record<ComponentKey, Component>> = {
  // Payments.
  amount: sumComponent('amount'),
  principal: sumIfKnown('principal'),
  penalty: sumIfKnown('penalty'),
  discount: sumIfKnown('discount'),
  transactions: sumIfKnown('transactions'),
  objects: distinctPayers('object', 'unknown_objects'),
  onObjects: sumComponent('amount_on_object'),
  taxpayers: distinctPayers('taxpayer', 'unknown_taxpayers'),
  onTaxpayers: sumComponent('amount_on_taxpayer'),
  transactionsOnTaxpayers: sumComponent('transactions_on_taxpayer'),
  digitalAmount: sumOfClasses('digital_amount'),
  digitalTransactions: sumOfClasses('digital_transactions', 'unknown_transactions'),
  chosenAmount: sumOfClasses('chosen_amount'),
  chosenTransactions: sumOfClasses('chosen_transactions', 'unknown_transactions'),
  settlementDays: sumOfField('settlement_days', 'paidOn'),
  settledPayments: sumOfField('settled_payments', 'paidOn'),
  arrearsAmount: sumIfKnown('arrears_amount'),
  reversals: sumIfKnown('reversals', 'unknown_reversals'),
  reversedAmount: sumIfKnown('reversed_amount', 'unknown_reversals'),

  // Targets, costs and residents.
  amountOfYear: sumComponent('amount_of_year'),
  target: sumComponent('target'),
  targetApbd: sumComponent('target_apbd'),
  targetApbdp: sumComponent('target_apbdp'),
  plan: planComponent('plan', ON_PLAN),
  planWhole: sumComponent('plan_whole'),
  planOfYear: planComponent('plan_of_year', ON_YEAR_PLAN),
  amountOfTarget: coveredRevenue(ON_TARGET),
  amountOfYearPlan: coveredRevenue(ON_YEAR_PLAN),
  amountOfPlan: coveredRevenue(ON_PLAN),
  cost: sumComponent('cost'),
  costOfBoth: sumComponent('cost_of_both'),
  amountOfBoth: sumComponent('amount_of_both'),
  residents,

  // Registers of objects and taxpayers, payers and holders.
  registered: sumComponent('registered'),
  suspended: sumComponent('suspended'),
  opened: sumComponent('opened'),
  closed: sumComponent('closed'),
  objectsOpened: eventSum('opened', 'openedOn'),
  objectsClosed: eventSum('closed'),
  payingObjects,
  baseValue: sumIfKnown('base_value'),
  validNik: countOfField('valid_nik', 'checked_nik', 'nik'),
  checkedNik: sumOfField('checked_nik', 'nik'),
  yearlyPayers: sumComponent('taxpayers'),
  largestAmount: nonAdditiveSum('largest_amount'),
  weights: nonAdditiveSum('weights'),
  weightsWhole: nonAdditiveSum('weights_whole'),
  updated: sumOfField('updated', 'updatedOn'),
  updateAgeDays: sumOfField('update_age_days', 'updatedOn'),
  holders: nonAdditiveSum(HOLDER_COLUMNS.holders),
  holderObjects: nonAdditiveSum(HOLDER_COLUMNS.objects),
  payingHolders,
  holderAmount: sumComponent(HOLDER_COLUMNS.amount),
  holderArrears: sumIfKnown(HOLDER_COLUMNS.arrears, HOLDER_COLUMNS.unknown, 'unknown_penalty'),
  holderObjectsInArrears,
  profiledObjects: sumComponent('objects'),
  profiledDebtors: sumIfKnown('in_arrears'),
  outdated: countOfField('outdated', 'updated', 'updatedOn'),
  exempt: sumIfKnown('exempt'),

  // Assessments and payments on them.
  issued: sumComponent('issued'),
  gross: sumComponent('gross'),
  exemption: sumIfKnown('exemption'),
  reduction: sumIfKnown('reduction'),
  cancelled: sumIfKnown('cancelled'),
  netDue: sumIfKnown('net_due'),
  fallenDue: sumIfKnown('fallen_due', 'unknown_net_due', 'unknown_due_on'),
  overdue: sumIfKnown('overdue', 'unknown_paid', 'unknown_due_on'),
  paid: sumIfKnown('paid'),
  settled: sumIfKnown('settled', 'unknown_paid'),
  payments: sumComponent('payments'),
  payDays: sumComponent('pay_days'),
  collectedPrincipal: sumComponent('paid'),

  // Returns and obligations by due date.
  expected: sumComponent('expected'),
  filed: sumComponent('filed'),
  filedOnTime: sumComponent('filed_on_time'),
  filedByYearEnd: sumComponent('filed_by_year_end'),
  filedOnline: sumIfKnown('filed_online'),
  obligations: sumComponent('obligations'),
  paidOnTime: sumIfKnown('paid_on_time', 'unknown_paid'),
  paidInFull: sumIfKnown('paid_in_full', 'unknown_paid'),
  paidByYearEnd: sumIfKnown('paid_by_year_end', 'unknown_paid'),
  due: sumIfKnown('due'),
  amountOnTime: sumIfKnown('amount_on_time', 'unknown_paid'),
  amountPaid: sumIfKnown('amount_paid', 'unknown_paid'),

  // Objects by the state of their obligations.
  objectsDue: objectsByState([OBLIGATION_STATE_COLUMNS.due]),
  objectsOwing: objectsByState([OBLIGATION_STATE_COLUMNS.owing], 'unknown_paid'),
  objectsCompliant: objectsByState([OBLIGATION_STATE_COLUMNS.due, OBLIGATION_STATE_COLUMNS.owing], 'unknown_paid'),
  owedByObjects: sumIfKnown('owed', 'unknown_paid'),
  objectsFiling: objectsByState([OBLIGATION_STATE_COLUMNS.filing]),
  objectsUnfiled: objectsByState([OBLIGATION_STATE_COLUMNS.unfiled]),

  // Settlements.
  lateInterest: sumIfKnown('late_interest', 'unknown_interest', 'unknown_paid'),
  objectYears: sumComponent('object_years'),
  compliantYears: sumIfKnown('compliant_years', 'unknown_paid'),

  // Arrears at a snapshot.
  arrearsPrincipal: sumComponent('principal'),
  total: sumIfKnown('total', 'unknown_penalty'),
  overYear: sumIfKnown('over_year', 'unknown_penalty'),
  lapsed: sumIfKnown('lapsed', 'unknown_lapsed', 'unknown_penalty'),
  disputed: sumIfKnown('disputed', 'unknown_disputed', 'unknown_penalty'),
  uncollectible: sumIfKnown('uncollectible', 'unknown_uncollectible', 'unknown_penalty'),
  collectible: sumIfKnown('collectible', 'unknown_collectible', 'unknown_penalty'),
  expiring: sumIfKnown('expiring', 'unknown_lapsed', 'unknown_penalty'),
  allowance: inThousandths(sumIfKnown('allowance', 'unknown_allowance', 'unknown_penalty')),
  collectibleAllowance: inThousandths(sumIfKnown('collectible_allowance', 'unknown_allowance', 'unknown_collectible', 'unknown_penalty')),
  arrearsDocuments: sumComponent('documents'),
  collections: sumComponent('collections'),
  debtors,
  onDebtors: sumIfKnown('on_object'),

  // Movements of arrears.
  opening: sumComponent('opening'),
  openingOfYear: sumComponent('opening_of_year'),
  added: sumComponent('added'),
  collected: sumComponent('collected'),
  writtenOff: sumComponent('written_off'),
  adjusted: sumComponent('adjusted'),
  closing: sumComponent('closing'),

  // Collection steps.
  untouched: sumIfKnown('untouched', 'unknown_untouched', 'unknown_penalty'),
  lateDocuments: sumIfKnown('late_documents', 'unknown_late'),
  lateAmount: sumIfKnown('late_amount', 'unknown_late', 'unknown_penalty'),

  // Changes between two snapshots.
  debtorsOpening: sumIfKnown('debtors_opening', 'unknown_debtors'),
  debtorsAdded: sumIfKnown('debtors_added', 'unknown_debtors'),
  debtorsReturned: sumIfKnown('debtors_returned', 'unknown_debtors'),
  debtorsCleared: sumIfKnown('debtors_cleared', 'unknown_debtors'),
  debtorsStayed: sumIfKnown('debtors_stayed', 'unknown_debtors'),
  debtorsClosing: sumIfKnown('debtors_closing', 'unknown_debtors'),
  owedThen: sumIfKnown('owed_then', 'unknown_penalty'),
  owedNow: sumIfKnown('owed_now', 'unknown_penalty'),

  // Enforcement.
  actions: sumComponent('actions'),
  pursued: sumIfKnown('amount', 'unknown_amount'),
  settledActions: countOfField('settled', 'with_result', 'result'),
  actionsWithResult: sumOfField('with_result', 'result'),
};
