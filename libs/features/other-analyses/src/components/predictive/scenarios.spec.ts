import type { SimulatedYear } from '../../outlook/year-outlook.ts';
import { forecast, sumDraws, simulateJointPaths, applySupposition, type Forecast } from '@pendapa/statistics';
import { changedYear, supposedEvents, windowRange, type Supposed } from './scenarios.ts';

const NOTHING: Supposed = { arrears: 0, bphtb: 0, pbjt: 0, pbb: 0 };
/** Two draws of two months. Land tax brings 10 then 30, BPHTB 100 and 50, PBJT 20 each, the rest 5 each. */
const SIMULATED_YEAR: SimulatedYear = {
  certain: 1000,
  known: 60,
  received: {},
  paths: {
    keys: ['pbb', 'bphtb', 'pbjt', 'other'],
    steps: 2,
    draws: 2,
    lines: [
      [10, 30, 10, 30],
      [100, 50, 100, 50],
      [20, 20, 20, 20],
      [5, 5, 5, 5],
    ].map((line) => Float64Array.from(line)),
    total: Float64Array.from([135, 105, 135, 105]),
  },
};
const added = (supposed: Partial<Supposed>) => {
  const { effects, end } = changedYear(SIMULATED_YEAR, { ...NOTHING, ...supposed }, 400, 1250);
  return [...effects.map((effect) => Math.round(effect.added.median * 100) / 100), end.median];
};

it.each([
  // Without a supposition: 1,000 and 240 to come.
  [{}, [0, 0, 0, 0, 1240]],
  // A quarter of 400 that can be collected.
  [{ arrears: 0.25 }, [100, 0, 0, 0, 1340]],
  // A tenth less of 150 of BPHTB.
  [{ bphtb: -0.1 }, [0, -15, 0, 0, 1225]],
  // Five per cent more of 40.
  [{ pbjt: 0.05 }, [0, 0, 2, 0, 1242]],
  // Land tax a month earlier does not change the year.
  [{ pbb: -1 }, [0, 0, 0, 0, 1240]],
  [{ arrears: 0.25, bphtb: -0.1, pbjt: 0.05 }, [100, -15, 2, 0, 1327]],
])('%j adds as much as by hand', (supposed, expected) => {
  expect(added(supposed)).toEqual(expected);
});

it('tells which month moves where, and nothing where it has no place to go to', () => {
  const moved = (pbb: number) => changedYear(SIMULATED_YEAR, { ...NOTHING, pbb }, 0, null).moved;
  expect(moved(-1)).toEqual({ from: 1, to: 0, amount: 30 });
  expect([moved(1), moved(0)]).toEqual([null, null]);
  expect(windowRange(SIMULATED_YEAR)).toEqual([-1, 0]);
});

it('changes the chance: 1,240 misses 1,250, with a quarter of the arrears it is reached', () => {
  const chance = (arrears: number) => changedYear(SIMULATED_YEAR, { ...NOTHING, arrears }, 400, 1250).end.chance;
  expect([chance(0), chance(0.25)]).toEqual([0, 1]);
});

it('takes nothing away that the month has brought so far', () => {
  // A fifth less of BPHTB: 100 of this month would be 80, but 95 have come; 50 become 40.
  const { effects } = changedYear({ ...SIMULATED_YEAR, received: { bphtb: 95 } }, { ...NOTHING, bphtb: -0.2 }, 0, null);
  expect(effects.find(({ key }) => key === 'bphtb')?.added.median).toBeCloseTo(-15, 6);
});

it('is an event that a forecast knows as well, with the same effect', () => {
  const values = Array.from({ length: 60 }, (_, t) => 1000 + 300 * Math.sin((2 * Math.PI * t) / 12) + 60 * Math.sin(t * t));
  const made = (events: Parameters<typeof forecast>[0]['events'] = []): Forecast => forecast({ values, frequency: 12, horizon: 2, events });
  const drawsOf = (of: Forecast, key: string) => simulateJointPaths({ lines: [{ key, forecast: of }], draws: 200 });
  const medianOf = (sums: Float64Array): number => sums.toSorted()[100] ?? NaN;
  const events = supposedEvents(SIMULATED_YEAR, { arrears: 0.25, bphtb: -0.1, pbjt: 0.05, pbb: -1 }, 400);
  for (const supposition of Object.values(events)) {
    if (!supposition) throw new Error('each supposition changes something');
    const { keys, event } = supposition;
    const inPage = applySupposition(drawsOf(made(), keys[0] ?? ''), supposition, 60);
    const inForecast = drawsOf(made([event]), keys[0] ?? '');
    expect(medianOf(sumDraws(inPage)) / medianOf(sumDraws(inForecast))).toBeCloseTo(1, 2);
  }
  expect(events.pbb?.event).toEqual({ kind: 'moved', usual: 61, actual: 60 });
});
