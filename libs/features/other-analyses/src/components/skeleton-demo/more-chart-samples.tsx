import { PanelRow } from '@pendapa/analysis';
import { CHART_HEIGHTS, divergingScale, DotPlot, HeatTable, ParetoChart, ScatterPlot, ShareBars, Treemap } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { demo } from '../../messages/skeleton-demo.ts';
import { Sample } from './sample.tsx';

const VALUES = [50, 30, 12, 8];
const RATIOS = [
  [1.3, 1.02, 0.98, null],
  [0.7, 0.88, 1.12, 1],
];
const SCALE = divergingScale(1, 0.1);
const HEIGHT = CHART_HEIGHTS.medium;

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
      rows={RATIOS.map((values, row) => ({
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
  const dots = useItems().map((item) => ({ ...item, mark: { value: item.value * 1.1, exact: item.exact } }));
  return <DotPlot dots={dots} description={t('description')} names={{ dot: t('actual'), mark: t('inForce') }} />;
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

/** The forms that compare parts and pairs, each with the skeleton that holds its place. */
export function MoreChartSamples({ loading }: { readonly loading: boolean }) {
  const t = useMessages(demo);
  return (
    <>
      <PanelRow>
        <Sample title={t('heat')} loading={loading} height={HEIGHT}>
          <SampleHeat />
        </Sample>
        <Sample title={t('shares')} loading={loading} height={HEIGHT}>
          <SampleShares />
        </Sample>
      </PanelRow>
      <PanelRow>
        <Sample title={t('tiles')} loading={loading} height={HEIGHT}>
          <SampleTiles />
        </Sample>
        <Sample title={t('pareto')} loading={loading} height={HEIGHT}>
          <SamplePareto />
        </Sample>
      </PanelRow>
      <PanelRow>
        <Sample title={t('scatter')} loading={loading} height={HEIGHT}>
          <SampleScatter />
        </Sample>
        <Sample title={t('dots')} loading={loading} height={HEIGHT}>
          <SampleDots />
        </Sample>
      </PanelRow>
    </>
  );
}
