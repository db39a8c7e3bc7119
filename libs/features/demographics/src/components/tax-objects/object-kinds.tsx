import { ChartPanel, drawn, usePanelWords, type Asked, type Row } from '@pendapa/analysis';
import { RankedBars } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/tax-objects.ts';
import { KindRows } from './kind-rows.tsx';
import { useKinds, type KindDimension, type KindMeasure } from './questions.ts';

/** Rows that fit the panel. */
const FIRST = 6;

interface KindsProps<D extends KindDimension> {
  readonly asked: Asked<KindMeasure, D>;
  readonly tax: string;
  readonly kinds: readonly NoInfer<D>[];
  readonly height: number;
}

function Kinds<D extends KindDimension>({ asked, tax, kinds, height }: KindsProps<D>) {
  const t = useMessages(messages);
  const format = useFormat();
  const nameOf = ({ codes }: Row<KindMeasure, D>): string =>
    kinds.flatMap((kind) => (kind === 'taxType' ? [] : (codes[kind] ?? []))).join(' · ') || t('kinds.unknown');
  return (
    <ChartPanel<KindMeasure, D>
      words={usePanelWords(messages, 'kinds', { tax })}
      asked={asked}
      measure="baseValue"
      height={height}
      sentence={({ rows, share }) => {
        const [first] = rows;
        const held = first ? share('baseValue', first) : null;
        const objects = first ? share('registered', first) : null;
        return first && held !== null
          ? t('kinds.sentence', { name: nameOf(first), share: format.percent(held), objects: format.percent(objects) })
          : null;
      }}
      chart={({ read, description }) => (
        <RankedBars
          bars={read.rows.map((row) => ({
            key: JSON.stringify(row.codes),
            label: nameOf(row),
            value: drawn(row.current.baseValue),
            text: read.text('baseValue', row),
            exact: read.exact('baseValue', row),
            detail: t('kinds.detail', { count: read.text('registered', row), average: read.text('averageBase', row) }),
          }))}
          description={description}
          first={FIRST}
        />
      )}
      table={(drawing) => <KindRows {...drawing} kinds={kinds} />}
    />
  );
}

/** What there is of each kind, and in which use where that is stated, by the value that it holds. */
export function ObjectKinds({ height }: { readonly height: number }) {
  const { uses, classes, stated } = useKinds();
  if (!stated) return <Kinds {...classes} kinds={['taxType', 'objectClass']} height={height} />;
  return <Kinds {...uses} kinds={['taxType', 'objectClass', 'objectUse']} height={height} />;
}
