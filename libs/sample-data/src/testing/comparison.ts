/** One line of a calibration: target, result, and allowed difference. */
export interface Compared {
  readonly what: string;
  readonly wanted: number;
  readonly got: number;
  /** Absent if the lines of a table are tested as a whole. */
  readonly within?: number;
}

const shown = (value: number): string => String(Math.round(value * 100) / 100);

export const difference = ({ wanted, got }: Compared): number => got - wanted;

/** Prints the lines, so that a run of the tests shows the sample's differences from its targets. */
export function printCompared(title: string, unit: string, lines: readonly Compared[]): void {
  const rows = lines.map((line) => [
    line.what,
    shown(line.wanted),
    shown(line.got),
    shown(difference(line)),
    line.within === undefined ? '' : shown(line.within),
  ]);
  const text = [['', `target ${unit}`, `got ${unit}`, 'difference', 'tolerance'], ...rows].map(
    ([what, ...cells]) => `${(what ?? '').padEnd(46)}${cells.map((cell) => cell.padStart(16)).join('')}`,
  );
  process.stdout.write(`\n${title}\n${text.join('\n')}\n`);
}

export const furthest = (lines: readonly Compared[]): number => Math.max(...lines.map((line) => Math.abs(difference(line))));

/** Names of the lines that differ from the target by more than allowed. */
export const beyond = (lines: readonly Compared[]): string[] =>
  lines.filter((line) => line.within !== undefined && Math.abs(difference(line)) > line.within).map(({ what }) => what);
