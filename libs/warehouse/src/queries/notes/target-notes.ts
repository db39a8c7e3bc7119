import { MAX_ROWS, type Note, type Texts } from '@pendapa/contracts';
import { textOrNull, type Row } from '../../engine/duck.ts';
import { ON_PLAN, ON_TARGET, ON_YEAR_PLAN } from '../covered-columns.ts';
import { COMPONENTS } from '../components.ts';
import { layoutOf, sumIn, type Layout } from '../layout.ts';
import { measureOf } from '../measures.ts';
import type { Context, ResolvedQuery } from '../resolve.ts';
import { scopeOf } from '../sources/target-spans.ts';
import { rowsStatement, type Statement } from '../statements.ts';
import type { Series } from '../time-shift.ts';

const COVERINGS = [
  { columns: ON_TARGET, lacks: 'target' },
  { columns: ON_YEAR_PLAN, lacks: 'plan' },
  { columns: ON_PLAN, lacks: 'plan' },
] as const;
type Covering = (typeof COVERINGS)[number];

interface UncoveredRevenue {
  readonly covering: Covering;
  readonly series: Series;
}

/** Maximum number of named taxes or units; others are counted. */
const MAX_NAMED = 5;
const NOT_GIVEN: Texts = { id: 'tidak disebut', en: 'not stated' };

const measuresOn = ({ subject, measures }: ResolvedQuery, { columns }: Covering): readonly string[] =>
  measures.filter((key) => measureOf(subject, key).components.some((component) => COMPONENTS[component].columns.includes(columns.of)));

/** Revenue that a total leaves out because it has no target. */
function uncoveredRevenueOf(layout: Layout, totals: Row): readonly UncoveredRevenue[] {
  const found = COVERINGS.flatMap((covering) => layout.series.map((series) => ({ covering, series })));
  return found.filter(({ covering: { columns }, series }) => {
    if (!layout.sums.has(columns.of)) return false;
    return sumIn(totals, 0, layout, series, columns.of) !== null && (sumIn(totals, 0, layout, series, columns.without) ?? 0n) !== 0n;
  });
}

function listNames(names: readonly Texts[]): Texts {
  const more = names.length - MAX_NAMED;
  const list = (language: 'id' | 'en', others: string) =>
    [...names.slice(0, MAX_NAMED).map((name) => name[language]), ...(more > 0 ? [others] : [])].join(', ');
  return { id: list('id', `dan ${String(more)} lainnya`), en: list('en', `and ${String(more)} more`) };
}

/** Codes of a dimension with left-out revenue, largest amount first. */
function uncoveredCodes(rows: readonly Row[], at: number, amountOf: (row: Row) => bigint): readonly (string | null)[] {
  const sums = new Map<string | null, bigint>();
  for (const row of rows) {
    const code = textOrNull(row[at]);
    sums.set(code, (sums.get(code) ?? 0n) + amountOf(row));
  }
  return [...sums]
    .filter(([, sum]) => sum !== 0n)
    .sort(([, one], [, other]) => (one < other ? 1 : -1))
    .map(([code]) => code);
}

/**
 * Notes on revenue without target or plan, with amount, taxes and units. A target is compared with revenue of the same
 * taxes, units and months.
 */
export async function targetNotes(
  query: ResolvedQuery,
  { layout, context }: { readonly layout: Layout; readonly context: Context },
  totals: Row,
  run: (statement: Statement) => Promise<readonly Row[]>,
): Promise<readonly Note[]> {
  const uncovered = query.subject === 'achievement' ? uncoveredRevenueOf(layout, totals) : [];
  if (uncovered.length === 0) return [];
  const ofUnits = scopeOf(query.by, query.where) === 'unit';
  const by = ofUnits ? (['taxType', 'unit'] as const) : (['taxType'] as const);
  const split: ResolvedQuery = { ...query, by, sort: [] };
  const parts = layoutOf(split);
  const rows = await run(rowsStatement(split, parts, context, MAX_ROWS));
  const { members } = context.directory;
  return uncovered.map(({ covering, series }): Note => {
    const sumWithoutTarget = (row: Row) => sumIn(row, by.length, parts, series, covering.columns.without) ?? 0n;
    const [taxes, units] = [uncoveredCodes(rows, 0, sumWithoutTarget), ofUnits ? uncoveredCodes(rows, 1, sumWithoutTarget) : []];
    const named = ofUnits ? units.map((code) => members.unit.get(code ?? '')) : taxes.map((code) => members.taxType.get(code ?? ''));
    const names = listNames(named.map((member) => member?.name ?? NOT_GIVEN));
    const amount = sumIn(totals, 0, layout, series, covering.columns.without) ?? 0n;
    return {
      code: 'without-target',
      params: {
        measures: measuresOn(query, covering).join(','),
        series: series === 1 ? 'comparison' : 'current',
        lacks: covering.lacks,
        amount: amount.toString(),
        taxes: taxes.join(','),
        units: units.join(','),
        ...names,
      },
    };
  });
}
