import { QuadrantPlot } from '@pendapa/charts';
import { useCrossFilter } from '@pendapa/filters';
import { useFormat, useMessages } from '@pendapa/i18n';
import { AnswerRows, ChartPanel, usePanelWords, type ChartProps } from '@pendapa/panels';
import { EmptyPanel } from '@pendapa/ui-layout';
import { messages } from '../../messages/tax-types.ts';
import { quadrantsOf, type Quadrants } from './tax-figures.ts';
import { useTaxes, type TaxMeasure } from './taxes.ts';

interface Shown extends ChartProps<TaxMeasure, 'taxType'> {
  readonly quadrants: Quadrants;
}

function Plot({ read, quadrants: { averageShare, growth, taxes }, ...frame }: Shown) {
  const t = useMessages(messages);
  const { percent, percentChange } = read.format;
  const points = taxes.map(({ row, share, growth: grown, quadrant }) => {
    const title = read.name('taxType', row);
    const rows = [
      { label: t('quadrant.x'), text: percent(share, 2) },
      { label: t('quadrant.y'), text: percentChange(grown, 2) },
      { label: t('quadrant.class'), text: t(`quadrant.${quadrant}`) },
    ];
    return { key: row.codes.taxType ?? '', label: title, x: share, y: grown, tip: { title, rows } };
  });
  const tick = (value: number): string => percent(value, 0);
  return (
    <QuadrantPlot
      {...frame}
      points={points}
      x={{ title: t('quadrant.x'), tick, divide: averageShare }}
      y={{ title: t('quadrant.y'), tick, divide: growth }}
      names={{
        highHigh: t('quadrant.highHigh'),
        highLow: t('quadrant.highLow'),
        lowHigh: t('quadrant.lowHigh'),
        lowLow: t('quadrant.lowLow'),
      }}
      onSelect={useCrossFilter()('tax')}
    />
  );
}

function Classes({ quadrants: { taxes }, ...drawing }: Shown) {
  const t = useMessages(messages);
  return (
    <AnswerRows
      {...drawing}
      rows={taxes.map(({ row, ...placed }) => ({ ...row, ...placed }))}
      columns={({ dimensionColumn, make }) => [
        dimensionColumn('taxType'),
        make.name({ key: 'class', header: t('quadrant.class'), text: ({ quadrant }) => t(`quadrant.${quadrant}`) }),
        make.percent({ key: 'share', header: t('quadrant.x'), value: ({ share }) => share }),
        make.percent({ key: 'growth', header: t('quadrant.y'), value: ({ growth }) => growth }),
      ]}
    />
  );
}

/** Quadrants of taxes by share and growth. */
export function TaxQuadrants() {
  const t = useMessages(messages);
  const format = useFormat();
  const result = useTaxes();
  const known = result.answer && quadrantsOf(result.answer);
  const limits = { share: format.percent(known?.averageShare ?? null), growth: format.percentChange(known?.growth ?? null) };
  const renderView = (drawing: ChartProps<TaxMeasure, 'taxType'>, View: typeof Plot) =>
    known ? <View {...drawing} quadrants={known} /> : <EmptyPanel cause={t('quadrant.noComparison')} />;
  return (
    <ChartPanel
      words={usePanelWords(messages, 'quadrant', limits)}
      query={result}
      measure="realised"
      height="large"
      sentence={({ name }) => {
        const prime = known?.taxes.filter(({ quadrant }) => quadrant === 'highHigh').map(({ row }) => name('taxType', row));
        return prime?.length === 0 ? t('quadrant.noPrime') : t('quadrant.sentence', { names: prime?.join(', ') ?? null });
      }}
      chart={(drawing) => renderView(drawing, Plot)}
      table={(drawing) => renderView(drawing, Classes)}
    />
  );
}
