import { MAX_ROWS, type Note, type Texts } from '@pendapa/contracts';
import { textOrNull, type Row } from '../../engine/duck.ts';
import { ON_PLAN, ON_TARGET, ON_YEAR_PLAN } from '../covered-columns.ts';
import { COMPONENTS } from '../components.ts';
import { layoutOf, sumIn, type Layout } from '../layout.ts';
import { measureOf } from '../measures.ts';
import type { Context, Resolved } from '../resolve.ts';
import { scopeOf } from '../sources/target-spans.ts';
import { rowsStatement, type Statement } from '../statements.ts';
import type { Series } from '../time-shift.ts';

const COVERINGS = [
  { columns: ON_TARGET, lacks: 'target' },
  { columns: ON_YEAR_PLAN, lacks: 'plan' },
  { columns: ON_PLAN, lacks: 'plan' },
] as const;
type Covering = (typeof COVERINGS)[number];

interface LeftOut {
  readonly covering: Covering;
  readonly series: Series;
}

/** Maximum number of named taxes or units; others are counted. */
const NAMED = 5;
const NOT_STATED: Texts = { id: 'tidak disebut', en: 'not stated' };

const measuresOn = ({ subject, measures }: Resolved, { columns }: Covering): readonly string[] =>
  measures.filter((key) => measureOf(subject, key).components.some((component) => COMPONENTS[component].columns.includes(columns.of)));

/** Revenue that a total leaves out because it has no target. */
function leftOutOf(layout: Layout, totals: Row): readonly LeftOut[] {
  const found = COVERINGS.flatMap((covering) => layout.series.map((series) => ({ covering, series })));
  return found.filter(({ covering: { columns }, series }) => {
    if (!layout.sums.has(columns.of)) return false;
    return sumIn(totals, 0, layout, series, columns.of) !== null && (sumIn(totals, 0, layout, series, columns.without) ?? 0n) !== 0n;
  });
}

function listed(names: readonly Texts[]): Texts {
  const more = names.length - NAMED;
  const list = (language: 'id' | 'en', others: string) =>
    [...names.slice(0, NAMED).map((name) => name[language]), ...(more > 0 ? [others] : [])].join(', ');
  return { id: list('id', `dan ${String(more)} lainnya`), en: list('en', `and ${String(more)} more`) };
}

/** Codes of a dimension with left-out revenue, largest amount first. */
function codesLeftOut(rows: readonly Row[], at: number, amountOf: (row: Row) => bigint): readonly (string | null)[] {
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
  question: Resolved,
  { layout, context }: { readonly layout: Layout; readonly context: Context },
  totals: Row,
  tell: (statement: Statement) => Promise<readonly Row[]>,
): Promise<readonly Note[]> {
  const left = question.subject === 'achievement' ? leftOutOf(layout, totals) : [];
  if (left.length === 0) return [];
  const ofUnits = scopeOf(question.by, question.where) === 'unit';
  const by = ofUnits ? (['taxType', 'unit'] as const) : (['taxType'] as const);
  const split: Resolved = { ...question, by, sort: [] };
  const parts = layoutOf(split);
  const rows = await tell(rowsStatement(split, parts, context, MAX_ROWS));
  const { members } = context.directory;
  return left.map(({ covering, series }): Note => {
    const without = (row: Row) => sumIn(row, by.length, parts, series, covering.columns.without) ?? 0n;
    const [taxes, units] = [codesLeftOut(rows, 0, without), ofUnits ? codesLeftOut(rows, 1, without) : []];
    const named = ofUnits ? units.map((code) => members.unit.get(code ?? '')) : taxes.map((code) => members.taxType.get(code ?? ''));
    const names = listed(named.map((member) => member?.name ?? NOT_STATED));
    const amount = sumIn(totals, 0, layout, series, covering.columns.without) ?? 0n;
    return {
      code: 'without-target',
      params: {
        measures: measuresOn(question, covering).join(','),
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
