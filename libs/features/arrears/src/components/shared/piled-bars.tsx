import { drawn, type Drawing, type Row } from '@pendapa/analysis';
import { StackedBars } from '@pendapa/charts';
import { measureSpec, type Texts, type Unit, type Value } from '@pendapa/contracts';
import { useFormat, useText } from '@pendapa/i18n';

interface PiledBarsProps<M extends string, D extends string> extends Drawing<M, D> {
  readonly by: NoInfer<D>;
  /** What a bar is made of, and the codes of its parts in their order. */
  readonly part: NoInfer<D>;
  readonly parts: Readonly<Record<string, Texts>>;
  /** Of what adds up. */
  readonly measure: NoInfer<M>;
  /** From the largest unless it says otherwise. */
  readonly order?: 'largest' | 'given';
  readonly name?: (code: string) => string;
  readonly detail?: (code: string | null) => string;
  readonly onSelect?: (code: string) => void;
}

/** Exact: money is text, whatever is counted a number. */
function added(values: readonly Value[], unit: Unit): Value {
  if (values.includes(null)) return null;
  if (unit !== 'money') return values.reduce<number>((sum, value) => sum + Number(value), 0);
  return String(values.reduce((sum, value) => sum + BigInt(value ?? 0), 0n));
}

/** Members as bars, each piled up by what it is made of. */
export function PiledBars<M extends string, D extends string>({
  read,
  by,
  part,
  parts,
  measure,
  description,
  height,
  order = 'largest',
  name,
  detail,
  onSelect,
}: PiledBarsProps<M, D>) {
  const text = useText();
  const format = useFormat();
  const { unit } = measureSpec(read.subject, measure);
  const members = new Map<string | null, Row<M, D>[]>();
  for (const row of read.rows) members.set(row.codes[by], [...(members.get(row.codes[by]) ?? []), row]);
  const nameOf = (code: string | null, row: Row<M, D> | undefined): string => {
    if (name && code !== null) return name(code);
    return row ? read.name(by, row) : '';
  };
  const bars = [...members].map(([code, rows]) => {
    const of = (one: string): Value => {
      const found = rows.find(({ codes }) => codes[part] === one);
      return found ? found.current[measure] : added([], unit);
    };
    const values = Object.keys(parts).map(of);
    const whole = added(
      rows.map(({ current }) => current[measure]),
      unit,
    );
    return {
      key: code ?? '',
      label: nameOf(code, rows[0]),
      values: values.map(drawn),
      whole: drawn(whole) ?? 0,
      exact: (index: number) => format.valueExact(values[index] ?? null, unit),
      text: format.value(whole, unit),
      detail: detail?.(code),
    };
  });
  if (order === 'largest') bars.sort((a, b) => b.whole - a.whole);
  const names = Object.values(parts).map((name) => text(name));
  return <StackedBars bars={bars} parts={names} description={description} onSelect={onSelect} room={height} />;
}
