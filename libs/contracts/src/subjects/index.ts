import type { SubjectSpec } from '../vocabulary/subject-spec.ts';
import { ACHIEVEMENT } from './achievement.ts';
import { ARREARS } from './arrears.ts';
import { ARREARS_FLOW } from './arrears-flow.ts';
import { ASSESSMENTS } from './assessments.ts';
import { COLLECTION } from './collection.ts';
import { COMPLIANCE } from './compliance.ts';
import { COSTS } from './costs.ts';
import { DEBTORS } from './debtors.ts';
import { DEBTOR_FLOW } from './debtor-flow.ts';
import { OBLIGATIONS } from './obligations.ts';
import { ENFORCEMENT } from './enforcement.ts';
import { HOLDERS } from './holders.ts';
import { OBJECTS } from './objects.ts';
import { OBJECT_PROFILES } from './object-profiles.ts';
import { PAYERS } from './payers.ts';
import { PER_CAPITA } from './per-capita.ts';
import { PURSUIT } from './pursuit.ts';
import { QUALITY_MOVES } from './quality-moves.ts';
import { REVENUE } from './revenue.ts';
import { SETTLEMENTS } from './settlements.ts';
import { TAXPAYERS } from './taxpayers.ts';

export const SUBJECTS = {
  revenue: REVENUE,
  achievement: ACHIEVEMENT,
  perCapita: PER_CAPITA,
  costs: COSTS,
  objects: OBJECTS,
  taxpayers: TAXPAYERS,
  holders: HOLDERS,
  payers: PAYERS,
  objectProfiles: OBJECT_PROFILES,
  assessments: ASSESSMENTS,
  collection: COLLECTION,
  compliance: COMPLIANCE,
  duties: OBLIGATIONS,
  arrears: ARREARS,
  debtors: DEBTORS,
  arrearsFlow: ARREARS_FLOW,
  enforcement: ENFORCEMENT,
  settlements: SETTLEMENTS,
  pursuit: PURSUIT,
  debtorFlow: DEBTOR_FLOW,
  qualityMoves: QUALITY_MOVES,
} as const satisfies Record<string, SubjectSpec>;
