import {
  BulletList,
  CHART_HEIGHTS,
  divergingScale,
  DotPlot,
  HeatTable,
  MonthBars,
  ParetoChart,
  ScatterPlot,
  ShareBars,
  Treemap,
  TrendLine,
} from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { PlanStatus } from '@pendapa/panels';
import { monthMoments } from '@pendapa/query';
import { LoadingPanel, Panel } from '@pendapa/ui-layout';
import { demo } from '../../messages/skeleton-demo.ts';

const HEIGHT = CHART_HEIGHTS.medium;
const MONTHS = ['2000-01-01', '2000-02-01', '2000-03-01', '2000-04-01', '2000-05-01', '2000-06-01'];
const NOW = [20, 35, 30, 55, 60, 25];
const BEFORE = [25, 30, 35, 40, 45, 50];
const RATIOS = [1.08, 0.97, 0.81, null];
const LAST = MONTHS.length - 1;

function useSampleChart() {
  const t = useMessages(demo);
  const format = useFormat();
  const exactOf = (values: readonly number[]) => (index: number) => format.count(values[index] ?? null);
  return {
    moments: monthMoments(MONTHS, format, 1),
    axis: { title: t('table'), tick: format.count },
    now: { key: 'now', label: t('actual'), values: NOW, exact: exactOf(NOW), role: 'actual' },
    before: { key: 'before', label: t('before'), values: BEFORE, exact: exactOf(BEFORE), role: 'comparison' },
    description: t('description'),
    unfinished: LAST,
  } as const;
}

function SampleTrend() {
  const { now, before, ...rest } = useSampleChart();
  return <TrendLine {...rest} lines={[now, before]} height={HEIGHT} />;
}

function SampleMonths() {
  const { now, before, axis, moments, unfinished, description } = useSampleChart();
  const span = { moments, unfinished, currentFrom: 2 };
  return <MonthBars span={span} bars={{ ...now, axis }} below={[{ ...before, axis }]} height={HEIGHT} description={description} />;
}

function SampleBullets() {
  const t = useMessages(demo);
  const { percent } = useFormat();
  const bullets = RATIOS.map((value, index) => {
    const name = String.fromCharCode('A'.charCodeAt(0) + index);
    const text = percent(value);
    return {
      key: name,
      label: t('item', { name }),
      value,
      formerTargetTick: 0.9,
      targetTick: 1,
      text,
      exact: text,
      detail: <PlanStatus ratio={value} />,
    };
  });
  const names = { bar: t('actual'), formerTargetTick: t('first'), targetTick: t('inForce') };
  return <BulletList bullets={bullets} description={t('description')} names={names} />;
}

const VALUES = [50, 30, 12, 8];
const GRID = [
  [1.3, 1.02, 0.98, null],
  [0.7, 0.88, 1.12, 1],
];
const SCALE = divergingScale(1, 0.1);

function useItems() {
  const t = useMessages(demo);
  const { count } = useFormat();
  return VALUES.map((value, index) => {
    const name = String.fromCharCode('A'.charCodeAt(0) + index);
    return { key: name, label: t('item', { name }), value, text: count(value), exact: count(value) };
  });
}

function SampleHeat() {
  const t = useMessages(demo);
  const { percent } = useFormat();
  const items = useItems();
  return (
    <HeatTable
      description={t('description')}
      columns={items.map(({ key, label }, index) => ({ key, label, unfinished: index === items.length - 1 }))}
      rows={GRID.map((values, row) => ({
        key: String(row),
        label: items[row]?.label ?? '',
        values,
        exact: (column) => percent(values[column] ?? null, 2),
      }))}
      scale={SCALE}
      words={(value) => percent(value, 0)}
    />
  );
}

function SampleShares() {
  const t = useMessages(demo);
  const items = useItems();
  const bars = items.map(({ key, label, text, value }) => ({ key, label, text, values: [value, VALUES.length], exact: () => text }));
  return <ShareBars bars={bars} parts={[t('actual'), t('before')]} description={t('description')} />;
}

function SampleDots() {
  const t = useMessages(demo);
  const { count } = useFormat();
  const dots = useItems().map((item) => ({ ...item, targetTick: { value: item.value * 1.1, exact: item.exact } }));
  const axis = { title: t('table'), tick: count };
  return <DotPlot dots={dots} axis={axis} description={t('description')} names={{ dot: t('actual'), targetTick: t('inForce') }} />;
}

function SampleScatter() {
  const t = useMessages(demo);
  const { count } = useFormat();
  const axis = (title: string) => ({ title, tick: count });
  const points = useItems().map(({ key, label, value, text }, index) => ({
    key,
    label,
    x: index,
    y: value,
    tip: { title: label, rows: [{ label: t('actual'), text }] },
  }));
  return (
    <ScatterPlot points={points} x={axis(t('before'))} y={axis(t('actual'))} labelled={2} height={HEIGHT} description={t('description')} />
  );
}

function SamplePareto() {
  const t = useMessages(demo);
  const { percent } = useFormat();
  return (
    <ParetoChart
      items={useItems()}
      percent={(share) => percent(share, 0)}
      axisTitle={t('table')}
      reached={() => percent(0.8, 0)}
      height={HEIGHT}
      description={t('description')}
    />
  );
}

function SampleTiles() {
  const t = useMessages(demo);
  const leaves = useItems();
  const group = { key: 'all', label: t('table'), text: '', leaves };
  return <Treemap groups={[group]} description={t('description')} height={HEIGHT} />;
}

const SAMPLES = {
  trend: SampleTrend,
  bullets: SampleBullets,
  months: SampleMonths,
  heat: SampleHeat,
  shares: SampleShares,
  tiles: SampleTiles,
  pareto: SamplePareto,
  scatter: SampleScatter,
  dots: SampleDots,
};
const NAMES = ['trend', 'months', 'bullets', 'heat', 'shares', 'tiles', 'pareto', 'scatter', 'dots'] as const;

/** Sample charts, each in its panel or as a skeleton. */
export function ChartSamples({ loading }: { readonly loading: boolean }) {
  const t = useMessages(demo);
  return NAMES.map((name) => {
    const Sample = SAMPLES[name];
    return (
      <Panel key={name} title={t(name)} height={HEIGHT}>
        {loading ? <LoadingPanel height={HEIGHT} /> : <Sample />}
      </Panel>
    );
  });
}
