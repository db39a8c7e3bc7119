import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDrill } from '@pendapa/analysis';
import { RankedBars } from '@pendapa/charts';
import { measureSpec } from '@pendapa/contracts';
import { chooseMyUnit, useChosenMember, useFilters, useMyUnit, useCrossFilter, type MyUnit } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { ChangeText, ChartPanel, KpiStrip, PanelRow, PlanBars, usePanelWords, type AnswerColumns, type ChartProps } from '@pendapa/panels';
import { difference, toPlotValue, isSomething, valueOf } from '@pendapa/query';
import { SwitchChoice } from '@pendapa/ui-layout';
import { messages } from '../../messages/target-units.ts';
import * as ask from '../../questions/target-units.ts';
import { PaceCards, usePace } from '../shared/pace.tsx';

/** Number of rows, so that all taxes of a unit are visible. */
const INITIAL_ROWS = 14;
type ByTax = (typeof ask.unitTaxes.measures)[number];

const taxColumns = ({ dimensionColumn, measureColumn, growthColumn, statusColumn }: AnswerColumns<ByTax, 'taxType'>) => [
  dimensionColumn('taxType'),
  measureColumn('planToDate'),
  measureColumn('realisedToDate'),
  measureColumn('planAchievement'),
  measureColumn('planVariance'),
  growthColumn('realisedToDate'),
  statusColumn('planAchievement'),
];

interface ChangeBarsProps extends ChartProps<ByTax, 'taxType'> {
  readonly unit: string;
}

/** Largest change first; a tax leads to the causes within the unit. */
function ChangeBars({ read: { rows, name, exact, figureTextExact, format }, description, unit }: ChangeBarsProps) {
  const t = useMessages(messages);
  const { open } = useDrill();
  const explain = (tax: string): void =>
    open([
      { by: 'unit', code: unit },
      { by: 'tax', code: tax },
    ]);
  const spec = measureSpec('achievement', 'realisedToDate');
  const changed = rows
    .map((row) => ({ ...row, change: difference(row.current.realisedToDate, row.comparison.realisedToDate) }))
    .filter(({ change }) => isSomething(change))
    .sort((a, b) => Math.abs(toPlotValue(b.change) ?? 0) - Math.abs(toPlotValue(a.change) ?? 0));
  const bars = changed.map(({ change, ...row }) => {
    const [now, before] = [row.current.realisedToDate, row.comparison.realisedToDate];
    return {
      key: row.codes.taxType ?? '',
      label: name('taxType', row),
      value: toPlotValue(change),
      text: format.moneyChange(String(valueOf(change))),
      exact: t('changes.exact', { now: exact('realisedToDate', row), before: figureTextExact(before, 'money') }),
      tone: (toPlotValue(change) ?? 0) < 0 ? ('bad' as const) : ('good' as const),
      detail: <ChangeText now={now} before={before} spec={spec} />,
    };
  });
  return <RankedBars bars={bars} description={description} onSelect={explain} initialRows={INITIAL_ROWS} />;
}

/** Returns the unit of the filter, otherwise the one stored on this device. */
function useShownUnit(): MyUnit | null {
  const chosen = useChosenMember('unit');
  const savedUnit = useMyUnit();
  return useFilters().choices.unit.length === 0 ? savedUnit : chosen;
}

function Figures({ code, name: unit }: MyUnit) {
  const t = useMessages(messages);
  const select = useCrossFilter()('tax');
  const taxes = { query: ask.taxesOf(code), measure: 'realisedToDate', columns: taxColumns } as const;
  return (
    <>
      <KpiStrip label={t('own.kpis', { unit })}>
        <PaceCards pace={usePace(ask.unitTotals(code), ask.lastFourWeeksOf(code))} />
      </KpiStrip>
      <PanelRow hasEqualWidths>
        {/* Taxes of the unit, largest shortfall first. */}
        <ChartPanel
          words={usePanelWords(messages, 'taxes', { unit })}
          {...taxes}
          chart={(drawing) => <PlanBars {...drawing} by="taxType" initialRows={INITIAL_ROWS} onSelect={select} />}
        />
        <ChartPanel
          words={usePanelWords(messages, 'changes', { unit })}
          {...taxes}
          chart={(drawing) => <ChangeBars {...drawing} unit={code} />}
        />
      </PanelRow>
    </>
  );
}

/** Section about one unit: pace, taxes behind plan, and largest changes from last year. */
export function OwnUnit() {
  const t = useMessages(messages);
  const shown = useShownUnit();
  const savedUnit = useMyUnit();
  if (!shown) return <Typography color="textSecondary">{t('own.choose')}</Typography>;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Typography variant="h2" sx={{ flex: '1 1 16rem' }}>
          {shown.name}
        </Typography>
        <SwitchChoice
          label={t('own.keep')}
          checked={savedUnit?.code === shown.code}
          onChoose={(keep) => chooseMyUnit(keep ? shown.code : null)}
        />
      </Box>
      <Figures {...shown} />
    </>
  );
}
