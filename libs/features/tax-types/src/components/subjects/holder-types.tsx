import { AnswerPanel, drawn, PanelRow, rowsOf, share, useMemberName, type AnswerTo } from '@pendapa/analysis';
import { StackedBars } from '@pendapa/charts';
import { measureSpec, type Value } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/holders.ts';
import { messages as shared } from '../../messages/shared.ts';
import { SuppressedNote } from '../shared/suppressed-note.tsx';
import { hiddenIn } from '../shared/suppression.ts';
import { HolderTypeTable } from './holder-type-table.tsx';
import { useHolderTypes, type HolderMeasure } from './questions.ts';

type Answer = AnswerTo<HolderMeasure, 'taxType' | 'taxpayerKind'>;
type Shown = 'payers' | 'amount';

const KINDS = ['individual', 'corporate'] as const;

interface TypeRow {
  readonly tax: string | null;
  /** One for each of `KINDS`; null where it is not told, or where there are none. */
  readonly values: readonly Value[];
}

/** Of what is told; null where nothing is. */
function wholeOf(values: readonly Value[]): bigint | null {
  const known = values.flatMap((value) => (value === null ? [] : [BigInt(value)]));
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0n);
}

/** The kinds of each tax side by side, the largest tax first. */
export function kindsByTax(answer: Answer, measure: Shown): readonly TypeRow[] {
  const rows = rowsOf(answer);
  const taxes = [...new Set(rows.map(({ codes }) => codes.taxType))];
  const all = taxes.map((tax) => ({
    tax,
    values: KINDS.map((kind) => rows.find(({ codes }) => codes.taxType === tax && codes.taxpayerKind === kind)?.current[measure] ?? null),
  }));
  return all.sort((one, other) => Number((wholeOf(other.values) ?? -1n) - (wholeOf(one.values) ?? -1n)));
}

function Bars({ answer, measure }: { readonly answer: Answer; readonly measure: Shown }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const words = useMessages(shared);
  const hides = hiddenIn(answer) !== null;
  const { unit } = measureSpec('holders', measure);
  const bars = kindsByTax(answer, measure).map(({ tax, values }) => {
    const whole = wholeOf(values)?.toString() ?? null;
    return {
      key: tax ?? '',
      label: name(answer, 'taxType', tax),
      values: values.map(drawn),
      exact: (part: number) => format.valueExact(values[part] ?? null, unit),
      text: whole === null && hides ? words('suppressed') : format.value(unit === 'count' && whole !== null ? Number(whole) : whole, unit),
      detail: whole === null ? '\u00a0' : t('types.share', { share: format.percent(share(values[1] ?? null, whole)) }),
    };
  });
  return (
    <>
      <StackedBars
        bars={bars}
        parts={KINDS.map((kind) => t(`kind.${kind}`))}
        description={t(`types.${measure}.description`, { year: answer.period.to.slice(0, 4) })}
      />
      <SuppressedNote answer={answer} />
    </>
  );
}

function TypesPanel({ measure, height }: { readonly measure: Shown; readonly height: number }) {
  const t = useMessages(messages);
  return (
    <AnswerPanel
      title={t(`types.${measure}.title`)}
      asked={useHolderTypes()}
      measure={measure}
      height={height}
      view={{
        subtitle: ({ period }) => t('types.subtitle', { year: period.to.slice(0, 4) }),
        chart: (answer) => <Bars answer={answer} measure={measure} />,
        table: (answer) => <HolderTypeTable answer={answer} maxHeight={height} />,
      }}
    />
  );
}

/** Individuals and firms of each tax: how many pay, and beside it how much. */
export function HolderTypes({ height }: { readonly height: number }) {
  return (
    <PanelRow>
      <TypesPanel measure="payers" height={height} />
      <TypesPanel measure="amount" height={height} />
    </PanelRow>
  );
}
