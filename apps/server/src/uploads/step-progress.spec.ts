import { StepProgress } from './step-progress.ts';

const READ = { step: 'read', total: 1_000, rows: 50 } as const;

it('says nothing while a step waits, and no rest before two seconds', () => {
  let now = 0;
  const progress = new StepProgress(1_000, () => now);
  expect(progress.current()).toBeNull();
  progress.begin();
  progress.take({ ...READ, done: 250 });
  now = 1_999;
  expect(progress.current()).toEqual({ done: 250, total: 1_000, rows: 50, seconds: 1, secondsLeft: null });
});

it('works out the rest from the speed so far: a quarter in 10 seconds leaves 30', () => {
  let now = 5_000;
  const progress = new StepProgress(1_000, () => now);
  progress.begin();
  progress.take({ ...READ, done: 250 });
  now = 15_000;
  expect(progress.current()).toMatchObject({ seconds: 10, secondsLeft: 30 });
});

it('says no rest once the file is read, because checks have no known length', () => {
  let now = 0;
  const progress = new StepProgress(1_000, () => now);
  progress.begin();
  now = 10_000;
  progress.take({ step: 'check', done: 0, total: 1, rows: 80 });
  expect(progress.current()).toEqual({ done: 1_000, total: 1_000, rows: 80, seconds: 10, secondsLeft: null });
});
