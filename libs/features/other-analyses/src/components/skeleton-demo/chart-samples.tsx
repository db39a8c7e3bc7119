import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { monthMoments, PanelRow, PlanStatus } from '@pendapa/analysis';
import { BulletList, CHART_HEIGHTS, MonthBars, TrendLine } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';

import { LoadingPanel, Panel } from '@pendapa/ui-layout';
import { demo } from '../../messages/skeleton-demo.ts';
import { MoreChartSamples } from './more-chart-samples.tsx';
import { Sample } from './sample.tsx';

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
  return <TrendLine {...rest} lines={[now, before]} height={CHART_HEIGHTS.medium} />;
}

function SampleMonths() {
  const { now, before, axis, moments, unfinished, description } = useSampleChart();
  const span = { moments, unfinished, currentFrom: 2 };
  return (
    <MonthBars span={span} bars={{ ...now, axis }} below={[{ ...before, axis }]} height={CHART_HEIGHTS.medium} description={description} />
  );
}

function SampleBullets() {
  const t = useMessages(demo);
  const { percent } = useFormat();
  const bullets = RATIOS.map((value, index) => {
    const name = String.fromCharCode('A'.charCodeAt(0) + index);
    const text = percent(value);
    return { key: name, label: t('item', { name }), value, thin: 0.9, solid: 1, text, exact: text, detail: <PlanStatus ratio={value} /> };
  });
  const names = { bar: t('actual'), thin: t('first'), solid: t('inForce') };
  return <BulletList bullets={bullets} description={t('description')} names={names} />;
}

/** The shapes of the charts, each with the skeleton that holds its place; the map is a skeleton only. */
export function ChartSamples({ loading }: { readonly loading: boolean }) {
  const t = useMessages(demo);
  return (
    <>
      <PanelRow>
        <Sample title={t('trend')} loading={loading} height={CHART_HEIGHTS.medium}>
          <SampleTrend />
        </Sample>
        <Sample title={t('bullets')} loading={loading} height={CHART_HEIGHTS.medium}>
          <SampleBullets />
        </Sample>
      </PanelRow>
      <PanelRow>
        <Sample title={t('months')} loading={loading} height={CHART_HEIGHTS.medium}>
          <SampleMonths />
        </Sample>
        <Panel title={t('map')} height={CHART_HEIGHTS.medium}>
          <Box sx={{ display: 'grid', gap: 1 }}>
            <Typography variant="body2" color="textSecondary">
              {t('mapText')}
            </Typography>
            <LoadingPanel height={CHART_HEIGHTS.small} />
          </Box>
        </Panel>
      </PanelRow>
      <MoreChartSamples loading={loading} />
    </>
  );
}
