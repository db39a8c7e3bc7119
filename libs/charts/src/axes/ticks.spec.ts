import { axisWidth } from './band-series.ts';
import { withoutOverlappingLabels } from './ticks.ts';

const ticks = [0, 500, 1000, 1500, 2000].map((value) => ({ value, words: String(value) }));
const shown = (pixels: number) => withoutOverlappingLabels(ticks, (value) => (value / 500) * pixels).map(({ value }) => value);

it('leaves out ticks whose words would touch', () => {
  expect(shown(60)).toEqual([0, 500, 1000, 1500, 2000]);
  expect(shown(24)).toEqual([0, 1000, 2000]);
  expect(shown(-24)).toEqual([0, 1000, 2000]);
  expect(withoutOverlappingLabels([], Number)).toEqual([]);
});

const width = (...data: readonly (number | null)[]) => axisWidth({ title: '', tick: String }, [{ type: 'line', data }]);

it('has room for the longest words of a scale, below zero too', () => {
  expect(width(null, 9)).toBe(width(0, 400));
  expect(width(-9_100, 4_000)).toBe(width(0, 1_000, -10_000));
  expect(width(-9_100)).toBeGreaterThan(width(-900));
});
