import { useMemo } from 'react';
import { FunnelPlot, type FunnelLimit } from '@pendapa/charts';
import { useLeadTo } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { AnswerTable, ChartPanel, useColumns, usePanelWords, type ChartProps } from '@pendapa/panels';
import type { Funnel } from '@pendapa/statistics';
import { NoteText, EmptyPanel } from '@pendapa/ui-layout';
import { messages } from '../../messages/units.ts';
import { mixes } from '../../questions/compliance-up3d.ts';
import { standingsOf, type MixMeasure, type Standing } from './standings.ts';
import { useKinds } from './use-kinds.ts';

type MixDrawing = ChartProps<MixMeasure, 'unit' | 'taxType'>;
const STEPS = 60;

/** Points of the funnel limits, from few to many obligations; denser where the curve bends. */
function limitsOf({ limits }: Funnel, counts: readonly number[], percent: (share: number) => string): readonly FunnelLimit[] {
  const [min, max] = [Math.min(...counts), Math.max(...counts)];
  const sizes = Array.from({ length: STEPS }, (_, index) => Math.round(min + (max - min) * (index / (STEPS - 1)) ** 2));
  return ([0.95, 0.998] as const).map((share) => ({
    key: String(share),
    label: percent(share),
    at: [...new Set(sizes)].map((x) => {
      const [low, high] = limits(share, x, share === 0.998);
      return { x, low, high };
    }),
  }));
}

function Plot({ read, description, height }: MixDrawing) {
  const t = useMessages(messages);
  const { count, percent, percentAxis } = read.format;
  const leadTo = useLeadTo('/compliance', 'unit');
  const known = useMemo(() => standingsOf(read), [read]);
  if (!known) return <EmptyPanel cause={t('funnel.none')} />;
  const { funnel, units } = known;
  return (
    <>
      <FunnelPlot
        points={units.map(({ code, name, obligations, rate, adjusted, standing }) => ({
          key: code,
          label: name,
          x: obligations,
          y: adjusted,
          named: standing !== 'within',
          tip: {
            title: name,
            rows: [
              { label: t('obligations'), text: count(obligations) },
              { label: t('rate'), text: t('funnel.point', { rate: percent(rate), adjusted: percent(adjusted) }) },
            ],
          },
        }))}
        limits={limitsOf(
          funnel,
          units.map(({ obligations }) => obligations),
          percent,
        )}
        centre={funnel.rate}
        x={{ title: t('obligations'), tick: count }}
        y={{ title: t('rate'), tick: percentAxis }}
        height={height}
        description={description}
        onSelect={leadTo}
      />
      <NoteText>{t('funnel.note', { rate: percent(funnel.rate) })}</NoteText>
    </>
  );
}

function UnitsTable({ read, description }: MixDrawing) {
  const t = useMessages(messages);
  const rows = standingsOf(read)?.units ?? [];
  const make = useColumns<Standing>();
  return (
    <AnswerTable
      caption={description}
      rows={rows}
      rowKey={({ code }) => code}
      columns={[
        make.name({ key: 'unit', header: t('unit'), text: ({ name }) => name }),
        make.count({ key: 'obligations', header: t('obligations'), value: ({ obligations }) => obligations }),
        make.percent({ key: 'adjusted', header: t('rate'), value: ({ adjusted }) => adjusted }),
        make.name({ key: 'standing', header: t('standing'), text: ({ standing }) => t(`standing.${standing}`) }),
      ]}
    />
  );
}

/** Funnel plot: units outside the limits of chance and of the usual spread between units. */
export function UnitFunnel() {
  const t = useMessages(messages);
  return (
    <ChartPanel
      words={usePanelWords(messages, 'funnel')}
      query={mixes(useKinds())}
      measure="obligations"
      height="large"
      sentence={(read) => {
        const outside = standingsOf(read)?.units.filter(({ standing }) => standing !== 'within');
        if (!outside) return null;
        return outside.length === 0 ? t('funnel.none') : t('funnel.outside', { units: outside.map(({ name }) => name).join(', ') });
      }}
      chart={(drawing) => <Plot {...drawing} />}
      table={(drawing) => <UnitsTable {...drawing} />}
    />
  );
}
