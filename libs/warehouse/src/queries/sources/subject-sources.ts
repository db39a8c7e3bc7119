import { protectedSplits, type DimensionKey, type MeasureOf, type SubjectKey } from '@pendapa/contracts';
import { achievementSource } from './achievement-source.ts';
import { figuresIn, rollupsFrom } from '../../rollups/all-rollups.ts';
import { figuresWithDay } from '../as-it-stood.ts';
import { arrearsSource } from './arrears-source.ts';
import { UNNAMED_OBJECTS } from '../unknown-columns.ts';
import { isCounted } from '../counted-days.ts';
import { costSource } from './cost-source.ts';
import { debtorFlowSource } from './debtor-flow-source.ts';
import { obligationObjectsSource } from './obligation-objects-source.ts';
import { flowSource } from './flow-source.ts';
import { holdersSource } from './holders-source.ts';
import { lapsingSource } from './lapsing-source.ts';
import { levelSource } from './level-source.ts';
import { movementSource } from './movement-source.ts';
import { payersSource } from './payers-source.ts';
import { recapTaxesIn } from '../paid-months.ts';
import { paymentSource, paymentFiguresSource } from './payment-source.ts';
import { populationSource } from './population-source.ts';
import { profilesSource } from './profiles-source.ts';
import { pursuitSource } from './pursuit-source.ts';
import { qualityMovesSource } from './quality-moves-source.ts';
import { settlementsSource } from './settlements-source.ts';
import { registrationsSource } from './registrations-source.ts';
import type { Source, SourceRequest } from './source.ts';
import { periodsOf } from '../time-shift.ts';
import { union } from './table-source.ts';
import { updatesSource } from './updates-source.ts';
import { yearlyPayersSource } from './yearly-payers-source.ts';

/** One source for queries by a dimension that only its rows have, another for all others. */
const ifBy =
  (dimension: DimensionKey, own: Source, other: Source): Source =>
  (request) =>
    (request.by.includes(dimension) ? own : other)(request);

/** Protected tables of taxpayers exist for the data date only: two days would reveal by subtraction who came or left. */
const atDataDateIfProtected =
  (source: Source): Source =>
  (request) => {
    const { query, context } = request;
    if (protectedSplits(query) === null) return source(request);
    return source({ ...request, query: { ...query, period: { ...query.period, to: context.asOf }, comparison: null } });
  };

/** Taxpayers are compared only with days over which they are counted. */
const comparedIfCounted =
  (source: Source): Source =>
  (request) => {
    const { query, context } = request;
    if (query.comparison === null || isCounted(query.comparison, context)) return source(request);
    return source({ ...request, query: { ...query, comparison: null } });
  };

/** Figures of events on a day; the other figures of the register sum to the stock. */
const MOVES: readonly string[] = ['opened', 'closed'];
const isStock = (figure: string): boolean => !MOVES.includes(figure);

const OBJECT_TABLES = rollupsFrom('object_details');
const TAXPAYER_TABLES = rollupsFrom('taxpayer_changes');

/** Registered objects whose payments a recap may hide. */
function hiddenByRecapsSql({ query, context, binder }: SourceRequest): string {
  const spans = periodsOf(query).map(([, period]) => period);
  const recaps = recapTaxesIn(spans, context);
  const taxes = recaps.filter((tax) => tax !== null);
  if (taxes.length < recaps.length) return 'registered';
  return taxes.length === 0 ? '0' : `CASE WHEN tax_code IN (${binder.list(taxes)}) THEN registered ELSE 0 END`;
}

const objectStockSource = levelSource({
  tables: OBJECT_TABLES,
  figures: figuresIn('object_changes').filter(isStock),
  entries: 'registered',
  needs: { suspended: 'objectEvents' },
  register: 'objects',
  paid: { name: UNNAMED_OBJECTS, sql: hiddenByRecapsSql },
});

const assessmentSource = flowSource({
  tables: rollupsFrom('assessment_sums'),
  day: 'issued_on',
  figures: figuresIn('assessment_sums'),
  entries: 'issued',
  earlierState: 'assessment_sums',
  computed: (day) => ({
    fallen_due: `CASE WHEN due_on <= ${day} THEN net_due ELSE 0 END`,
    overdue: `CASE WHEN due_on < ${day} THEN net_due - paid ELSE 0 END`,
    unknown_due_on: 'CASE WHEN due_on IS NULL THEN issued ELSE 0 END',
  }),
});

/** As above, without payments. */
const dueBandSource = flowSource({
  tables: rollupsFrom('due_bands'),
  day: 'issued_on',
  figures: figuresIn('due_bands'),
  entries: 'issued',
  earlierState: 'due_bands',
});

const registeredTaxpayers = comparedIfCounted(
  union(
    atDataDateIfProtected(
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
  revenue: union(paymentSource, payersSource),
  achievement: achievementSource,
  perCapita: union(paymentSource, populationSource),
  costs: costSource,
  objects: union(
    objectStockSource,
    flowSource({ tables: OBJECT_TABLES, day: 'day', figures: MOVES, entries: '0' }),
    // Payments show whether they lack their objects.
    paymentFiguresSource('unknown_objects', UNNAMED_OBJECTS),
    payersSource,
    updatesSource,
  ),
  taxpayers: ifBy('registeredBand', registrationsSource, registeredTaxpayers),
  payers: yearlyPayersSource,
  holders: holdersSource,
  objectProfiles: profilesSource,
  assessments: ifBy('dueBand', dueBandSource, assessmentSource),
  collection: flowSource({
    tables: rollupsFrom('collection_sums'),
    day: 'posted_on',
    figures: figuresIn('collection_sums'),
    entries: 'payments',
  }),
  compliance: flowSource(
    {
      tables: rollupsFrom('filing_sums'),
      day: 'due_on',
      figures: figuresIn('filing_sums'),
      entries: 'expected',
      earlierState: 'filing_sums',
      taxes: ({ directory }) => directory.filedTaxes,
    },
    {
      tables: rollupsFrom('paying_sums'),
      day: 'due_on',
      figures: figuresIn('paying_sums'),
      entries: 'obligations',
      earlierState: 'paying_sums',
    },
  ),
  duties: obligationObjectsSource,
  settlements: settlementsSource,
  arrears: ifBy('lapseMonth', lapsingSource, arrearsSource),
  debtors: arrearsSource,
  arrearsFlow: movementSource,
  pursuit: pursuitSource,
  debtorFlow: debtorFlowSource,
  qualityMoves: qualityMovesSource,
  enforcement: flowSource({
    tables: rollupsFrom('enforcement_sums'),
    day: 'issued_on',
    figures: figuresIn('enforcement_sums'),
    compared: figuresWithDay(...figuresIn('enforcement_sums')),
    entries: 'actions',
  }),
};

/** Measure that is reported for rows without a code. */
export const MAIN_MEASURES: { readonly [S in SubjectKey]: MeasureOf<S> } = {
  revenue: 'amount',
  achievement: 'realised',
  perCapita: 'amount',
  costs: 'cost',
  objects: 'registered',
  taxpayers: 'registered',
  payers: 'taxpayers',
  holders: 'amount',
  objectProfiles: 'baseValue',
  assessments: 'gross',
  collection: 'paid',
  compliance: 'obligations',
  duties: 'unpaidAmount',
  settlements: 'due',
  arrears: 'principal',
  debtors: 'total',
  arrearsFlow: 'closing',
  pursuit: 'documents',
  debtorFlow: 'closing',
  qualityMoves: 'owedNow',
  enforcement: 'actions',
};
