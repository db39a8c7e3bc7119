import {
  PlanBars,
  type AnswerColumns,
  ChartPanel,
  ChangeText,
  difference,
  useNarrow,
  usePanelWords,
  type Drawing,
  type Row,
} from '@pendapa/analysis';
import { RankedBars } from '@pendapa/charts';
import { measureSpec } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/target-units.ts';
import { useTaxesOf, type ByTax } from './questions.ts';

/** Every tax that a unit may collect is in sight. */
const FIRST = 14;
type TaxRow = Row<ByTax, 'taxType'>;
type Taxes = Drawing<ByTax, 'taxType'>;
interface OwnProps {
  readonly code: string;
  readonly name: string;
}

const columns = ({ by, of, growth, status }: AnswerColumns<ByTax, 'taxType'>) => [
  by('taxType'),
  of('planToDate'),
  of('realisedToDate'),
  of('planAchievement'),
  of('planVariance'),
  growth('realisedToDate'),
  status('planAchievement'),
];

/** Which taxes of the unit are behind, the largest shortfall first. */
export function OwnTaxes({ code, name }: OwnProps) {
  const select = useNarrow()('tax');
  return (
    <ChartPanel
      words={usePanelWords(messages, 'taxes', { unit: name })}
      asked={useTaxesOf(code)}
      measure="realisedToDate"
      chart={(drawing) => <PlanBars {...drawing} by="taxType" first={FIRST} onSelect={select} />}
      columns={columns}
    />
  );
}

const changeOf = ({ current, comparison }: TaxRow): bigint => BigInt(difference(current.realisedToDate, comparison.realisedToDate) ?? 0);
const sizeOf = (row: TaxRow): bigint => (changeOf(row) < 0n ? -changeOf(row) : changeOf(row));

function ChangeBars({ read, description }: Taxes) {
  const t = useMessages(messages);
  const format = useFormat();
  const spec = measureSpec('achievement', 'realisedToDate');
  const changed = [...read.rows].filter((row) => sizeOf(row) > 0n).sort((one, other) => (sizeOf(one) < sizeOf(other) ? 1 : -1));
  const bars = changed.map((row) => ({
    ...{ key: row.codes.taxType ?? '', label: read.name('taxType', row), value: Number(changeOf(row)) },
    text: format.moneyChange(String(changeOf(row))),
    exact: t('changes.exact', {
      now: read.exact('realisedToDate', row),
      before: format.valueExact(row.comparison.realisedToDate, 'money'),
    }),
    tone: changeOf(row) < 0n ? ('bad' as const) : ('good' as const),
    detail: <ChangeText now={row.current.realisedToDate} before={row.comparison.realisedToDate} spec={spec} />,
  }));
  return <RankedBars bars={bars} description={description} onSelect={useNarrow()('tax')} first={FIRST} />;
}

/** Where the unit earned most more or less than on the same days last year. */
export const OwnChanges = ({ code, name }: OwnProps) => (
  <ChartPanel
    words={usePanelWords(messages, 'changes', { unit: name })}
    asked={useTaxesOf(code)}
    measure="realisedToDate"
    chart={(drawing) => <ChangeBars {...drawing} />}
    columns={columns}
  />
);
