import { progressLine, progressPrinter } from './import-progress.ts';

// The language depends on the environment of the test; the figures do not.
const figures = (line: string): string[] => line.match(/\d[\d.,]*/g)?.map((text) => text.replace(/[.,]/g, '')) ?? [];

it('tells share, rows and, once the speed is known, the time that is left', () => {
  const reading = { step: 'read', done: 250, total: 1_000, rows: 1_234_567 } as const;
  expect(figures(progressLine(reading, 1_000))).toEqual(['25', '1234567']);
  // A quarter took 30 s, so three quarters take 90.
  expect(figures(progressLine(reading, 30_000))).toEqual(['25', '1234567', '1', '30']);
  expect(figures(progressLine({ ...reading, done: 1_000 }, 30_000))).toEqual(['100', '1234567']);
});

it('writes one line over and over for a person, and one line a step for a log', () => {
  const [watched, logged]: [string[], string[]] = [[], []];
  const printers = [
    progressPrinter({ isTTY: true, write: (text) => watched.push(text) }, () => 0),
    progressPrinter({ write: (text) => logged.push(text) }, () => 0),
  ];
  for (const print of printers) {
    print({ step: 'read', done: 1, total: 2, rows: 10 });
    print({ step: 'read', done: 2, total: 2, rows: 20 });
    print({ step: 'check', done: 0, total: 1, rows: 20 });
  }
  expect(watched).toHaveLength(3);
  expect(watched.every((line) => line.startsWith('\r') && !line.includes('\n'))).toBe(true);
  expect(logged).toHaveLength(2);
});
