import { ChartPanel, drawn, useNarrow, usePanelWords, type Drawing, type Row } from '@pendapa/analysis';
import { RankedBars } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { EmptyPanel } from '@pendapa/ui-layout';
import { messages } from '../../messages/target-units.ts';
import { useUnits, type UnitMeasure } from './questions.ts';
import { behindByPart, behindOf, lackOf } from './shortfalls.ts';
import { UnitTable } from './unit-table.tsx';

const FIRST = 8;

type UnitRow = Row<UnitMeasure, 'unit'>;
interface BarsProps extends Drawing<UnitMeasure, 'unit'> {
  readonly as: 'money' | 'part';
}

/** What part of its own plan a unit lacks. */
const partOf = ({ current }: UnitRow): number => 1 - (drawn(current.planAchievement) ?? 1);

function Bars({ read, description, as }: BarsProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const select = useNarrow()('unit');
  const rows = as === 'money' ? behindOf(read.rows) : behindByPart(read.rows);
  const hasPlan = read.rows.some(({ current }) => current.planAchievement !== null);
  if (rows.length === 0) return <EmptyPanel cause={t(hasPlan ? 'behind.none' : 'behind.noPlan')} />;
  const bars = rows.map((row) => {
    const [money, part] = [format.money(lackOf(row)), format.percent(partOf(row))];
    return {
      key: row.codes.unit ?? '',
      label: read.name('unit', row),
      value: as === 'money' ? Number(lackOf(row)) : partOf(row),
      text: as === 'money' ? money : part,
      exact: as === 'money' ? format.moneyExact(lackOf(row)) : format.percent(partOf(row), 2),
      detail: as === 'money' ? part : money,
    };
  });
  return <RankedBars bars={bars} description={description} onSelect={select} first={FIRST} />;
}

const Panel = ({ as }: Pick<BarsProps, 'as'>) => (
  <ChartPanel
    words={usePanelWords(messages, as)}
    asked={useUnits()}
    measure="realisedToDate"
    height="large"
    chart={(drawing) => <Bars {...drawing} as={as} />}
    table={(drawing) => <UnitTable {...drawing} />}
  />
);

/** Who lacks most in rupiah. */
export const MoneyShortfalls = () => <Panel as="money" />;

/** Who lacks most of the own plan. */
export const PartShortfalls = () => <Panel as="part" />;
