import { protectedSplits, type SubjectKey } from '@pendapa/contracts';
import { achievementSource } from './achievement-source.ts';
import { figuresIn } from '../../derived/stored-figures.ts';
import { dated } from '../as-it-stood.ts';
import { arrearsSource } from './arrears-source.ts';
import type { ComponentKey } from '../components.ts';
import { UNNAMED_OBJECTS } from '../unknown-columns.ts';
import { isCounted } from '../counted-days.ts';
import { costSource } from './cost-source.ts';
import { debtorFlowSource } from './debtor-flow-source.ts';
import { dutiesSource } from './obligation-objects-source.ts';
import { flowSource } from './flow-source.ts';
import { holdersSource } from './holders-source.ts';
import { lapsingSource } from './lapsing-source.ts';
import { levelSource } from './level-source.ts';
import { movementSource } from './movement-source.ts';
import { payersSource } from './payers-source.ts';
import { recapTaxesIn } from '../paid-months.ts';
import { paymentSource, paymentsTelling } from './payment-source.ts';
import { populationSource } from './population-source.ts';
import { profilesSource } from './profiles-source.ts';
import { pursuitSource } from './pursuit-source.ts';
import { qualityMovesSource } from './quality-moves-source.ts';
import { settlementsSource } from './settlements-source.ts';
import { registrationsSource } from './registrations-source.ts';
import type { Source, Wanted } from './source.ts';
import { periodsOf } from '../time-shift.ts';
import { updatesSource } from './updates-source.ts';
import { yearlyPayersSource } from './yearly-payers-source.ts';

const all =
  (...sources: readonly Source[]): Source =>
  (wanted) =>
    sources.flatMap((source) => source(wanted));

/** By what taxpayers are there is one level, that of the data date: two would tell by subtraction who came and went between them. */
const asItStandsWhereProtected =
  (source: Source): Source =>
  (wanted) => {
    const { question, context } = wanted;
    if (protectedSplits(question) === null) return source(wanted);
    return source({ ...wanted, question: { ...question, period: { ...question.period, to: context.asOf }, comparison: null } });
  };

/** Taxpayers are compared with days over which they are counted, and with no others. */
const comparedWhereCounted =
  (source: Source): Source =>
  (wanted) => {
    const { question, context } = wanted;
    if (question.comparison === null || isCounted(question.comparison, context)) return source(wanted);
    return source({ ...wanted, question: { ...question, comparison: null } });
  };

/** What comes and goes on a day; the other figures of the register sum to what is there. */
const MOVES: readonly string[] = ['opened', 'closed'];
const isStock = (figure: string): boolean => !MOVES.includes(figure);

const OBJECT_TABLES = ['object_months', 'object_class_months', 'object_place_months', 'object_changes', 'object_details'] as const;
const TAXPAYER_TABLES = ['taxpayer_body_months', 'taxpayer_person_months', 'taxpayer_changes'] as const;

/** Registered objects whose payments a recap may hide. */
function behindRecaps({ question, context, binder }: Wanted): string {
  const spans = periodsOf(question).map(([, period]) => period);
  const recaps = recapTaxesIn(spans, context);
  const taxes = recaps.filter((tax) => tax !== null);
  if (taxes.length < recaps.length) return 'registered';
  return taxes.length === 0 ? '0' : `CASE WHEN tax_code IN (${binder.list(taxes)}) THEN registered ELSE 0 END`;
}

const objects = levelSource({
  tables: OBJECT_TABLES,
  figures: figuresIn('object_changes').filter(isStock),
  entries: 'registered',
  needs: { suspended: 'objectEvents' },
  register: 'objects',
  paid: { name: UNNAMED_OBJECTS, sql: behindRecaps },
});

const assessed = flowSource({
  tables: ['assessment_months', 'assessment_sums'],
  day: 'issued_on',
  figures: figuresIn('assessment_sums'),
  entries: 'issued',
  stood: 'assessment_sums',
  worked: (day) => ({
    fallen_due: `CASE WHEN due_on <= ${day} THEN net_due ELSE 0 END`,
    overdue: `CASE WHEN due_on < ${day} THEN net_due - paid ELSE 0 END`,
    unknown_due_on: 'CASE WHEN due_on IS NULL THEN issued ELSE 0 END',
  }),
});

/** As above, without payments. */
const banded = flowSource({
  tables: ['due_bands'],
  day: 'issued_on',
  figures: figuresIn('due_bands'),
  entries: 'issued',
  stood: 'due_bands',
});

const registeredTaxpayers = comparedWhereCounted(
  all(
    asItStandsWhereProtected(
      levelSource({
        tables: TAXPAYER_TABLES,
        figures: figuresIn('taxpayer_changes').filter(isStock),
        entries: 'registered',
        needs: {},
        register: 'taxpayers',
      }),
    ),
    flowSource({ tables: TAXPAYER_TABLES, day: 'day', figures: MOVES, entries: '0' }),
  ),
);

/** Source of each subject's rows. */
export const SOURCES: Readonly<Record<SubjectKey, Source>> = {
  revenue: all(paymentSource, payersSource),
  achievement: achievementSource,
  perCapita: all(paymentSource, populationSource),
  costs: costSource,
  objects: all(
    objects,
    flowSource({ tables: OBJECT_TABLES, day: 'day', figures: MOVES, entries: '0' }),
    // Payments show whether they lack their objects.
    paymentsTelling('unknown_objects', UNNAMED_OBJECTS),
    payersSource,
    updatesSource,
  ),
  taxpayers: (wanted) => (wanted.by.includes('registeredBand') ? registrationsSource : registeredTaxpayers)(wanted),
  payers: yearlyPayersSource,
  holders: holdersSource,
  objectProfiles: profilesSource,
  assessments: (wanted) => (wanted.by.includes('dueBand') ? banded : assessed)(wanted),
  collection: flowSource({
    tables: ['collection_months', 'collection_sums'],
    day: 'posted_on',
    figures: figuresIn('collection_sums'),
    entries: 'payments',
  }),
  compliance: flowSource(
    {
      tables: ['filing_months', 'filing_sums'],
      day: 'due_on',
      figures: figuresIn('filing_sums'),
      entries: 'expected',
      stood: 'filing_sums',
      taxes: ({ directory }) => directory.filedTaxes,
    },
    {
      tables: ['paying_months', 'paying_sums'],
      day: 'due_on',
      figures: figuresIn('paying_sums'),
      entries: 'obligations',
      stood: 'paying_sums',
    },
  ),
  duties: dutiesSource,
  settlements: settlementsSource,
  arrears: (wanted) => (wanted.by.includes('lapseMonth') ? lapsingSource : arrearsSource)(wanted),
  debtors: arrearsSource,
  arrearsFlow: movementSource,
  pursuit: pursuitSource,
  debtorFlow: debtorFlowSource,
  qualityMoves: qualityMovesSource,
  enforcement: flowSource({
    tables: ['enforcement_sums'],
    day: 'issued_on',
    figures: figuresIn('enforcement_sums'),
    compared: dated(...figuresIn('enforcement_sums')),
    entries: 'actions',
  }),
};

/** Figure that is reported for rows without a code. */
export const MAIN: Readonly<Record<SubjectKey, { readonly component: ComponentKey; readonly measure: string }>> = {
  revenue: { component: 'amount', measure: 'amount' },
  achievement: { component: 'amount', measure: 'realised' },
  perCapita: { component: 'amount', measure: 'amount' },
  costs: { component: 'cost', measure: 'cost' },
  objects: { component: 'registered', measure: 'registered' },
  taxpayers: { component: 'registered', measure: 'registered' },
  payers: { component: 'yearlyPayers', measure: 'taxpayers' },
  holders: { component: 'heldAmount', measure: 'amount' },
  objectProfiles: { component: 'baseValue', measure: 'baseValue' },
  assessments: { component: 'gross', measure: 'gross' },
  collection: { component: 'collectedPrincipal', measure: 'paid' },
  compliance: { component: 'obligations', measure: 'obligations' },
  duties: { component: 'owedByObjects', measure: 'unpaidAmount' },
  settlements: { component: 'due', measure: 'due' },
  arrears: { component: 'arrearsPrincipal', measure: 'principal' },
  debtors: { component: 'onDebtors', measure: 'total' },
  arrearsFlow: { component: 'closing', measure: 'closing' },
  pursuit: { component: 'arrearsDocuments', measure: 'documents' },
  debtorFlow: { component: 'debtorsClosing', measure: 'closing' },
  qualityMoves: { component: 'owedNow', measure: 'owedNow' },
  enforcement: { component: 'actions', measure: 'actions' },
};
