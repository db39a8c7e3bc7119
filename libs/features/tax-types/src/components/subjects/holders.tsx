import { StackedBars } from '@pendapa/charts';
import { measureSpec } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { ChartPanel, RankedPanel, usePanelWords, type Reader } from '@pendapa/panels';
import { byLargest, toPlotValue, isKnown, membersIn, missing, NO_ROWS, share, sum } from '@pendapa/query';
import { messages } from '../../messages/subjects.ts';
import { holderKinds, holderTypes } from '../../questions/tax-subjects.ts';

interface HoldersProps {
  /** Counts payers or sums their payments. */
  readonly measure: 'payers' | 'amount';
}

/** Holders by tax, largest first. */
export function HolderTypes({ measure }: HoldersProps) {
  const t = useMessages(messages);
  return (
    <RankedPanel
      words={{ ...usePanelWords(messages, measure), subtitle: ({ year }) => t('together.subtitle', { year }) }}
      query={holderTypes}
      measure={measure}
      by="taxType"
      height="large"
      rows={({ rows }) => rows.toSorted((a, b) => byLargest(a.current[measure], b.current[measure]))}
    />
  );
}

const KINDS = ['individual', 'corporate'] as const;

/** Groups rows by tax with one value for each of `KINDS`, largest tax first. */
function kindsByTax({ rows }: Reader<(typeof holderKinds.measures)[number], 'taxType' | 'taxpayerKind'>, measure: HoldersProps['measure']) {
  const taxes = membersIn(rows, 'taxType').map((tax) => {
    const ofTax = rows.filter(({ codes }) => codes.taxType === tax);
    const values = KINDS.map((kind) => ofTax.find(({ codes }) => codes.taxpayerKind === kind)?.current[measure] ?? missing(NO_ROWS));
    return { key: tax ?? '', ofTax, values, whole: sum(values) };
  });
  return taxes.sort((a, b) => byLargest(a.whole, b.whole));
}

/** Holders by tax and kind of taxpayer. */
export function HolderKinds({ measure }: HoldersProps) {
  const t = useMessages(messages);
  const { unit } = measureSpec('holders', measure);
  return (
    <ChartPanel
      words={{ ...usePanelWords(messages, measure), subtitle: ({ year }) => t('apart.subtitle', { year }) }}
      query={holderKinds}
      measure={measure}
      height="large"
      chart={({ read, description }) => (
        <StackedBars
          bars={kindsByTax(read, measure).flatMap(({ key, ofTax: [first], values, whole }) => {
            if (!first) return [];
            return {
              key,
              label: read.name('taxType', first),
              values: values.map(toPlotValue),
              hidden: read.hidden(measure, first),
              exact: (part: number) => read.figureTextExact(values[part] ?? null, unit),
              text: read.figureText(whole, unit),
              detail: isKnown(whole)
                ? t('kinds.share', { share: read.format.percent(share(values[1] ?? null, whole)) })
                : t('kinds.together'),
            };
          })}
          parts={KINDS.map((kind) => t(`kind.${kind}`))}
          description={description}
        />
      )}
    />
  );
}
