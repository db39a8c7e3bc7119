import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  ChartPanel,
  chooseMyUnit,
  drawn,
  PanelRow,
  PlanMatrix,
  PointsPanel,
  useChosenMember,
  useFilters,
  useMyUnit,
  useNarrow,
  usePanelWords,
  usePlanColumns,
  useTargetName,
  type Drawing,
  type MyUnit,
  type Row,
} from '@pendapa/analysis';
import { BumpChart, RankedBars } from '@pendapa/charts';
import { monthEnd } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { EmptyPanel, SwitchChoice } from '@pendapa/ui-layout';
import { messages } from '../../messages/target-units.ts';
import { OwnKpis } from './own-kpis.tsx';
import { OwnChanges, OwnTaxes } from './own-taxes.tsx';
import { useUnitMonths, useUnits, useUnitTaxes, type ByTax, type Monthly, type UnitMeasure } from './questions.ts';
import { behindByPart, behindOf, lackOf } from './shortfalls.ts';
import { standings } from './standings.ts';
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

/** The unit that the page is narrowed to, or where none is chosen the one kept on this device. */
function useShownUnit(): MyUnit | null {
  const chosen = useChosenMember('unit');
  const kept = useMyUnit();
  return useFilters().choices.unit.length === 0 ? kept : chosen;
}

/** One unit by itself: what its target takes, for which taxes it is behind, and what changed most. */
export function OwnUnit() {
  const t = useMessages(messages);
  const shown = useShownUnit();
  const kept = useMyUnit();
  if (!shown) return <Typography color="textSecondary">{t('own.choose')}</Typography>;
  const own = kept?.code === shown.code;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Typography variant="h2" sx={{ flex: '1 1 16rem' }}>
          {shown.name}
        </Typography>
        <SwitchChoice label={t('own.keep')} checked={own} onChoose={(keep) => chooseMyUnit(keep ? shown.code : null)} />
      </Box>
      <OwnKpis {...shown} />
      <PanelRow even>
        <OwnTaxes {...shown} />
        <OwnChanges {...shown} />
      </PanelRow>
    </>
  );
}

/** Members in the order of what they lack of their plans together, the largest sum first. */
function inOrder(rows: readonly Row<ByTax, 'unit' | 'taxType'>[], by: 'unit' | 'taxType'): readonly (string | null)[] {
  const sums = new Map<string | null, bigint>();
  for (const { codes, current } of rows) sums.set(codes[by], (sums.get(codes[by]) ?? 0n) + BigInt(current.planVariance ?? 0));
  return [...sums].sort(([, one], [, other]) => (one < other ? -1 : 1)).map(([code]) => code);
}

/** For which tax each unit is behind. */
export function UnitTaxHeat() {
  const select = useNarrow()('unit');
  return (
    <ChartPanel
      words={usePanelWords(messages, 'heat')}
      asked={useUnitTaxes()}
      measure="realisedToDate"
      height="large"
      chart={(drawing) => (
        <PlanMatrix
          {...drawing}
          {...{ down: 'unit', across: 'taxType', realised: 'realisedToDate', plan: 'planToDate', onSelect: select }}
          rows={inOrder(drawing.read.rows, 'unit')}
          columns={inOrder(drawing.read.rows, 'taxType')}
        />
      )}
    />
  );
}

const DEPTH = 10;

type Months = Drawing<Monthly, 'unit' | 'month'>;

function Ranks({ read, ...frame }: Months) {
  const t = useMessages(messages);
  const format = useFormat();
  const select = useNarrow()('unit');
  const known = standings(read.answer);
  if (known === null) return <EmptyPanel cause={t('ranks.oneMonth')} />;
  const named = (key: string) => ({ key, name: format.date(key), short: format.date(key), year: format.year(key) });
  return (
    <BumpChart
      {...frame}
      moments={[named(monthEnd(known.before)), named(known.now)]}
      lines={known.units.map(({ unit, ranks, ratios }) => ({
        key: unit ?? '',
        label: read.name('unit', { codes: { unit, month: null } }),
        ranks,
        exact: (index) => format.percent(ratios[index] ?? null, 2),
      }))}
      depth={DEPTH}
      onSelect={select}
    />
  );
}

/** Who left the furthest behind since the month before, and who joined them. */
export function UnitRanks() {
  const t = useMessages(messages);
  return (
    <ChartPanel
      words={usePanelWords(messages, 'ranks')}
      asked={useUnitMonths()}
      measure="plan"
      height="large"
      sentence={({ answer }) => {
        const known = standings(answer);
        if (known === null) return null;
        const among = (at: 0 | 1) => known.units.filter(({ ranks }) => (ranks[at] ?? Infinity) <= DEPTH);
        const left = among(0).filter(({ ranks }) => (ranks[1] ?? Infinity) > DEPTH).length;
        return t('ranks.sentence', { count: left, depth: among(0).length });
      }}
      chart={(drawing) => <Ranks {...drawing} />}
      columns={usePlanColumns()('unit')}
    />
  );
}

/** Whether the large units are behind or the small ones, which swing more. */
export const UnitSizes = () => (
  <PointsPanel
    words={usePanelWords(messages, 'sizes')}
    asked={useUnits()}
    measure="planAchievement"
    height="large"
    by="unit"
    x="target"
    xTitle={useTargetName()}
    y="planAchievement"
    told={['target', 'realisedToDate', 'planToDate', 'planAchievement']}
    onSelect={useNarrow()('unit')}
    table={(drawing) => <UnitTable {...drawing} />}
  />
);
