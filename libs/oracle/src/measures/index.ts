import { measureSpec, type MeasureOf, type SubjectKey, type Unit } from '@pendapa/contracts';
import { MEASURE_DEFINITIONS } from '@pendapa/contracts/definitions';
import type { Statement } from '../statement.ts';
import { ACHIEVEMENT } from './achievement.ts';
import { ARREARS, DEBTOR_FIGURES } from './arrears.ts';
import { ARREARS_FLOW } from './arrears-flow.ts';
import { DEBTOR_FLOW, QUALITY_CHANGES } from './arrears-moves.ts';
import { ASSESSMENT, ENFORCEMENT } from './assessments.ts';
import { COMPLIANCE } from './compliance.ts';
import { HOLDERS } from './holders.ts';
import { OBJECT_OBLIGATIONS } from './obligations.ts';
import { PROFILES } from './profiles.ts';
import { PURSUIT } from './pursuit.ts';
import { OBJECTS, PAYERS, TAXPAYERS } from './register.ts';
import { REVENUE } from './revenue.ts';
import { SETTLEMENTS } from './settlements.ts';

/** Subjects that no table and no card shows with their own names. */
type NotShown = 'costs' | 'perCapita' | 'collection';
export type ShownSubject = Exclude<SubjectKey, NotShown>;

/** Each measure of the vocabulary as SQL over single rows. A measure without a statement does not compile. */
export const MEASURES: { readonly [S in ShownSubject]: Readonly<Record<MeasureOf<S>, Statement>> } = {
  revenue: REVENUE,
  achievement: ACHIEVEMENT,
  objects: OBJECTS,
  taxpayers: TAXPAYERS,
  holders: HOLDERS,
  payers: PAYERS,
  objectProfiles: PROFILES,
  assessments: ASSESSMENT,
  compliance: COMPLIANCE,
  duties: OBJECT_OBLIGATIONS,
  arrears: ARREARS,
  debtors: DEBTOR_FIGURES,
  arrearsFlow: ARREARS_FLOW,
  enforcement: ENFORCEMENT,
  settlements: SETTLEMENTS,
  pursuit: PURSUIT,
  debtorFlow: DEBTOR_FLOW,
  qualityMoves: QUALITY_CHANGES,
};

/** Name of a measure with its subject: `revenue.amount`. */
export type MeasureName = { readonly [S in ShownSubject]: `${S}.${MeasureOf<S>}` }[ShownSubject];

/** A measure as the vocabulary declares it, with its statement. */
export interface OracleMeasure {
  readonly name: MeasureName;
  readonly subject: ShownSubject;
  /** English label. */
  readonly label: string;
  readonly unit: Unit;
  readonly statement: Statement;
}

const ALL_MEASURES: readonly OracleMeasure[] = Object.entries(MEASURES).flatMap(([key, statements]) =>
  Object.entries<Statement>(statements).map(([measure, statement]): OracleMeasure => {
    const subject = key as ShownSubject;
    const definitions: Readonly<Record<string, { readonly label: { readonly en: string } }>> = MEASURE_DEFINITIONS[subject];
    const name = `${subject}.${measure}` as MeasureName;
    return { name, subject, label: definitions[measure]?.label.en ?? '', unit: measureSpec(subject, measure).unit, statement };
  }),
);
const BY_NAME = new Map<string, OracleMeasure>(ALL_MEASURES.map((measure) => [measure.name, measure]));

/** @throws Error if no measure has the name */
export function measureByName(name: MeasureName): OracleMeasure {
  const measure = BY_NAME.get(name);
  if (!measure) throw new Error(`No measure is called ${name}`);
  return measure;
}

/** Finds the measure with a label: of the first of these subjects that has it, otherwise the only one. */
export function measureByLabel(label: string, subjects: readonly ShownSubject[]): OracleMeasure | undefined {
  const found = ALL_MEASURES.filter((measure) => measure.label === label);
  const preferred = subjects.flatMap((subject) => found.filter((measure) => measure.subject === subject));
  return preferred[0] ?? (found.length === 1 ? found[0] : undefined);
}
