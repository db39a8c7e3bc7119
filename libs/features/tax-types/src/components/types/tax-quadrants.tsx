import { AnswerPanel, AnswerTable, useColumns, useFilters } from '@pendapa/analysis';
import { QuadrantPlot } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { EmptyPanel } from '@pendapa/ui-layout';
import { messages as shared } from '../../messages/shared.ts';
import { messages } from '../../messages/tax-types.ts';
import { useTaxName } from './former-names.tsx';
import { useTaxes, type TaxAnswer } from './questions.ts';
import { quadrantsOf, type Placed, type Quadrants } from './tax-figures.ts';

interface Shown {
  readonly answer: TaxAnswer;
  readonly quadrants: Quadrants;
  readonly height: number;
}

function Plot({ answer, quadrants: { averageShare, growth, taxes }, height }: Shown) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useTaxName();
  const { change } = useFilters();
  const points = taxes.map(({ row, share, growth: grown, quadrant }) => {
    const label = name(answer, row.codes.taxType);
    const rows = [
      { label: t('quadrant.x'), text: format.percent(share, 2) },
      { label: t('quadrant.y'), text: format.change(grown, 2) },
      { label: t('quadrant.class'), text: t(`quadrant.${quadrant}`) },
    ];
    return { key: row.codes.taxType ?? '', label, x: share, y: grown, tip: { title: label, rows } };
  });
  const tick = (value: number): string => format.percent(value, 0);
  return (
    <QuadrantPlot
      points={points}
      x={{ title: t('quadrant.x'), tick, divide: averageShare }}
      y={{ title: t('quadrant.y'), tick, divide: growth }}
      names={{
        highHigh: t('quadrant.highHigh'),
        highLow: t('quadrant.highLow'),
        lowHigh: t('quadrant.lowHigh'),
        lowLow: t('quadrant.lowLow'),
      }}
      height={height}
      description={t('quadrant.description', { period: format.period(answer.period) })}
      onSelect={(code) => change({ tax: [code] })}
    />
  );
}

function QuadrantTable({ answer, quadrants: { taxes }, height }: Shown) {
  const t = useMessages(messages);
  const words = useMessages(shared);
  const format = useFormat();
  const name = useTaxName();
  const columns = useColumns<Placed>(taxes);
  return (
    <AnswerTable
      caption={t('quadrant.description', { period: format.period(answer.period) })}
      rows={taxes}
      rowKey={({ row }) => row.codes.taxType ?? ''}
      maxHeight={height}
      columns={[
        columns.name({ key: 'taxType', header: words('taxType'), text: ({ row }) => name(answer, row.codes.taxType) }),
        columns.name({ key: 'class', header: t('quadrant.class'), text: ({ quadrant }) => t(`quadrant.${quadrant}`) }),
        columns.percent({ key: 'share', header: t('quadrant.x'), value: ({ share }) => share }),
        columns.percent({ key: 'growth', header: t('quadrant.y'), value: ({ growth }) => growth }),
      ]}
    />
  );
}

/** Which taxes are large, which grow, and which do neither. */
export function TaxQuadrants({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useTaxName();
  const asked = useTaxes();
  return (
    <AnswerPanel
      title={t('quadrant.title')}
      asked={asked}
      measure="realised"
      height={height}
      view={{
        subtitle: (answer) => {
          const quadrants = quadrantsOf(answer);
          return t('quadrant.subtitle', {
            period: format.period(answer.period),
            share: format.percent(quadrants?.averageShare ?? null),
            growth: format.change(quadrants?.growth ?? null),
          });
        },
        sentence: (answer) => {
          const quadrants = quadrantsOf(answer);
          const prime = quadrants?.taxes.filter(({ quadrant }) => quadrant === 'highHigh') ?? [];
          if (!quadrants) return null;
          const names = prime.map(({ row }) => name(answer, row.codes.taxType)).join(', ');
          return names === '' ? t('quadrant.noPrime') : t('quadrant.sentence', { names });
        },
        chart: (answer) => {
          const quadrants = quadrantsOf(answer);
          return quadrants ? <Plot answer={answer} quadrants={quadrants} height={height} /> : <NoComparison />;
        },
        table: (answer) => {
          const quadrants = quadrantsOf(answer);
          return quadrants ? <QuadrantTable answer={answer} quadrants={quadrants} height={height} /> : <NoComparison />;
        },
      }}
    />
  );
}

function NoComparison() {
  return <EmptyPanel cause={useMessages(messages)('quadrant.noComparison')} />;
}
