import { AnswerRows, ChartPanel, drawn, knownSum, membersIn, share, type PanelWords, type Reader } from '@pendapa/analysis';
import { StackedBars } from '@pendapa/charts';
import { measureSpec } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/holders.ts';
import { useHolderKinds, type HolderMeasure, type ShownOfHolders } from './questions.ts';

type Kinds = Reader<HolderMeasure, 'taxType' | 'taxpayerKind'>;
type KindRow = Kinds['rows'][number];

const KINDS = ['individual', 'corporate'] as const;

/** The rows of each tax, one for each of `KINDS` or none, the largest tax first. */
function kindsByTax({ rows }: Kinds, measure: ShownOfHolders) {
  const taxes = membersIn(rows, 'taxType').map((tax) => {
    const ofTax = rows.filter(({ codes }) => codes.taxType === tax);
    const kinds = KINDS.map((kind): KindRow | undefined => ofTax.find(({ codes }) => codes.taxpayerKind === kind));
    const values = kinds.map((row) => row?.current[measure] ?? null);
    return { key: tax ?? '', ofTax, values, whole: knownSum(values) };
  });
  return taxes.sort((one, other) => Number(other.whole ?? -1) - Number(one.whole ?? -1));
}

function Bars({ read, measure, description }: { readonly read: Kinds; readonly measure: ShownOfHolders; readonly description: string }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { unit } = measureSpec('holders', measure);
  const bars = kindsByTax(read, measure).flatMap(({ key, ofTax: [first], values, whole: sum }) => {
    if (!first) return [];
    return {
      key,
      label: read.name('taxType', first),
      values: values.map(drawn),
      hidden: read.hidden(measure, first),
      exact: (part: number) => format.valueExact(values[part] ?? null, unit),
      // Nothing is told of the tax: its rows say why.
      text: sum === null ? read.text(measure, first) : format.value(sum, unit),
      detail: sum === null ? t('kinds.together') : t('kinds.share', { share: format.percent(share(values[1] ?? null, sum)) }),
    };
  });
  return <StackedBars bars={bars} parts={KINDS.map((kind) => t(`kind.${kind}`))} description={description} />;
}

/** Individuals and firms of each tax. */
export function KindsPanel({ words, measure }: { readonly words: PanelWords; readonly measure: ShownOfHolders }) {
  const t = useMessages(messages);
  return (
    <ChartPanel
      words={words}
      asked={useHolderKinds()}
      measure={measure}
      height="large"
      chart={({ read, description }) => <Bars read={read} measure={measure} description={description} />}
      table={(drawing) => <AnswerRows {...drawing} description={t('kinds.caption', { year: drawing.read.said.year })} />}
    />
  );
}
