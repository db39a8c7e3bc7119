import { AnswerRows, ChartPanel, drawn, PanelRow, share, usePanelWords, type PanelWords, type Reader } from '@pendapa/analysis';
import { CHART_HEIGHTS, StackedBars } from '@pendapa/charts';
import { measureSpec, type Value } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/holders.ts';
import { useHolderTypes, type HolderMeasure } from './questions.ts';

type Types = Reader<HolderMeasure, 'taxType' | 'taxpayerKind'>;
type Shown = 'payers' | 'amount';
type TypeRow = Types['rows'][number];

const KINDS = ['individual', 'corporate'] as const;

/** Of what is told; null where nothing is. */
function wholeOf(values: readonly Value[]): bigint | null {
  const known = values.flatMap((value) => (value === null ? [] : [BigInt(value)]));
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0n);
}

/** The rows of each tax, one for each of `KINDS` or none, the largest tax first. */
function kindsByTax({ rows }: Types, measure: Shown) {
  const taxes = [...new Set(rows.map(({ codes }) => codes.taxType))].map((tax) => {
    const ofTax = rows.filter(({ codes }) => codes.taxType === tax);
    const kinds = KINDS.map((kind): TypeRow | undefined => ofTax.find(({ codes }) => codes.taxpayerKind === kind));
    const values = kinds.map((row) => row?.current[measure] ?? null);
    return { key: tax ?? '', ofTax, values, whole: wholeOf(values) };
  });
  return taxes.sort((one, other) => Number((other.whole ?? -1n) - (one.whole ?? -1n)));
}

function Bars({ read, measure, description }: { readonly read: Types; readonly measure: Shown; readonly description: string }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { unit } = measureSpec('holders', measure);
  const bars = kindsByTax(read, measure).flatMap(({ key, ofTax: [first], values, whole }) => {
    if (!first) return [];
    const sum = unit === 'count' && whole !== null ? Number(whole) : (whole?.toString() ?? null);
    return {
      key,
      label: read.name('taxType', first),
      values: values.map(drawn),
      exact: (part: number) => format.valueExact(values[part] ?? null, unit),
      // Nothing is told of the tax: its rows say why.
      text: sum === null ? read.text(measure, first) : format.value(sum, unit),
      detail: sum === null ? '\u00a0' : t('types.share', { share: format.percent(share(values[1] ?? null, sum)) }),
    };
  });
  return <StackedBars bars={bars} parts={KINDS.map((kind) => t(`kind.${kind}`))} description={description} />;
}

function TypesPanel({ words, measure }: { readonly words: PanelWords; readonly measure: Shown }) {
  const t = useMessages(messages);
  return (
    <ChartPanel
      words={words}
      asked={useHolderTypes()}
      measure={measure}
      height={CHART_HEIGHTS.large}
      chart={({ read, description }) => <Bars read={read} measure={measure} description={description} />}
      table={(drawing) => <AnswerRows {...drawing} description={t('types.caption', { year: drawing.read.said.year })} />}
    />
  );
}

/** Individuals and firms of each tax: how many pay, and beside it how much. */
export function HolderTypes() {
  return (
    <PanelRow>
      <TypesPanel words={usePanelWords(messages, 'types.payers')} measure="payers" />
      <TypesPanel words={usePanelWords(messages, 'types.amount')} measure="amount" />
    </PanelRow>
  );
}
