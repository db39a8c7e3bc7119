import { Profiler, type ReactElement } from 'react';
import { renderPage } from '@pendapa/testing';
import { act } from '@testing-library/react';
import { useState } from 'react';
import {
  AlignedLines,
  BulletList,
  BumpChart,
  divergingScale,
  DotPlot,
  HeatTable,
  MonthBars,
  ParetoChart,
  RankedBars,
  ScatterPlot,
  SmallMultiples,
  StackedBars,
  StackedMonths,
  Treemap,
  TrendLine,
} from './index.ts';

const moments = ['Jan', 'Feb', 'Mar'].map((short, index) => ({ key: `2026-0${index + 1}`, name: short, short, year: '2026' }));
const axis = { title: 'Rp', tick: String };
const text = { text: '', exact: '', label: 'A', key: 'a' };
const words = { exact: () => '' };
const tip = { title: 'A', rows: [] };
const size = { height: 320, description: 'Grafik' };

/** Each chart with values that depend on the number, as after a change of filters. */
const charts: Readonly<Record<string, (by: number) => ReactElement>> = {
  RankedBars: (by) => <RankedBars bars={[{ ...text, value: by }]} description="Grafik" />,
  BulletList: (by) => (
    <BulletList bullets={[{ ...text, value: by, thin: 1, solid: 1 }]} description="Grafik" names={{ bar: 'a', thin: null, solid: 'b' }} />
  ),
  StackedBars: (by) => <StackedBars bars={[{ ...text, ...words, values: [by] }]} parts={['a']} description="Grafik" />,
  DotPlot: (by) => <DotPlot dots={[{ ...text, value: by }]} description="Grafik" names={{ dot: 'a', mark: 'b' }} />,
  HeatTable: (by) => (
    <HeatTable
      description="Grafik"
      columns={[{ key: 'a', label: 'A' }]}
      rows={[{ ...text, ...words, values: [by] }]}
      scale={divergingScale(0, 1)}
      words={String}
    />
  ),
  Treemap: (by) => <Treemap groups={[{ ...text, leaves: [{ ...text, value: by }] }]} {...size} />,
  ParetoChart: (by) => <ParetoChart items={[{ ...text, value: by }]} percent={String} axisTitle="" reached={String} {...size} />,
  BumpChart: (by) => <BumpChart moments={moments} lines={[{ ...text, ...words, ranks: [by, by, by] }]} depth={5} {...size} />,
  ScatterPlot: (by) => <ScatterPlot points={[{ ...text, tip, x: by, y: by }]} x={axis} y={axis} labelled={1} {...size} />,
  SmallMultiples: (by) => <SmallMultiples items={[{ ...text, tip, values: [1, by] }]} description="Grafik" level={1} />,
  TrendLine: (by) => (
    <TrendLine moments={moments} axis={axis} lines={[{ ...text, ...words, role: 'actual', values: [1, 2, by] }]} unfinished={2} {...size} />
  ),
  MonthBars: (by) => (
    <MonthBars
      span={{ moments, currentFrom: 0, unfinished: 2 }}
      bars={{ ...text, ...words, axis, values: [1, 2, by] }}
      below={[{ ...text, ...words, key: 'b', axis, values: [1, by, 3] }]}
      {...size}
    />
  ),
  StackedMonths: (by) => (
    <StackedMonths moments={moments} axis={axis} parts={[{ ...text, ...words, values: [1, 2, by] }]} unfinished={2} {...size} />
  ),
  AlignedLines: (by) => (
    <AlignedLines moments={moments} panels={[{ ...text, ...words, axis, values: [1, 2, by] }]} unfinished={2} {...size} />
  ),
};

it.each(Object.entries(charts))('%s draws new data in one commit', async (_, chart) => {
  let commits = 0;
  let change: (by: number) => void = () => undefined;
  function Held() {
    const [by, setBy] = useState(3);
    change = setBy;
    return (
      <Profiler id="chart" onRender={() => (commits += 1)}>
        {chart(by)}
      </Profiler>
    );
  }
  renderPage(<Held />);
  await act(async () => undefined);
  commits = 0;
  await act(async () => change(4));
  expect(commits).toBe(1);
});
