import type { CaseList } from '@pendapa/contracts';
import { ASSESSMENTS } from './assessments.ts';
import type { ListDeclaration } from './case-rows.ts';
import { DEBTORS, LAPSING, NEXT_STEPS } from './debts.ts';
import { IDLE_OBJECTS } from './idle-objects.ts';
import { NON_FILERS, NON_PAYERS } from './missed-obligations.ts';
import { FALLING_PAYERS, RISING_PAYERS } from './payer-changes.ts';
import { PAYERS } from './payers.ts';
import { STOPPED_PAYERS } from './stopped-payers.ts';

export const LISTS: Readonly<Record<CaseList, ListDeclaration>> = {
  payers: PAYERS,
  'stopped-payers': STOPPED_PAYERS,
  'largest-falls': FALLING_PAYERS,
  'largest-rises': RISING_PAYERS,
  assessments: ASSESSMENTS,
  'idle-objects': IDLE_OBJECTS,
  debtors: DEBTORS,
  lapsing: LAPSING,
  'next-step': NEXT_STEPS,
  'non-payers': NON_PAYERS,
  'non-filers': NON_FILERS,
};
