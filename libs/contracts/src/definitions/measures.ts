import { ACHIEVEMENT_TEXTS } from '../subjects/achievement-texts.ts';
import { ARREARS_TEXTS } from '../subjects/arrears-texts.ts';
import { ARREARS_FLOW_TEXTS } from '../subjects/arrears-flow-texts.ts';
import { ASSESSMENTS_TEXTS } from '../subjects/assessments-texts.ts';
import { COLLECTION_TEXTS } from '../subjects/collection-texts.ts';
import { COMPLIANCE_TEXTS } from '../subjects/compliance-texts.ts';
import { COSTS_TEXTS } from '../subjects/costs-texts.ts';
import { DEBTOR_FLOW_TEXTS } from '../subjects/debtor-flow-texts.ts';
import { DEBTORS_TEXTS } from '../subjects/debtors-texts.ts';
import { OBLIGATIONS_TEXTS } from '../subjects/obligations-texts.ts';
import { ENFORCEMENT_TEXTS } from '../subjects/enforcement-texts.ts';
import { HOLDERS_TEXTS } from '../subjects/holders-texts.ts';
import { OBJECT_PROFILES_TEXTS } from '../subjects/object-profiles-texts.ts';
import { OBJECTS_TEXTS } from '../subjects/objects-texts.ts';
import { PAYERS_TEXTS } from '../subjects/payers-texts.ts';
import { PER_CAPITA_TEXTS } from '../subjects/per-capita-texts.ts';
import { PURSUIT_TEXTS } from '../subjects/pursuit-texts.ts';
import { QUALITY_MOVES_TEXTS } from '../subjects/quality-moves-texts.ts';
import { REVENUE_TEXTS } from '../subjects/revenue-texts.ts';
import { SETTLEMENTS_TEXTS } from '../subjects/settlements-texts.ts';
import { TAXPAYERS_TEXTS } from '../subjects/taxpayers-texts.ts';
import type { Texts } from '../texts.ts';
import { measureSpec, singleComponent, subjectSpec, SUBJECT_KEYS, type MeasureOf, type SubjectKey } from '../vocabulary/index.ts';
import { CUT_OFFS } from './cut-offs.ts';
import type { Definition } from './definition.ts';
import type { QuotientTexts, SumTexts } from './subject-texts.ts';
import { texts } from './words.ts';

/** An abbreviation, or a term of two words that both begin with a capital letter, such as "Objek Pajak". */
const KEEPS_CAPITAL = /^(\p{Lu}{2}|\p{Lu}\S* \p{Lu})/u;

/** Returns a name as it is written within a sentence. */
const lowered = (text: string): string => (KEEPS_CAPITAL.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));

/** Texts of any subject, without their literal types. */
interface AnyTexts {
  readonly measures: Readonly<Record<string, SumTexts | QuotientTexts>>;
  readonly components: Readonly<Record<string, Texts>>;
}

/** Names of components: of a measure that is one component its label, of others what the texts say. */
function componentNames(subject: SubjectKey, { measures, components }: AnyTexts): ReadonlyMap<string, Texts> {
  const named = Object.entries(subjectSpec(subject).measures).flatMap(([measure, { formula }]): [string, Texts][] => {
    const component = singleComponent(formula);
    const label = measures[measure]?.label;
    return component === undefined || label === undefined ? [] : [[component, label]];
  });
  return new Map([...named, ...Object.entries(components)]);
}

function definition(subject: SubjectKey, measure: string, words: SumTexts | QuotientTexts, names: ReadonlyMap<string, Texts>): Definition {
  const { formula, cutOff = subjectSpec(subject).cutOff } = measureSpec(subject, measure);
  const { label, meaning } = words;
  if ('formula' in words) return { label, meaning, formula: words.formula, cutOff: CUT_OFFS[cutOff] };
  const [numerator, denominator] =
    'add' in formula ? [] : [words.numerator ?? names.get(formula.numerator), words.denominator ?? names.get(formula.denominator)];
  if (!numerator || !denominator) throw new Error(`${subject}.${measure} lacks the name of a component`);
  return {
    label,
    meaning,
    formula: texts(`${numerator.id} dibagi ${lowered(denominator.id)}.`, `${numerator.en} divided by ${lowered(denominator.en)}.`),
    numerator,
    denominator,
    cutOff: CUT_OFFS[cutOff],
  };
}

const TEXTS: {
  readonly [S in SubjectKey]: AnyTexts & { readonly measures: Readonly<Record<MeasureOf<S>, SumTexts | QuotientTexts>> };
} = {
  revenue: REVENUE_TEXTS,
  achievement: ACHIEVEMENT_TEXTS,
  perCapita: PER_CAPITA_TEXTS,
  costs: COSTS_TEXTS,
  objects: OBJECTS_TEXTS,
  taxpayers: TAXPAYERS_TEXTS,
  holders: HOLDERS_TEXTS,
  payers: PAYERS_TEXTS,
  objectProfiles: OBJECT_PROFILES_TEXTS,
  assessments: ASSESSMENTS_TEXTS,
  collection: COLLECTION_TEXTS,
  compliance: COMPLIANCE_TEXTS,
  duties: OBLIGATIONS_TEXTS,
  settlements: SETTLEMENTS_TEXTS,
  arrears: ARREARS_TEXTS,
  debtors: DEBTORS_TEXTS,
  arrearsFlow: ARREARS_FLOW_TEXTS,
  pursuit: PURSUIT_TEXTS,
  debtorFlow: DEBTOR_FLOW_TEXTS,
  qualityMoves: QUALITY_MOVES_TEXTS,
  enforcement: ENFORCEMENT_TEXTS,
};

function definitionsOf(subject: SubjectKey): Readonly<Record<string, Definition>> {
  const names = componentNames(subject, TEXTS[subject]);
  const words: Readonly<Record<string, SumTexts | QuotientTexts>> = TEXTS[subject].measures;
  return Object.fromEntries(Object.entries(words).map(([measure, own]) => [measure, definition(subject, measure, own, names)]));
}

type Definitions = { readonly [S in SubjectKey]: Readonly<Record<MeasureOf<S>, Definition>> };

/** Definition of every measure, for information buttons, the data dictionary, the description of the API, and files. */
export const MEASURE_DEFINITIONS = Object.fromEntries(SUBJECT_KEYS.map((subject) => [subject, definitionsOf(subject)])) as Definitions;
