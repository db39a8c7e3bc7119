import { usePlanColumns, ChartPanel, useNarrow, usePanelWords, type Drawing } from '@pendapa/analysis';
import { BumpChart } from '@pendapa/charts';
import { monthEnd } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { EmptyPanel } from '@pendapa/ui-layout';
import { messages } from '../../messages/target-units.ts';
import { useUnitMonths, type Monthly } from './questions.ts';
import { standings } from './standings.ts';

const DEPTH = 10;

type Months = Drawing<Monthly, 'unit' | 'month'>;

function Ranks({ read, ...frame }: Months) {
  const t = useMessages(messages);
  const format = useFormat();
  const select = useNarrow()('unit');
  const known = standings(read.answer);
  if (known === null) return <EmptyPanel cause={t('ranks.oneMonth')} />;
  const named = (key: string) => ({ key, name: format.date(key), short: format.date(key), year: format.year(key) });
  return (
    <BumpChart
      {...frame}
      moments={[named(monthEnd(known.before)), named(known.now)]}
      lines={known.units.map(({ unit, ranks, ratios }) => ({
        key: unit ?? '',
        label: read.name('unit', { codes: { unit, month: null } }),
        ranks,
        exact: (index) => format.percent(ratios[index] ?? null, 2),
      }))}
      depth={DEPTH}
      onSelect={select}
    />
  );
}

/** Who left the furthest behind since the month before, and who joined them. */
export function UnitRanks() {
  const t = useMessages(messages);
  return (
    <ChartPanel
      words={usePanelWords(messages, 'ranks')}
      asked={useUnitMonths()}
      measure="plan"
      height="large"
      sentence={({ answer }) => {
        const known = standings(answer);
        if (known === null) return null;
        const among = (at: 0 | 1) => known.units.filter(({ ranks }) => (ranks[at] ?? Infinity) <= DEPTH);
        const left = among(0).filter(({ ranks }) => (ranks[1] ?? Infinity) > DEPTH).length;
        return t('ranks.sentence', { count: left, depth: among(0).length });
      }}
      chart={(drawing) => <Ranks {...drawing} />}
      columns={usePlanColumns()('unit')}
    />
  );
}
