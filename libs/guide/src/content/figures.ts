import { SUBJECT_KEYS, type SubjectKey, type Texts } from '@pendapa/contracts';
import { MEASURE_DEFINITIONS, type Definition } from '@pendapa/contracts/definitions';
import { texts } from './guide.ts';

const SUBJECT_TITLES: Readonly<Record<SubjectKey, Texts>> = {
  revenue: texts('Pendapatan', 'Revenue'),
  achievement: texts('Target dan pencapaian', 'Targets and achievement'),
  perCapita: texts('Pendapatan per penduduk', 'Revenue per inhabitant'),
  costs: texts('Biaya pemungutan', 'Cost of collection'),
  objects: texts('Objek Pajak', 'Tax objects'),
  taxpayers: texts('Wajib pajak', 'Taxpayers'),
  holders: texts('Pemilik objek', 'Holders of objects'),
  payers: texts('Pembayar', 'Payers'),
  objectProfiles: texts('Profil objek', 'Profiles of objects'),
  assessments: texts('Ketetapan', 'Assessments'),
  collection: texts('Realisasi ketetapan', 'Realisation of assessments'),
  compliance: texts('Kepatuhan', 'Compliance'),
  duties: texts('Kewajiban', 'Obligations'),
  settlements: texts('Pelunasan', 'Settlements'),
  arrears: texts('Tunggakan', 'Arrears'),
  debtors: texts('Objek menunggak', 'Objects in arrears'),
  arrearsFlow: texts('Mutasi tunggakan', 'Movements of arrears'),
  pursuit: texts('Penagihan', 'Collection'),
  debtorFlow: texts('Mutasi objek menunggak', 'Movements of objects in arrears'),
  qualityMoves: texts('Perpindahan kualitas', 'Moves between classes'),
  enforcement: texts('Tindakan penagihan', 'Collection actions'),
};

export interface FigureGroup {
  readonly key: SubjectKey;
  readonly title: Texts;
  /** The definitions that cards, tables and files use too. */
  readonly figures: readonly Definition[];
  /** Days that most of them count, said once; null if no two agree. */
  readonly cutOff: Texts | null;
}

/** Subjects that repeat figures of others, by attributes of the register. */
const REPEATING: ReadonlySet<SubjectKey> = new Set<SubjectKey>(['holders', 'payers', 'objectProfiles']);

/** The cut-off that most figures share, if at least two do. */
function commonCutOff(figures: readonly Definition[]): Texts | null {
  const countOf = (cutOff: Texts): number => figures.filter((figure) => figure.cutOff.id === cutOff.id).length;
  const [common] = figures.map(({ cutOff }) => cutOff).toSorted((a, b) => countOf(b) - countOf(a));
  return common && countOf(common) > 1 ? common : null;
}

/** Every measure of the product by subject. A measure with the same meaning in two subjects stands in the one that it comes from. */
function figureGroups(): readonly FigureGroup[] {
  const seen = new Set<string>();
  const ownFigures = (key: SubjectKey): readonly Definition[] =>
    Object.values<Definition>(MEASURE_DEFINITIONS[key]).filter(({ label, meaning }) => {
      const same = `${label.id} ${meaning.id}`;
      return !seen.has(same) && seen.add(same);
    });
  const origins = SUBJECT_KEYS.toSorted((a, b) => Number(REPEATING.has(a)) - Number(REPEATING.has(b)));
  const figures = new Map(origins.map((key) => [key, ownFigures(key)]));
  return SUBJECT_KEYS.map((key) => {
    const own = figures.get(key) ?? [];
    return { key, title: SUBJECT_TITLES[key], figures: own, cutOff: commonCutOff(own) };
  }).filter((group) => group.figures.length > 0);
}

export const FIGURE_GROUPS = figureGroups();

/** The key of the part that holds them. */
export const FIGURES_PART = 'figures';
export const FIGURES_TITLE = texts('Arti setiap angka', 'What each figure includes');
