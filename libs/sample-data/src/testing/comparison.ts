/** One line of a calibration: target, result, and allowed difference. */
export interface Compared {
  readonly label: string;
  readonly expected: number;
  readonly actual: number;
  /** Absent if the lines of a table are tested as a whole. */
  readonly tolerance?: number;
}

const shown = (value: number): string => String(Math.round(value * 100) / 100);

export const difference = ({ expected, actual }: Compared): number => actual - expected;

/** Prints the lines, so that a run of the tests shows the sample's differences from its targets. */
export function printCompared(title: string, unit: string, lines: readonly Compared[]): void {
  const rows = lines.map((line) => [
    line.label,
    shown(line.expected),
    shown(line.actual),
    shown(difference(line)),
    line.tolerance === undefined ? '' : shown(line.tolerance),
  ]);
  const text = [['', `target ${unit}`, `got ${unit}`, 'difference', 'tolerance'], ...rows].map(
    ([label, ...cells]) => `${(label ?? '').padEnd(46)}${cells.map((cell) => cell.padStart(16)).join('')}`,
  );
  process.stdout.write(`\n${title}\n${text.join('\n')}\n`);
}

export const largestDifference = (lines: readonly Compared[]): number => Math.max(...lines.map((line) => Math.abs(difference(line))));

/** Names of the lines that differ from the target by more than allowed. */
export const outOfTolerance = (lines: readonly Compared[]): string[] =>
  lines.filter((line) => line.tolerance !== undefined && Math.abs(difference(line)) > line.tolerance).map(({ label }) => label);
