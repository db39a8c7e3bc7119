import { act } from '@testing-library/react';
import { Profiler, useState, type ReactElement } from 'react';
import { renderPage } from '@pendapa/testing';
import {
  AlignedLines,
  BulletList,
  BumpChart,
  divergingScale,
  DivergingBars,
  DotPlot,
  FanChart,
  HeatTable,
  Histogram,
  LorenzCurve,
  MonthBars,
  ParetoChart,
  QuadrantPlot,
  RankedBars,
  SmallMultiples,
  StackedBars,
  StackedMonths,
  Treemap,
  TrendLine,
} from './index.ts';
import { ScatterPlot } from './points/scatter-plot.tsx';

const moments = ['Jan', 'Feb', 'Mar'].map((short, index) => ({ key: `2026-0${index + 1}`, name: short, short, year: '2026' }));
const text = { text: '', exact: '', label: 'A', key: 'a' };
const words = { exact: () => '' };
const tip = { title: 'A', rows: [] };
const size = { height: 320, description: 'Grafik' };

/** A chart whose data depend on a number, as after a change of filters. */
type ChartsByName = Readonly<Record<string, (by: number) => ReactElement>>;

/** Renders the chart for 3, then for 4; returns the result of `seen` for each commit. */
async function commitsOf<T>(chart: (by: number) => ReactElement, seen: () => T): Promise<readonly T[]> {
  const commits: T[] = [];
  let change: (by: number) => void = () => undefined;
  function SteadyParent() {
    const [by, setBy] = useState(3);
    change = setBy;
    return (
      <Profiler id="chart" onRender={() => commits.push(seen())}>
        {chart(by)}
      </Profiler>
    );
  }
  renderPage(<SteadyParent />);
  await act(async () => undefined);
  commits.splice(0, commits.length - 1);
  await act(async () => change(4));
  return commits;
}

const lists: ChartsByName = {
  RankedBars: (by) => <RankedBars bars={[{ ...text, value: by }]} description="Grafik" />,
  BulletList: (by) => (
    <BulletList
      bullets={[{ ...text, value: by, planTick: 1, targetTick: 1 }]}
      description="Grafik"
      names={{ bar: 'a', planTick: 'b', targetTick: 'c' }}
    />
  ),
  StackedBars: (by) => <StackedBars bars={[{ ...text, ...words, values: [by] }]} parts={['a']} description="Grafik" />,
  DotPlot: (by) => (
    <DotPlot dots={[{ ...text, value: by }]} axis={{ title: 'a', tick: String }} description="Grafik" names={{ dot: 'a' }} />
  ),
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
  SmallMultiples: (by) => <SmallMultiples items={[{ ...text, tip, values: [1, by] }]} description="Grafik" level={1} />,
};

it.each(Object.entries(lists))('%s draws new data in one commit', async (_, chart) => {
  expect(await commitsOf(chart, () => null)).toHaveLength(2);
});

const named = (by: number, key: string, values: readonly number[]) => ({ ...words, key, label: `${key}${by}`, values });
const scaled = (by: number) => ({ title: `Rp ${by}`, tick: (value: number) => `${value} of ${by}` });

const placed = (by: number) =>
  [1, by, 9].map((value, index) => ({ key: `${index}`, label: `${index} of ${by}`, x: value, y: value * by, tip }));
const ranked = (by: number, key: string, ranks: readonly number[]) => ({ ...words, key, label: `${key}${by}`, ranks });

/** All texts and values depend on the number. */
const charts: ChartsByName = {
  TrendLine: (by) => (
    <TrendLine moments={moments} axis={scaled(by)} lines={[{ ...named(by, 'a', [1, 2, by]), role: 'actual' }]} unfinished={2} {...size} />
  ),
  FanChart: (by) => (
    <FanChart
      moments={moments}
      axis={scaled(by)}
      history={named(by, 'a', [1, 2])}
      median={named(by, 'b', [1, 2, by])}
      bands={[{ ...words, key: 'band', label: `band${by}`, low: [null, null, by - 1], high: [null, null, by + 1] }]}
      today={{ firstKey: '2026-03', label: 'today' }}
      unfinished={null}
      {...size}
    />
  ),
  MonthBars: (by) => (
    <MonthBars
      span={{ moments, currentFrom: 0, unfinished: 2 }}
      bars={{ ...named(by, 'a', [1, 2, by]), axis: scaled(by) }}
      below={[{ ...named(by, 'b', [1, by, 3]), axis: scaled(by) }]}
      {...size}
    />
  ),
  StackedMonths: (by) => (
    <StackedMonths
      moments={moments}
      axis={scaled(by)}
      parts={[named(by, 'a', [1, 2, by]), named(by, 'b', [1, 2, 3])]}
      unfinished={2}
      {...size}
    />
  ),
  DivergingMonths: (by) => (
    <DivergingBars
      moments={moments}
      axis={scaled(by)}
      flows={{ up: named(by, 'a', [1, 2, by]), down: named(by, 'b', [1, by, 3]), net: named(by, 'c', [1, 2, 3 - by]) }}
      unfinished={2}
      {...size}
    />
  ),
  AlignedLines: (by) => (
    <AlignedLines moments={moments} panels={[{ ...named(by, 'a', [1, 2, by]), axis: scaled(by) }]} unfinished={2} {...size} />
  ),
  Histogram: (by) => (
    <Histogram
      bins={[1, by].map((value) => ({ key: `${value}`, label: '', bound: `from ${by}`, value, tip }))}
      xTitle="Rp"
      valueAxis={scaled(by)}
      {...size}
    />
  ),
  ParetoChart: (by) => (
    <ParetoChart
      items={[by, 2].map((value) => ({ ...text, key: `${value}`, value }))}
      percent={(share) => `${share} of ${by}`}
      axisTitle=""
      reached={String}
      {...size}
    />
  ),
  BumpChart: (by) => <BumpChart moments={moments} lines={[ranked(by, 'a', [1, 2, by]), ranked(by, 'b', [by, 1, 2])]} depth={5} {...size} />,
  LorenzCurve: (by) => (
    <LorenzCurve
      points={[0, by / 10, 1].map((units) => ({ units, share: units ** 2 }))}
      percent={(share) => `${share} of ${by}`}
      words={{ x: '', y: '', equality: '' }}
      {...size}
    />
  ),
  ScatterPlot: (by) => <ScatterPlot points={placed(by)} x={scaled(by)} y={scaled(by)} labelled={3} {...size} />,
  QuadrantPlot: (by) => (
    <QuadrantPlot
      points={placed(by)}
      x={{ ...scaled(by), divide: 2 }}
      y={{ ...scaled(by), divide: 2 }}
      names={{ highHigh: '', highLow: '', lowHigh: '', lowLow: '' }}
      {...size}
    />
  ),
};

const wordsAndMarks = () => {
  const all = (selector: string) => [...document.querySelectorAll(`figure :is(${selector})`)];
  return {
    words: all('text, p, li')
      .map(({ textContent }) => textContent)
      .join(),
    marks: all('rect, path[stroke], circle')
      .map((mark) => ['y', 'height', 'd', 'cy'].map((name) => mark.getAttribute(name)).join())
      .join(),
  };
};

it.each(Object.entries(charts))('%s never shows the words of some data with the marks of others', async (_, chart) => {
  const commits = await commitsOf(chart, wordsAndMarks);
  const [before, after] = [commits[0], commits.at(-1)];
  expect(after?.words).not.toBe(before?.words);
  expect(after?.marks).not.toBe(before?.marks);
  for (const commit of commits) expect([before, after]).toContainEqual(commit);
});
