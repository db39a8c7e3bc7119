import { AnswerRows, ChartPanel, useNarrow, usePanelWords, type Drawing } from '@pendapa/analysis';
import { QuadrantPlot } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { EmptyPanel } from '@pendapa/ui-layout';
import { messages } from '../../messages/tax-types.ts';
import { useTaxName } from './former-names.tsx';
import { useTaxes, type TaxMeasure } from './questions.ts';
import { quadrantsOf, type Quadrants } from './tax-figures.ts';

interface Shown extends Drawing<TaxMeasure, 'taxType'> {
  readonly quadrants: Quadrants;
}

function Plot({ read, quadrants: { averageShare, growth, taxes }, description, height }: Shown) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useTaxName();
  const points = taxes.map(({ row, share, growth: grown, quadrant }) => {
    const label = name(read.answer, row.codes.taxType);
    const rows = [
      { label: t('quadrant.x'), text: format.percent(share, 2) },
      { label: t('quadrant.y'), text: format.change(grown, 2) },
      { label: t('quadrant.class'), text: t(`quadrant.${quadrant}`) },
    ];
    return { key: row.codes.taxType ?? '', label, x: share, y: grown, tip: { title: label, rows } };
  });
  const tick = (value: number): string => format.percent(value, 0);
  const names = (['highHigh', 'highLow', 'lowHigh', 'lowLow'] as const).map((quadrant) => [quadrant, t(`quadrant.${quadrant}`)]);
  return (
    <QuadrantPlot
      points={points}
      x={{ title: t('quadrant.x'), tick, divide: averageShare }}
      y={{ title: t('quadrant.y'), tick, divide: growth }}
      names={Object.fromEntries(names)}
      height={height}
      description={description}
      onSelect={useNarrow()('tax')}
    />
  );
}

function Classes({ quadrants: { taxes }, ...drawing }: Shown) {
  const t = useMessages(messages);
  const name = useTaxName();
  const rows = taxes.map(({ row, ...placed }) => ({ ...row, ...placed }));
  return (
    <AnswerRows
      {...drawing}
      rows={rows}
      columns={({ by, make }) => [
        by('taxType', ({ codes }) => name(drawing.read.answer, codes.taxType)),
        make.name({ key: 'class', header: t('quadrant.class'), text: ({ quadrant }) => t(`quadrant.${quadrant}`) }),
        make.percent({ key: 'share', header: t('quadrant.x'), value: ({ share }) => share }),
        make.percent({ key: 'growth', header: t('quadrant.y'), value: ({ growth }) => growth }),
      ]}
    />
  );
}

/** Which taxes are large, which grow, and which do neither. */
export function TaxQuadrants() {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useTaxName();
  const asked = useTaxes();
  const known = asked.answer && quadrantsOf(asked.answer);
  const words = usePanelWords(messages, 'quadrant', {
    share: format.percent(known?.averageShare ?? null),
    growth: format.change(known?.growth ?? null),
  });
  const drawn = (drawing: Drawing<TaxMeasure, 'taxType'>, View: typeof Plot) => {
    const quadrants = quadrantsOf(drawing.read.answer);
    return quadrants ? <View {...drawing} quadrants={quadrants} /> : <EmptyPanel cause={t('quadrant.noComparison')} />;
  };
  return (
    <ChartPanel
      words={words}
      asked={asked}
      measure="realised"
      height="large"
      sentence={({ answer }) => {
        const prime = quadrantsOf(answer)?.taxes.filter(({ quadrant }) => quadrant === 'highHigh');
        if (!prime) return null;
        const names = prime.map(({ row }) => name(answer, row.codes.taxType)).join(', ');
        return names === '' ? t('quadrant.noPrime') : t('quadrant.sentence', { names });
      }}
      chart={(drawing) => drawn(drawing, Plot)}
      table={(drawing) => drawn(drawing, Classes)}
    />
  );
}
