import { pathThrough, splitUnfinished, spread } from '../axes/line-path.ts';
import { labelStep, yearsOf } from './time-axis.tsx';

const at = (x: number) => ({ x, y: 0 });

describe('the path of a line', () => {
  it('joins neighbours and leaves gaps open', () => {
    expect(pathThrough([at(0), at(10), null, at(30), at(40)])).toBe('M0,0L10,0M30,0L40,0');
  });

  it('shows a point that stands alone', () => {
    expect(pathThrough([null, at(10), null])).toBe('M10,0h0');
    expect(pathThrough([])).toBe('');
  });

  it('parts with the stretch towards the unfinished period', () => {
    const [finished, open] = splitUnfinished(['a', 'b', 'c'], 2);
    expect(finished).toEqual(['a', 'b', null]);
    expect(open).toEqual([null, 'b', 'c']);
    expect(splitUnfinished(['a', 'b'], null)).toEqual([['a', 'b'], []]);
  });
});

describe('names at the ends of lines', () => {
  it('stand apart, in their order, inside the drawing', () => {
    expect(spread([50, 52, 10], 15, 0, 200)).toEqual([50, 65, 10]);
    expect(spread([198, 199], 15, 0, 200)).toEqual([185, 200]);
    expect(spread([-5], 15, 0, 200)).toEqual([0]);
  });
});

describe('the time axis', () => {
  it('writes as many months as fit, in steps that divide a year', () => {
    expect(labelStep(1_200, 36)).toBe(1);
    expect(labelStep(600, 36)).toBe(2);
    expect(labelStep(300, 36)).toBe(4);
    expect(labelStep(50, 36)).toBe(12);
  });

  it('says each year once', () => {
    const moments = ['2025', '2025', '2026'].map((year, index) => ({ key: String(index), name: '', short: '', year }));
    expect(yearsOf(moments)).toEqual([
      { year: '2025', first: 0, last: 1 },
      { year: '2026', first: 2, last: 2 },
    ]);
  });
});
