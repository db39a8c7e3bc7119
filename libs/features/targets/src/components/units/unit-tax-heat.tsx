import { AnswerRows, ChartPanel, drawn, useNarrow, usePanelWords, type Drawing, type Row } from '@pendapa/analysis';
import { divergingScale, HeatTable } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/target-units.ts';
import { useUnitTaxes, type ByTax } from './questions.ts';

/** The plan is the middle; each class is ten points wide, on every filter. */
const SCALE = divergingScale(1, 0.1);

type Cell = Row<ByTax, 'unit' | 'taxType'>;

/** Members in the order of what they lack of their plans together, the largest sum first. */
function inOrder(rows: readonly Cell[], by: 'unit' | 'taxType'): readonly Cell[] {
  const sums = new Map<string | null, { readonly row: Cell; readonly sum: bigint }>();
  for (const row of rows) {
    const known = sums.get(row.codes[by]);
    sums.set(row.codes[by], { row, sum: (known?.sum ?? 0n) + BigInt(row.current.planVariance ?? 0) });
  }
  return [...sums.values()].sort((one, other) => (one.sum < other.sum ? -1 : 1)).map(({ row }) => row);
}

function Heat({ read, ...frame }: Drawing<ByTax, 'unit' | 'taxType'>) {
  const t = useMessages(messages);
  const format = useFormat();
  const [units, taxes] = [inOrder(read.rows, 'unit'), inOrder(read.rows, 'taxType')];
  const cells = new Map(read.rows.map((row) => [`${row.codes.unit} ${row.codes.taxType}`, row]));
  const at = (unit: Cell, column: number) => cells.get(`${unit.codes.unit} ${taxes[column]?.codes.taxType}`);
  return (
    <HeatTable
      {...frame}
      columns={taxes.map((row) => ({ key: row.codes.taxType ?? '', label: read.name('taxType', row) }))}
      rows={units.map((unit) => ({
        key: unit.codes.unit ?? '',
        label: read.name('unit', unit),
        values: taxes.map((_, column) => drawn(at(unit, column)?.current.planAchievement ?? null)),
        exact: (column) => {
          const current = at(unit, column)?.current;
          return t('heat.exact', {
            realised: format.valueExact(current?.realisedToDate ?? null, 'money'),
            plan: format.valueExact(current?.planToDate ?? null, 'money'),
            percent: format.percent(drawn(current?.planAchievement ?? null), 2),
          });
        },
      }))}
      scale={SCALE}
      words={(value) => format.percent(value, 0)}
      onSelect={useNarrow()('unit')}
    />
  );
}

/** For which tax each unit is behind. */
export const UnitTaxHeat = () => (
  <ChartPanel
    words={usePanelWords(messages, 'heat')}
    asked={useUnitTaxes()}
    measure="realisedToDate"
    height="large"
    chart={(drawing) => <Heat {...drawing} />}
    table={(drawing) => <AnswerRows {...drawing} />}
  />
);
